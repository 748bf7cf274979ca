"""The history file: checks 10 to 13."""

import fcntl
import os
import re
import signal
import stat

from terminal import PROMPT, Folder, Session


def place(home):
    return os.path.join(home, ".local/state/easel/history")


def read(home):
    with open(place(home)) as file:
        return file.read()


def test_the_file_is_private_and_where_the_rules_say():
    with Folder() as home, Session(home=home) as easel:
        easel.wait(PROMPT)
        easel.run("1234 + 1")
        assert read(home) == "1234 + 1\n"
        assert stat.S_IMODE(os.stat(place(home)).st_mode) == 0o600
        assert stat.S_IMODE(os.stat(os.path.dirname(place(home))).st_mode) == 0o700


def test_the_state_folder_can_be_elsewhere():
    with Folder() as home, Folder() as state, Session(home=home, XDG_STATE_HOME=state) as easel:
        easel.wait(PROMPT)
        easel.run("1234 + 1")
        with open(os.path.join(state, "easel/history")) as file:
            assert file.read() == "1234 + 1\n"


def test_it_survives_a_kill():
    with Folder() as home:
        with Session(home=home) as easel:
            easel.wait(PROMPT)
            easel.run("1234 + 1")
            easel.kill(signal.SIGKILL)
            assert easel.ended() == -signal.SIGKILL
        with Session(home=home) as easel:
            easel.wait(PROMPT)
            easel.send("\x1b[A\r")
            easel.wait("\n1235\n")


def test_two_sessions_keep_both():
    with Folder() as home, Session(home=home) as one, Session(home=home) as two:
        one.wait(PROMPT)
        two.wait(PROMPT)
        one.run("1000 + 1")
        two.run("2000 + 2")
        one.run("3000 + 3")
        assert read(home) == "1000 + 1\n2000 + 2\n3000 + 3\n"


def test_neither_repeats_nor_secrets_are_kept():
    with Folder() as home:
        with Session(home=home) as easel:
            easel.wait(PROMPT)
            for line in ("1000 + 1", "1000 + 1", " 2000 + 2", "", "3000 + 3", "1000 + 1"):
                easel.run(line)
        with Session(home=home) as easel:
            easel.wait(PROMPT)
            easel.run("1000 + 1")
        assert read(home) == "1000 + 1\n3000 + 3\n1000 + 1\n"


def test_a_text_of_several_lines_is_one_entry():
    with Folder() as home:
        with Session(home=home) as easel:
            easel.wait(PROMPT)
            easel.send("state isOn = false\r")
            easel.wait(PROMPT)
            easel.send("view Card {\r")
            easel.wait("  ...> ")
            easel.send("scale = isOn ? 1 : 0.5\r")
            easel.wait("  ...> ")
            easel.send("}\r")
            easel.wait(PROMPT)
        assert read(home) == "state isOn = false\nview Card {\n\tscale = isOn ? 1 : 0.5\n\t}\n"
        with Session(home=home) as easel:
            easel.wait(PROMPT)
            easel.send("\x1b[A")
            easel.wait(re.compile(r"view Card \{\n\s*scale = isOn \? 1 : 0.5\n\s*\}"))
            easel.send("\x1b[A\x1b[A")
            easel.wait("state isOn")


def test_batch_runs_leave_none():
    with Folder() as home:
        with Session("-c", "1234 + 1", home=home) as easel:
            assert easel.ended() == 0
        assert not os.path.exists(place(home))


def test_a_home_that_cannot_be_written_brings_one_warning():
    with Folder() as home:
        state = os.path.join(home, "state")
        with open(state, "w"):
            pass
        with Session(home=home, XDG_STATE_HOME=state) as easel:
            assert "history is not kept" in easel.wait(PROMPT)
            assert "history" not in easel.run("1234 + 1")
            assert "\n4322\n" in easel.run("4321 + 1")


def test_half_a_line_left_by_a_crash_harms_no_other():
    with Folder() as home:
        os.makedirs(os.path.dirname(place(home)))
        with open(place(home), "w") as file:
            file.write("1000 + 1\n2000")
        with Session(home=home) as easel:
            easel.wait(PROMPT)
            easel.run("3000 + 3")
        assert read(home) == "1000 + 1\n2000\n3000 + 3\n"


def test_a_long_file_is_cut_back_to_the_newest():
    with Folder() as home:
        os.makedirs(os.path.dirname(place(home)))
        with open(place(home), "w") as file:
            file.writelines(f"{index} + 1\n" for index in range(20_000))
        os.chmod(place(home), 0o600)
        with Session(home=home) as easel:
            easel.wait(PROMPT)
            easel.run("5 + 5")
        lines = read(home).splitlines()
        assert lines[0] == "10000 + 1" and lines[-1] == "5 + 5" and len(lines) == 10_001
        assert stat.S_IMODE(os.stat(place(home)).st_mode) == 0o600


def test_what_was_typed_while_somebody_held_the_file_is_kept_once_it_is_free():
    for last in (["quit"], ["1000 + 4", "quit"]):
        with Folder() as home, Session(home=home) as easel:
            easel.wait(PROMPT)
            easel.run("1000 + 1")
            with open(place(home)) as file:
                fcntl.flock(file, fcntl.LOCK_EX)
                easel.run("1000 + 2")
                easel.run("1000 + 3")
                assert read(home) == "1000 + 1\n"
            for line in last:
                easel.send(f"{line}\r")
            assert easel.ended() == 0
            assert easel.raw.decode().count("history is not kept: another program holds") == 1
            assert read(home).splitlines() == [f"1000 + {count}" for count in range(1, 4)] + last
