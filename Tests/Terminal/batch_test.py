"""Commands without a prompt: checks 14 to 19."""

import fcntl
import itertools
import json
import os
import re
import signal
import subprocess
import termios
import time

from terminal import EASEL, SLACK, Folder, Session, environment, until


def run(*arguments, program=(EASEL,), text=None, home="/nonexistent", cwd="/", **changes):
    """Runs Easel with pipes: exit status, standard output, standard error."""
    done = subprocess.run([*program, *arguments], input=text, capture_output=True, timeout=20 * SLACK, cwd=cwd,
                          env=environment(home, **changes), text=True, errors="surrogateescape")
    return done.returncode, done.stdout, done.stderr


def test_a_pipe_brings_no_prompt_no_echo_and_no_escape():
    status, output, errors = run(text="1234 + 1\nplay .linear(duration: 2)\n")
    assert status == 0 and errors == ""
    assert output.startswith("1235\n") and "\x1b" not in output and "easel" not in output


def test_every_way_in_gives_the_same():
    with Folder() as folder:
        script = "1000 + 1\nplay .linear(duration: 2)\n2000 + 2\n"
        path = os.path.join(folder, "script.easel")
        with open(path, "w") as file:
            file.write(script)
        results = [
            run("-c", script),
            run("-c", "1000 + 1", "-c", "play .linear(duration: 2)", "-c", "2000 + 2"),
            run(path),
            run("-", text=script),
            run(text=script),
            run("-c", f'run "{path}"'),
            run("-c", 'run "script.easel"', cwd=folder),
            run("-c", 'run "/dev/stdin"', text=script),
        ]
        assert results[0][0] == 0 and results[0][1].startswith("1001\n")
        assert all(result == results[0] for result in results), results


def test_an_error_names_its_place_and_stops_the_script():
    with Folder() as folder:
        path = os.path.join(folder, "script.easel")
        with open(path, "w") as file:
            file.write("1000 + 1\n  bad 1\n2000 + 2\n")
        for status, output, errors in (run(path), run("-", text=open(path).read()), run(text=open(path).read())):
            assert status == 1
            assert output == "1001\n"
            name = re.escape(path) if path in errors else "standard input"
            assert re.match(rf"{name}:2:\d+: error: .*\n.*bad 1\n *\^", errors), errors
            assert "\x1b" not in errors


def test_keep_going_goes_on_and_still_fails():
    status, output, errors = run("--keep-going", text="1000 + 1\nbad 1\n2000 + 2\n")
    assert (status, output) == (1, "1001\n2002\n") and errors.count("error:") == 1


def test_results_come_line_by_line_from_a_pipe_that_stays_open():
    with subprocess.Popen([EASEL], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment("/nonexistent")) as easel:
        for index in range(3):
            easel.stdin.write(b"%d + 1\n" % (1000 + index))
            easel.stdin.flush()
            assert easel.stdout.readline() == b"%d\n" % (1001 + index)
        easel.stdin.close()
        assert easel.wait(5 * SLACK) == 0


def test_a_text_may_be_open_over_several_writes_and_lines_are_counted():
    with subprocess.Popen([EASEL], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment("/nonexistent")) as easel:
        for part in (b"state isOn = false\n", b"view Card {\n", b"scale = isOn ? 1 : 0.5\n", b"}\n", b"bad 1\n"):
            easel.stdin.write(part)
            easel.stdin.flush()
            time.sleep(0.03)
        output, errors = easel.communicate(timeout=5 * SLACK)
        assert output == b"" and b"standard input:5:1: error:" in errors, errors


def arriving(*parts, answers=(), arguments=()):
    """What comes of a text that arrives in parts, each when the one before was read and has had its answer."""
    with subprocess.Popen([EASEL, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          env=environment("/nonexistent")) as easel:
        said = b""
        for part, answer in itertools.zip_longest(parts, answers, fillvalue=""):
            easel.stdin.write(part.encode())
            easel.stdin.flush()
            until(lambda: fcntl.ioctl(easel.stdin, termios.FIONREAD, bytes(4)) == bytes(4), "its reader")
            said += os.read(easel.stdout.fileno(), len(answer)) if answer else b""
            # What prints nothing cannot be seen to have been done.
            time.sleep(0 if answer else 0.02)
        output, errors = easel.communicate(timeout=10 * SLACK)
        return (said + output).decode(), errors.decode()


def test_a_text_does_the_same_however_slowly_it_arrives():
    for parts in (
        ("let q = .bouncy\n", ".delay(1)\n", "show q\n"),
        ("state a = false; state b = 1\n", "if a { b = 2 }\n", "else { b = 3 }\n", "b\n"),
        ("let c = 1 == 2 ? 3\n", ": 4\n", "c\n"),
        ("play .bouncy\n", ".smooth\n"),
        ("state a = 1\nview V {\n", "scale = a\n", "}\n", ".animation(.bouncy, value: a)\n", "show V\n"),
        ("view V {\n", "scale : 1\n", "n = 42\n", "}\n", "7\n"),
        ("1 ", "+", " 2\n"),
        ("/* list\n", "state a = 1 */\n", "let b = 2\n", "show b\n"),
        ("state a = 1\nview V {\n", "scale = 1)\n", "a = 2\n", "}\n", "a\n"),
        ("keyframes K { x = 1 {\n", "CubicKeyframe(2, duration: 0.2))\n", "a = 2\n", "} }\n", "7\n"),
        ("foo\rbar\n", "baz\n"),
    ):
        arguments = ("--plain", "--keep-going")
        assert arriving(*parts, arguments=arguments) == arriving("".join(parts), arguments=arguments), parts


def test_a_line_that_comes_after_the_answer_is_told_why_it_is_refused():
    output, errors = arriving("1\n", "+ 2\n", answers=("1\n",))
    assert output == "1\n" and errors.startswith("standard input:2:1: error: this line goes on with the one before"), errors


def cut(lines, answer):
    """Reads some lines that stand in a long text where one share of it ends and the next begins."""
    share = 1 << 20
    for before in (1, 2, 9, 10):
        filler = "// " + "x" * (share - before - 4) + "\n"
        status, output, errors = run(text=filler + lines + filler + lines)
        assert (status, errors) == (0, "") and output.split() == [answer, answer], (lines, before, output)


def test_a_long_text_is_not_cut_in_a_value():
    cut("1\n+ 2\n", "3")


def test_a_long_text_is_not_cut_in_a_definition():
    cut("let q = 3\n+ 4\nq\n", "7")


def test_a_long_text_is_not_cut_in_a_block():
    cut("view V {\nscale = 1\n}\n9\n", "9")


def test_head_is_quiet():
    script = "for i in $(seq 20000); do echo \"$i + 1\"; done | \"$EASEL\" | head -1"
    done = subprocess.run(["bash", "-c", script], capture_output=True, timeout=20 * SLACK,
                          env=environment("/nonexistent", EASEL=EASEL), text=True)
    assert (done.stdout, done.stderr) == ("2\n", "")


def test_no_escape_where_none_is_wanted():
    for arguments, changes in (
        ((), {"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}),
        (("--color", "never"), {"CLICOLOR_FORCE": "1"}),
        ((), {"TERM": "dumb"}),
        ((), {}),
    ):
        for command in ("help", "bad 1", "plot .bouncy", "play .bouncy"):
            _, output, errors = run(*arguments, "-c", command, **changes)
            assert "\x1b" not in output + errors, (arguments, changes, command)


def test_colour_where_it_is_asked_for():
    for arguments, changes in ((("--color", "always"), {"NO_COLOR": "1"}), ((), {"CLICOLOR_FORCE": "1"})):
        assert "\x1b[" in run(*arguments, "-c", "plot .bouncy", **changes)[1]
        assert "\x1b[" not in run(*arguments, "--json", "-c", "1234 + 1", **changes)[1]


def test_closed_descriptors_do_not_crash():
    for redirection in ("<&-", ">&-", "2>&-", "<&- >&- 2>&-"):
        for arguments in ("", "-c '1234 + 1'", "-c 'bad 1'"):
            done = subprocess.run(["bash", "-c", f'"$EASEL" {arguments} {redirection} < /dev/null' if "<&-" not in redirection
                                   else f'"$EASEL" {arguments} {redirection}'],
                                  capture_output=True, timeout=20 * SLACK, env=environment("/nonexistent", EASEL=EASEL))
            assert done.returncode in (0, 1), (redirection, arguments, done)


def test_a_full_disk_is_said_and_fails():
    with open("/dev/full", "w") as full:
        done = subprocess.run([EASEL, "-c", "1234 + 1"], stdout=full, stderr=subprocess.PIPE, timeout=20 * SLACK,
                              env=environment("/nonexistent"))
    assert done.returncode == 1 and b"disk is full" in done.stderr


def test_bytes_that_are_no_text_are_named():
    with Folder() as folder:
        path = os.path.join(folder, "script.easel")
        with open(path, "wb") as file:
            file.write("1000 + 1\n// é ".encode() + b"\xff\n")
        status, _, errors = run(path)
        assert status == 1 and errors.startswith(f"{path}:2:6: error: byte FF is not UTF-8"), errors


def test_what_is_no_file_is_refused():
    with Folder() as folder:
        os.mkfifo(os.path.join(folder, "pipe"))
        for name in ("missing", "", "pipe", "/dev/zero"):
            status, output, errors = run(os.path.join(folder, name))
            assert status == 1 and output == "" and errors.startswith("easel: "), (name, errors)


def test_interrupt_ends_a_script_by_the_signal():
    with subprocess.Popen([EASEL], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment("/nonexistent")) as easel:
        easel.stdin.write(b"1000 + 1\n")
        easel.stdin.flush()
        easel.stdout.readline()
        easel.send_signal(signal.SIGINT)
        assert easel.wait(5 * SLACK) == -signal.SIGINT


def test_only_ascii_leaves_in_the_c_locale():
    for locale in ({"LC_ALL": "C"}, {"LANG": "POSIX"}, {"LC_ALL": None, "LC_CTYPE": "C", "LANG": "C.UTF-8"}):
        for command in ("plot .bouncy", "play .bouncy", "help", "bad é"):
            _, output, errors = run("-c", command, **locale)
            assert (output + errors).isascii(), (locale, command)


def test_a_locale_that_is_not_installed_counts_as_utf_8():
    for locale in ({"LANG": None}, {"LANG": "xx_XX"}, {"LANG": "xx_XX.UTF-8"}, {"LC_ALL": "", "LANG": "C.UTF-8"}):
        assert not run("-c", "plot .bouncy", **locale)[1].isascii(), locale


def test_the_command_line_itself_can_be_wrong():
    status, output, errors = run("--no-such-option")
    assert status == 2 and output == "" and errors != ""
    status, output, errors = run("--version")
    assert status == 0 and output != "" and errors == ""


def test_of_several_commands_a_fault_says_which_it_is_in():
    assert run("-c", "bad 1")[2].startswith("-c:1:1: error:")
    assert run("-c", "1", "-c", "2\nbad 1")[2].startswith("-c 2:2:1: error:")
    assert json.loads(run("--json", "-c", "bad 1", "-c", "2")[1])["error"]["file"] == "-c 1"


def test_fewer_steps_than_are_to_be_undone_are_a_fault():
    status, _, errors = run("-c", "state a = 1; undo 99999999999999999999")
    assert status == 1 and "only 1 step to undo" in errors and "type: undo 1" in errors, errors


def test_behind_a_check_the_prompt_does_what_is_typed():
    with Session("--check", "-i", "-c", "state a = 1") as easel:
        easel.wait_prompt()
        easel.run("a = 2")
        assert "\n2\n" in easel.run("a")
        easel.send("quit\r")
        assert easel.ended() == 0


def test_checking_finds_every_fault_of_every_file_in_one_pass_and_runs_nothing():
    with Folder() as folder:
        for name in ("a.easel", "b.easel"):
            with open(os.path.join(folder, name), "w") as file:
                file.write("state a = fales\nview V {\n  x = 1 +\n  y = q\n}\nexpect 1 == 2\nplto .bouncy\n3\n")
        places = [f"{name}:{line}" for name in ("a.easel", "b.easel") for line in (1, 3, 4, 7)]
        status, output, errors = run("--check", "a.easel", "b.easel", cwd=folder)
        assert (status, output) == (1, "")
        assert re.findall(r"^(.*?:\d+):\d+: error:", errors, re.M) == places, errors
        status, output, errors = run("--check", "--json", "a.easel", "b.easel", cwd=folder)
        faults = [json.loads(line)["error"] for line in output.splitlines()]
        assert [f"{fault['file']}:{fault['line']}" for fault in faults] == places
        assert run("--check", "-", text="nothing\nnothing\n")[2].count("error:") == 2


def test_an_expectation_that_does_not_hold_ends_a_script_and_shows_the_place():
    with Folder() as folder:
        path = os.path.join(folder, "check.easel")
        with open(path, "w") as file:
            file.write("expect .linear(duration: 1) at 0.5 == 0.5\nexpect overshoot(.linear(duration: 1)) > 1%\n3\n")
        status, output, errors = run("check.easel", cwd=folder)
        assert (status, output) == (1, "")
        assert errors.startswith("check.easel:2:8: error: overshoot(.linear(duration: 1)) is 0 %, expected more than 1 %")
        assert all(len(line) <= 80 for line in errors.splitlines()[1:]) and len(errors.splitlines()) > 8
        assert "\x1b" not in errors
        plain = run("--plain", "check.easel", cwd=folder)[2]
        assert len(plain.splitlines()) == 3
        ascii_only = run("check.easel", cwd=folder, LC_ALL="C")[2]
        assert ascii_only.isascii() and len(ascii_only.splitlines()) > 8
        output = run("--json", "--keep-going", "check.easel", cwd=folder)[1]
        results = [json.loads(line) for line in output.splitlines()]
        assert [list(result)[0] for result in results] == ["command", "command", "error", "command"]
        assert [result.get("ok") for result in results] == [True, False, None, None]
        assert results[1]["actual"] == 0 and results[1]["expected"] == 0.01


def test_faults_outside_every_statement_are_told_in_JSON_too():
    with Folder() as folder:
        with open(os.path.join(folder, "broken.easel"), "wb") as file:
            file.write(b"state a = 1\nab\xff\n")
        status, output, errors = run("--json", "--keep-going", "broken.easel", "nothing.easel", "-c", "3", cwd=folder)
        faults = [json.loads(line).get("error") for line in output.splitlines()]
        assert status == 1 and errors.count("error:") == 2
        assert (faults[0]["id"], faults[0]["file"], faults[0]["line"], faults[0]["column"]) == ("not-text", "broken.easel", 2, 3)
        with open(os.path.join(folder, "picture.easel"), "wb") as file:
            file.write(b"\x89PNG\r\n\0\0")
        assert run("--check", "picture.easel", cwd=folder) == (1, "", "easel: error: 'picture.easel' is not text\n")
        errors = run("-c", 'run "broken.easel"', cwd=folder)[2]
        assert errors == "broken.easel:2:3: error: byte FF is not UTF-8; save the text as UTF-8\nab�\n  ^\n-c:1:1: note: run from here\n"
        assert (faults[1]["id"], faults[1]["line"]) == ("file-not-found", None)
        assert faults[2] is None


def test_a_session_folder_that_is_none_is_reported_at_once():
    with Folder() as folder:
        with open(os.path.join(folder, "file"), "w") as file:
            file.write("")
        for given, said in (("file", "'file' is not a folder"), ("file/below/it", "'file' is not a folder")):
            status, output, errors = run("--sessions", given, "-c", "3", cwd=folder)
            assert (status, output, errors) == (2, "", f"easel: error: --sessions: {said}\n")
        assert run("--sessions", "new", "-c", "state a = 1; save b", cwd=folder)[0] == 0
        assert os.path.exists(os.path.join(folder, "new", "b.json"))
        fault = json.loads(run("--json", "--sessions", "file", "-c", "3", cwd=folder)[1])["error"]
        assert fault["id"] == "not-a-folder"
