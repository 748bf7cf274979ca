"""The prompt where little is as it should be: windows of a few cells, pastes without an end, work nobody can keep."""

import fcntl
import os
import re
import signal
import time

from terminal import EASEL, PROMPT, SLACK, Folder, Session, broken, strip, until

KEYS = (b"\t", b"\x01", b"\x1bOP", b"\x1b[A", b"abcdefghij", b"\x01\x05\x02", b"\x12ab\x07", b"\x15", b"sta\t\t", b"\x0c")


def prods(easel):
    """Every key that moves something; the prompt takes commands after all of them."""
    easel.send(b"".join(KEYS))
    easel.pump(0.02)
    easel.send(b"\x05\x15")
    easel.resize(24, 80)
    easel.send(b"\x05\x151234 + 1\r")
    easel.wait("1235")


SIZES = [(rows, columns) for rows in (1, 2, 3) for columns in (1, 2, 3, 4, 5, 10)] + [(24, 1), (24, 2), (24, 3)]


def test_no_window_is_too_small_to_begin_in():
    for rows, columns in SIZES:
        for term in ("xterm-256color", "dumb"):
            with Session(rows=rows, columns=columns, TERM=term) as easel:
                until(lambda: easel.pump(0.01) or easel.raw, "a prompt")
                prods(easel)


def shrinks(**environment):
    with Session(**environment) as easel:
        easel.wait(PROMPT)
        for rows, columns in SIZES:
            for text in ("", "half a line") if rows == 1 else ("half a line",):
                easel.send(text)
                easel.resize(rows, columns)
                easel.pump(0.02)
                prods(easel)


def test_no_window_becomes_too_small():
    shrinks(TERM="xterm-256color", TMUX=None)


def test_no_window_becomes_too_small_for_plain_words():
    shrinks(TERM="dumb", TMUX=None)


def test_no_window_becomes_too_small_in_tmux():
    shrinks(TERM="xterm-256color", TMUX="x")


def test_a_size_of_the_environment_is_not_too_small_either():
    with Session(rows=0, columns=0, COLUMNS="2", LINES="1") as easel:
        until(lambda: easel.pump(0.01) or easel.raw, "a prompt")
        for keys in KEYS:
            easel.send(keys)
            easel.pump(0.01)
        easel.send(b"\x05\x15quit\r")
        assert easel.ended() == 0


PASTE = "\x1b[200~abc"


def test_a_paste_without_an_end_is_given_up_with_control_c():
    for paste in (PASTE, PASTE + "\x1b[20", PASTE + "\ndef\n", "\x12" + PASTE, "\x1b[200~\x1b[200~"):
        for act in (lambda easel: easel.send(b"\x03"), lambda easel: easel.kill(signal.SIGINT)):
            with Session() as easel:
                easel.wait(PROMPT)
                easel.send("half")
                easel.wait("half")
                easel.send(paste)
                easel.pump(0.1)
                act(easel)
                easel.wait("^C")
                easel.wait_prompt()
                assert "\n1235\n" in easel.run("1234 + 1")


def test_a_paste_without_an_end_can_be_stopped_and_gone_on_with():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("\x1b[200~1234 ")
        easel.pump(0.1)
        easel.send(b"\x1a")
        easel.stopped()
        easel.foreground()
        easel.wait("easel> 1234")
        easel.send("+ 1\r")
        easel.wait("\n1235\n")


def test_a_slow_paste_goes_on_through_a_resize():
    with Session() as easel:
        easel.wait(PROMPT)
        for text in (PASTE[:3], PASTE[3:6] + "1234", " + 1\n20", "00 + 2\x1b[2", "01~\r"):
            easel.send(text)
            easel.pump(0.05)
            easel.resize(24, 70)
            easel.pump(0.05)
        easel.wait(re.compile(r"\n1235\n(.*\n)*2002\n"))


def test_control_c_ends_a_question_of_readline():
    with Folder() as home:
        with open(f"{home}/.inputrc", "w") as file:
            file.write("set completion-query-items 2\n")
        with Session(home=home) as easel:
            easel.wait(PROMPT)
            easel.send(b"\t\t")
            easel.wait("possibilities? (y or n)")
            easel.send(b"\x03")
            easel.wait("^C")
            easel.wait_prompt()
            assert "\n1235\n" in easel.run("1234 + 1")


def test_bytes_that_are_no_text_are_refused_and_not_repaired():
    with Folder() as home:
        open(os.fsencode(home) + b"/caf\xe9.json", "w").close()
        with Session(home=home, cwd=home) as easel:
            easel.wait(PROMPT)
            easel.run("state a = 1")
            easel.send("open \"./ca\t")
            easel.wait(".json")
            easel.send("\x01\x1bdsave\r")
            easel.wait("what was typed is not UTF-8; nothing of it was run")
            easel.wait_prompt()
            assert os.listdir(os.fsencode(home)) == [name for name in os.listdir(os.fsencode(home)) if b"\xef" not in name]
            assert "\n1235\n" in easel.run("1234 + 1")


def test_leaving_work_that_cannot_be_kept_takes_two_words():
    for keys in ("quit\r", "\x04"):
        with Folder() as home:
            broken(home)
            with Session(home=home) as easel:
                easel.wait_prompt()
                easel.run("state a = 1")
                easel.send(keys)
                told = easel.wait(re.compile(r"quit again leaves without it\s+easel> "))
                assert "unsaved work would be lost: cannot write in" in told, told
                easel.run("list")
                easel.send(keys)
                assert easel.ended() == 1
                assert "unsaved work is lost: cannot write in" in strip(easel.raw.decode())


def test_what_is_told_when_work_would_be_lost_keeps_it():
    with Folder() as home:
        broken(home)
        open(f"{home}/work.json", "w").close()
        with Session(home=home, cwd=home) as easel:
            easel.wait_prompt()
            easel.run("state a = 1")
            easel.send("quit\r")
            way = re.search(r"  (save \S+) keeps it; ", easel.wait(re.compile(r"leaves without it\s+easel> ")))[1]
            assert way == "save ./work2.json"
            easel.run(way)
            easel.run("a = 2")
            easel.send("quit\r")
            assert "  save keeps it; " in easel.wait(re.compile(r"leaves without it\s+easel> "))
            easel.run("save")
            easel.send("quit\r")
            assert easel.ended() == 0 and "lost" not in strip(easel.raw.decode()).split("saved")[-1]
            assert '"a"' in open(f"{home}/work2.json").read()


def test_a_session_that_another_took_the_place_of_is_not_lost_without_a_word():
    with Folder() as home:
        broken(home)
        with Session(home=home) as easel:
            easel.wait_prompt()
            easel.run("state a = 1")
            easel.run("new")
            easel.send("quit\r")
            assert "undo leads back to it; quit again" in easel.wait(re.compile(r"leaves without it\s+easel> "))
            easel.run("undo")
            easel.run("save ./a.json")
            easel.send("quit\r")
            assert easel.ended() == 0


def test_more_work_is_asked_about_anew_and_work_without_worth_is_not():
    with Folder() as home:
        broken(home)
        with Session(home=home) as easel:
            easel.wait_prompt()
            for count in range(2):
                easel.run(f"state number{count} = 1")
                easel.send("quit\r")
                easel.wait(re.compile(r"leaves without it\s+easel> "))
            easel.run("undo")
            easel.run("undo")
            easel.send("quit\r")
            assert easel.ended() == 0


def test_a_terminal_that_is_gone_ends_it_all_the_same():
    with Folder() as home:
        broken(home)
        with Session(home=home, program=["sh", "-c", f"trap '' HUP; exec '{EASEL}'"]) as easel:
            easel.wait_prompt()
            easel.run("state a = 1")
            easel.send("\x04")
            easel.wait(re.compile(r"leaves without it\s+easel> "))
            easel.send("\x04")
            assert easel.ended() == 1


def test_a_history_that_somebody_holds_keeps_nobody_waiting():
    with Folder() as home:
        path = os.path.join(home, ".local/state/easel/history")
        os.makedirs(os.path.dirname(path))
        with open(path, "w") as file:
            file.writelines(f"{index} + 1\n" for index in range(20_000))
            file.flush()
            fcntl.flock(file, fcntl.LOCK_EX)
            with Session(home=home) as easel:
                easel.wait_prompt()
                assert "history is not kept: another program holds" in easel.run("1234 + 1")
                start = time.monotonic()
                assert "\n1236\n" in easel.run("1234 + 2") and "history" not in easel.raw.decode().split("1236")[-1]
                assert time.monotonic() - start < 5 * SLACK
            fcntl.flock(file, fcntl.LOCK_UN)
        with Session(home=home) as easel:
            easel.wait_prompt()
            assert "history is not kept" not in easel.run("1234 + 3")
        assert open(path).read().splitlines()[-1] == "1234 + 3"
