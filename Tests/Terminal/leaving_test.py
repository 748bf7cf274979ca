"""Ways out, and ways to stop and go on: checks 28 to 30."""

import os
import signal
import time

import re

from terminal import EASEL, PROMPT, Session, until

ENDINGS = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV)

# A motion that is still moving whatever the machine is busy with.
LONG = "play .linear(duration: 30)"


def restored(easel):
    """Everything a program may change about a terminal is as it was found."""
    easel.pump(0.02)
    assert easel.modes() == easel.before, "the modes differ"
    raw = easel.raw
    assert raw.count(b"\x1b[?25l") == raw.count(b"\x1b[?25h"), "the cursor is hidden"
    assert raw.rfind(b"\x1b[?25h") >= raw.rfind(b"\x1b[?25l")
    assert raw.rfind(b"\x1b[?2004l") >= raw.rfind(b"\x1b[?2004h"), "pastes are still bracketed"
    assert raw.rfind(b"\x1b[?2026l") >= raw.rfind(b"\x1b[?2026h"), "the screen is still held"
    assert not re.search(rb"\x1b\[\d*;?\d*r", raw) or b"\x1b[r" in raw, "the scroll region is still set"
    return True


def playing(easel):
    until(lambda: easel.pump(0.01) or easel.raw.count(b"\x1b[?2026l") > 3, "frames")


def test_every_signal_at_the_prompt():
    for number in ENDINGS:
        with Session() as easel:
            easel.wait(PROMPT)
            easel.send("half")
            easel.wait("half")
            easel.kill(number)
            assert easel.ended() == -number
            assert restored(easel)


def test_every_signal_in_a_search_and_a_continued_text():
    for keys, sign in (("\x12x", "i-search"), ("view Card {\r", "  ...> ")):
        with Session() as easel:
            easel.wait(PROMPT)
            easel.send(keys)
            easel.wait(sign)
            easel.kill(signal.SIGTERM)
            assert easel.ended() == -signal.SIGTERM
            assert restored(easel)


def test_every_signal_in_playback():
    for number in ENDINGS:
        with Session() as easel:
            easel.wait(PROMPT)
            easel.send(LONG + "\r")
            playing(easel)
            easel.kill(number)
            assert easel.ended() == -number
            assert restored(easel)


def test_every_signal_in_a_command_that_plays():
    for number in (*ENDINGS, signal.SIGINT):
        with Session("-c", LONG) as easel:
            playing(easel)
            easel.kill(number)
            assert easel.ended() == -number
            assert restored(easel)


def test_control_c_in_a_command_that_plays():
    with Session("-c", LONG, "-c", "1234 + 1") as easel:
        playing(easel)
        easel.send(b"\x03")
        assert easel.ended() == -signal.SIGINT
        assert restored(easel)
        assert b"1235" not in easel.raw


def test_control_c_after_playback_still_ends_a_script():
    with Session("-c", "play .linear(duration: 0.1)", "-") as easel:
        until(lambda: easel.pump(0.01) or b"\x1b[?25h" in easel.raw, "the end of the motion")
        easel.pump(0.1)
        easel.send(b"\x03")
        assert easel.ended() == -signal.SIGINT
        assert restored(easel)


def test_quit_and_control_d():
    for keys in ("quit\r", "\x04"):
        with Session() as easel:
            easel.wait(PROMPT)
            easel.send(keys)
            assert easel.ended() == 0
            assert restored(easel)


def test_modes_that_were_unusual_come_back_too():
    import termios
    with Session("-c", "1 + 1") as easel:
        easel.ended()
    with Session(program=["/bin/sh", "-c", f"stty -ixon eof ^X susp ^Y; exec '{EASEL}'"]) as easel:
        easel.wait(PROMPT)
        easel.before = None
        easel.send(LONG + "\r")
        playing(easel)
        easel.send("q")
        easel.wait_prompt()
        easel.send("quit\r")
        assert easel.ended() == 0
        modes = easel.modes()
        assert modes[0] & termios.IXON == 0
        assert modes[6][termios.VEOF] == b"\x18" and modes[6][termios.VSUSP] == b"\x19"
        assert modes[3] & termios.ICANON and modes[3] & termios.ECHO


def test_stop_and_go_on_at_the_prompt():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("1234")
        easel.wait("1234")
        easel.send(b"\x1a")
        easel.stopped()
        assert restored(easel)
        easel.foreground()
        easel.wait("1234")
        easel.send(" + 1\r")
        easel.wait("\n1235\n")


def test_stop_and_go_on_in_playback():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send(LONG + "\r")
        playing(easel)
        easel.send(b"\x1a")
        easel.stopped()
        assert restored(easel)
        size = len(easel.raw)
        easel.pump(0.2)
        assert len(easel.raw) == size
        easel.foreground()
        until(lambda: easel.pump(0.01) or easel.raw[size:].count(b"\x1b[?2026l") > 3, "frames again")
        easel.send("q")
        easel.wait_prompt()
        assert "\n1235\n" in easel.run("1234 + 1")


def test_a_hard_stop_is_survived_too():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("1234")
        easel.wait("1234")
        easel.kill(signal.SIGSTOP)
        easel.stopped()
        easel.foreground()
        easel.wait("1234")
        easel.send(" + 1\r")
        easel.wait("\n1235\n")


def test_started_in_the_background_it_stops():
    for arguments in ((), ("-c", LONG)):
        with Session(*arguments, background=True) as easel:
            easel.stopped()
            assert easel.state() == "T"
            easel.foreground()
            if arguments:
                playing(easel)
                easel.send("q")
            else:
                easel.wait(PROMPT)
                easel.send("quit\r")
            assert easel.ended() == 0
            assert restored(easel)


def test_a_terminal_that_goes_away_ends_it():
    for arguments in ((), ("-c", LONG)):
        with Session(*arguments) as easel:
            easel.wait(PROMPT) if not arguments else playing(easel)
            easel.reading = False
            held, easel.master = easel.master, os.open("/dev/null", os.O_RDWR)
            os.close(held)
            assert easel.ended() in (0, -signal.SIGHUP)


def test_i_stays_at_the_prompt_where_a_command_failed():
    for arguments, status in ((("-c", "nonsense"), 1), (("-c", "1 + 1"), 0),
                              (("--keep-going", "-c", "nonsense", "-c", "state kept = 7"), 1)):
        with Session("-i", *arguments) as easel:
            easel.wait_prompt()
            easel.send("2 + 3\r")
            easel.wait("5")
            easel.wait_prompt()
            easel.send("nonsense\r")
            easel.wait_prompt()
            easel.send("quit\r")
            assert easel.ended() == status, arguments
