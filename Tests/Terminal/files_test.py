"""Sessions and scripts on the disk: where they go, and that nothing is ever half written."""

import os
import resource
import stat
import subprocess

from batch_test import run
from terminal import EASEL, PROMPT, SLACK, Folder, Session, environment, unsanitized, until


def write(path, text=""):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    return path


def read(path):
    with open(path) as file:
        return file.read()


STATE = ("-c", "state isOn = false")


def test_a_session_goes_to_the_folder_given_then_the_local_then_the_users():
    with Folder() as home:
        assert run(*STATE, "-c", "save card", home=home, cwd=home)[0] == 0
        assert os.path.exists(f"{home}/.local/share/easel/Sessions/card.json")
        os.mkdir(f"{home}/Sessions")
        assert run(*STATE, "-c", "save card", home=home, cwd=home)[0] == 0
        assert os.path.exists(f"{home}/Sessions/card.json")
        assert run("--sessions", "new/folder", *STATE, "-c", "save card", home=home, cwd=home)[0] == 0
        assert os.path.exists(f"{home}/new/folder/card.json")
        assert run(*STATE, "-c", "save card", home=home, cwd="/", XDG_DATA_HOME=f"{home}/data")[0] == 0
        assert os.path.exists(f"{home}/data/easel/Sessions/card.json")


def test_a_session_is_found_by_name_and_by_path():
    with Folder() as home:
        run(*STATE, "-c", "save card", home=home, cwd=home)
        path = f"{home}/.local/share/easel/Sessions/card.json"
        for ways in (("-c", "open card"), ("-c", f'open "{path}"'), ("--session", "card"), (path,)):
            status, output, errors = run(*ways, "-c", "list", home=home, cwd="/")
            assert status == 0 and "isOn" in output, (ways, errors)
        os.rename(path, f"{home}/card.json")
        status, output, errors = run("card.json", "-c", "list", home=home, cwd=home)
        assert status == 0 and "isOn" in output, errors


def test_a_session_that_is_not_there_is_said_to_be_missing():
    with Folder() as home:
        status, output, errors = run("-c", "open card", home=home, cwd=home)
        assert status == 1 and output == "" and "card" in errors and "error:" in errors


def test_a_mode_and_a_link_are_kept():
    with Folder() as home:
        target = write(f"{home}/elsewhere/real.json")
        os.chmod(target, 0o640)
        os.symlink("elsewhere/real.json", f"{home}/link.json")
        status, _, errors = run(*STATE, "-c", 'save "link.json" --force', home=home, cwd=home)
        assert status == 0, errors
        assert os.path.islink(f"{home}/link.json") and "isOn" in read(target)
        assert stat.S_IMODE(os.stat(target).st_mode) == 0o640
        assert sorted(os.listdir(f"{home}/elsewhere")) == ["real.json"]


def test_what_stands_in_the_way_is_named_and_left_alone():
    with Folder() as home:
        os.makedirs(f"{home}/folder.json")
        os.mkfifo(f"{home}/pipe.json")
        for name in ("folder.json", "pipe.json", "missing/card.json", "/dev/null/card.json"):
            status, output, errors = run(*STATE, "-c", f'save "{name}" --force', home=home, cwd=home)
            assert status == 1 and output == "" and name in errors, (name, errors)
        assert sorted(os.listdir(home)) == ["folder.json", "pipe.json"]


def test_a_full_disk_leaves_the_old_file_whole():
    unsanitized("the limit", only="TSAN")
    with Folder() as home:
        path = write(f"{home}/card.json", "old")

        def small():
            import signal
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))

        done = subprocess.run([EASEL, *STATE, "-c", 'save "card.json" --force'], cwd=home, timeout=20 * SLACK,
                              env=environment(home), preexec_fn=small, capture_output=True)
        assert done.returncode == 1 and b"card.json" in done.stderr, done
        assert read(path) == "old" and os.listdir(home) == ["card.json"]


def test_no_permission_is_said_in_words():
    if os.geteuid() == 0:
        return
    with Folder() as home:
        path = write(f"{home}/card.json", "old")
        os.chmod(path, 0o444)
        status, _, errors = run(*STATE, "-c", 'save "card.json" --force', home=home, cwd=home)
        assert status == 1 and "no permission" in errors and read(path) == "old"


def test_a_script_finds_scripts_beside_it():
    with Folder() as home:
        write(f"{home}/deep/inner.easel", "1234 + 1\n")
        write(f"{home}/deep/outer.easel", 'run "inner.easel"\n')
        assert run(f"{home}/deep/outer.easel", cwd="/")[:2] == (0, "1235\n")
        assert run("-c", 'run "deep/outer.easel"', cwd=home)[:2] == (0, "1235\n")


def test_a_shells_own_pipe_can_be_run():
    done = subprocess.run(["bash", "-c", '"$EASEL" <(echo "1234 + 1")'], capture_output=True, timeout=20 * SLACK,
                          env=environment("/nonexistent", EASEL=EASEL), text=True)
    assert done.stdout == "1235\n", done


def test_a_sessions_file_name_leads_to_its_name():
    with Folder() as home:
        run(*STATE, "-c", "save feedback", home=home)
        status, _, errors = run("-c", "open feedback.json", home=home)
        assert status == 1 and "^ type: feedback\n" in errors, errors


def test_a_change_by_somebody_else_is_told_above_a_half_typed_line():
    """Check 1: plain, wrapped over three rows, and inside a search."""
    cases = (("12345", "12345", -2), ("7" * 60, "7" * 60, -2), ("\x12res", "res", 0))
    for keys, typed, move in cases:
        with Folder() as home, Session(home=home, columns=30) as easel:
            path = f"{home}/card.json"
            run(*STATE, "-c", f'save "{path}"', home=home)
            easel.wait(PROMPT)
            easel.run('open "card.json"')
            easel.send(keys + "\x1b[D" * -move)
            until(lambda: typed[-10:] in "".join(easel.lines()), "what was typed")
            easel.pump(0.1)
            column = easel.screen.cursor.x
            before = [row for row in easel.lines() if row][-4:]
            with open(path, "a") as file:
                file.write("\n")
            until(lambda: "changed on" in "".join(easel.lines()), "the notice")
            easel.pump(0.1)
            rows = [row for row in easel.lines() if row]
            count = len(typed + PROMPT) // 30 + 1 if not move == 0 else 1
            assert rows[-count:] == before[-count:], "\n".join(rows)
            assert easel.screen.cursor.x == column
            assert "".join(rows).count("changed on") == 1
            if move:
                easel.send("\x05\x1b[D\x1b[D\x15\x0b1234 + 1\r")
            else:
                easel.send("\x03")
                easel.wait_prompt()
                easel.send("1234 + 1\r")
            easel.wait("\n1235\n")


def test_ones_own_save_is_no_news():
    with Folder() as home, Session(home=home) as easel:
        easel.wait(PROMPT)
        easel.run("state isOn = false")
        easel.run("save card")
        easel.run("state isOff = true")
        easel.run("save card")
        easel.pump(0.2)
        assert b"changed on" not in easel.raw


def test_tab_completes_the_names_of_sessions():
    with Folder() as home, Session(home=home) as easel:
        run(*STATE, "-c", "save cardinal", home=home, cwd=home)
        easel.wait(PROMPT)
        easel.send("open card\t")
        easel.wait("open cardinal")
