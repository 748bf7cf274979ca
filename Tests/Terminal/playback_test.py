"""Moving pictures: checks 21 to 27."""

import os
import re
import select
import signal
import time

from terminal import PROMPT, SANITIZERS, SLACK, Session, strip, until

LONG = "play .linear(duration: 30)"
BEGIN, END = b"\x1b[?2026h", b"\x1b[?2026l"


def frames(raw):
    return raw.count(END)


def playing(easel, count=3):
    start = len(easel.raw)
    until(lambda: easel.pump(0.005) or frames(easel.raw[start:]) > count, "frames")


def start(easel, command=LONG):
    easel.wait(PROMPT)
    easel.send(command + "\r")
    playing(easel)


def test_two_seconds_are_a_hundred_and_twenty_frames():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("play .linear(duration: 2)\r")
        easel.wait_prompt()
        raw = easel.raw
        # A busy machine may cost a few; nothing may come twice.
        assert 110 <= frames(raw) <= 121, frames(raw)
        assert raw.count(b"\x1b[?25l") == raw.count(b"\x1b[?25h") == 1
        assert b"\x1b[2J" not in raw and b"\x1b[3J" not in raw and b"\x1b[?1049h" not in raw
        inside = re.findall(rb"\x1b\[\?2026h(.*?)\x1b\[\?2026l", raw, re.DOTALL)
        assert len(inside) == frames(raw) == raw.count(BEGIN)
        assert not any(BEGIN in frame for frame in inside)


def test_every_stop_key_stops_at_once():
    for key in ("q", "\x1b", "\x03"):
        with Session() as easel:
            start(easel)
            begun = time.monotonic()
            easel.send(key)
            easel.wait_prompt()
            assert time.monotonic() - begun < 0.5 * SLACK
            assert "\n1235\n" in easel.run("1234 + 1")


def test_keys_after_the_stop_key_are_for_the_prompt():
    with Session() as easel:
        start(easel)
        easel.send("q1234 + 1\r")
        easel.wait("\n1235\n")
    with Session() as easel:
        start(easel)
        easel.send("\x031234 + 1\r")
        easel.wait("\n1235\n")


def test_a_pause_writes_nothing():
    with Session() as easel:
        start(easel)
        easel.send(" ")
        easel.pump(0.2)
        size = len(easel.raw)
        easel.pump(0.5)
        assert len(easel.raw) == size
        easel.send(" ")
        playing(easel)


def test_a_pause_goes_on_where_it_stood():
    with Session() as easel:
        start(easel)
        easel.send(" ")
        easel.pump(0.3)
        stood = _moment(easel)
        easel.pump(0.5)
        easel.send(" ")
        until(lambda: easel.pump(0.005) or _moment(easel) > stood, "motion")
        # Half a second stood still; what has passed since is a frame or a few.
        assert _moment(easel) - stood < 0.4, (stood, _moment(easel))


def _moment(easel):
    """Seconds of the motion, as the status line tells them."""
    told = [re.search(r"([\d.]+) of [\d.]+ s", row) for row in easel.lines()]
    return float(next(found.group(1) for found in told if found))


def test_arrow_bytes_that_dawdle_are_an_arrow():
    with Session() as easel:
        start(easel)
        size = len(easel.raw)
        for byte in "\x1b[C":
            easel.send(byte)
            easel.pump(0.005)
        playing(easel)
        assert PROMPT not in strip(easel.raw[size:].decode())


def test_unknown_keys_and_answers_of_the_terminal_do_nothing():
    with Session() as easel:
        start(easel)
        easel.send("\x1b[15~\x1b[1;5D\x1bOP\x1b]11;rgb:00/00/00\x1b\\\x1b[?64;1c\xff\xfe~")
        playing(easel)
        easel.send("q")
        easel.wait_prompt()


def test_other_sizes_leave_one_clean_plot():
    with Session(rows=24, columns=80) as easel:
        easel.wait(PROMPT)
        easel.run("1234 + 1")
        easel.run("4321 + 1")
        easel.send(LONG + "\r")
        playing(easel)
        for rows, columns in ((24, 60), (24, 100), (20, 100), (24, 80)):
            easel.resize(rows, columns)
            playing(easel, 6)
        easel.send("q")
        easel.wait_prompt()
        text = easel.history()
        assert "1235" in text and "4322" in text
        assert sum("└" in row for row in text) == 1, "\n".join(text)


def test_a_tiny_window_and_back():
    for returns in (False, True):
        with Session(rows=24, columns=80) as easel:
            easel.returns = returns
            easel.wait(PROMPT)
            easel.run("1234 + 1")
            easel.send(LONG + "\r")
            playing(easel)
            for rows, columns in ((3, 10), (1, 1), (2, 5), (10, 40), (24, 80)):
                easel.resize(rows, columns)
                easel.pump(0.15)
            playing(easel)
            easel.send("q")
            easel.wait_prompt()
            text = easel.history() if returns else easel.lines()
            assert sum("└" in row for row in text) == 1, "\n".join(text)
            assert "1235" in easel.history()
            assert "\n4322\n" in easel.run("4321 + 1")


def test_a_stalled_reader_does_not_hold_up_signals_or_memory():
    for number in (signal.SIGTERM, signal.SIGINT):
        with Session("--fps", "240", "-c", "play .linear(duration: 1) loop", rows=50, columns=200) as easel:
            playing(easel)
            easel.reading = False
            time.sleep(1.5)
            first = _memory(easel.pid)
            time.sleep(0.7)
            assert _memory(easel.pid) - first < 512 or SANITIZERS
            begun = time.monotonic()
            easel.kill(number)
            assert int(easel._report("ended")) == -number
            assert time.monotonic() - begun < 1 * SLACK


def _memory(pid):
    """Kilobytes in memory."""
    with open(f"/proc/{pid}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


def test_a_slow_reader_skips_frames_and_gets_the_last_one_whole():
    with Session("--fps", "240", rows=50, columns=200) as easel:
        easel.wait(PROMPT)
        easel.send("play .linear(duration: 1.5)\r")
        time.sleep(1.3)
        end = time.monotonic() + 1
        while time.monotonic() < end:
            if select.select([easel.master], [], [], 0)[0]:
                chunk = os.read(easel.master, 100)
                easel.raw += chunk
                easel.stream.feed(chunk)
            time.sleep(0.02)
        easel.wait_prompt()
        assert frames(easel.raw) < 320, frames(easel.raw)
        assert easel.raw.count(BEGIN) == frames(easel.raw)
        shown = easel.lines()
    with Session("--fps", "240", rows=50, columns=200, EASEL_CLOCK="virtual") as other:
        other.wait(PROMPT)
        other.send("play .linear(duration: 1.5)\r")
        other.wait_prompt()
        drawn = [row for row in other.lines() if "└" in row or "┤" in row]
    assert drawn and all(row in shown for row in drawn), "\n".join(shown)


def test_a_virtual_clock_gives_the_same_bytes_and_takes_no_time():
    written = []
    for _ in range(2):
        with Session("-c", "play .linear(duration: 10)", EASEL_CLOCK="virtual") as easel:
            begun = time.monotonic()
            assert easel.ended() == 0
            assert time.monotonic() - begun < 6 * SLACK
            easel.pump(0.05)
            written.append(easel.raw)
    assert written[0] == written[1]
    assert frames(written[0]) >= 600


def test_without_keys_it_plays_in_real_time():
    with Session("-c", "play .linear(duration: 0.5)", stdin="/dev/null") as easel:
        begun = time.monotonic()
        assert easel.ended() == 0
        assert 0.4 < time.monotonic() - begun < 2 * SLACK
        assert frames(easel.raw) > 20


def test_no_moving_pictures_where_none_are_wanted():
    for arguments, changes in ((("--plain",), {}), (("--json",), {}), ((), {"TERM": "dumb"}), ((), {"ACCESSIBLE": "1"})):
        with Session(*arguments, "-c", "play .linear(duration: 0.5)", **changes) as easel:
            assert easel.ended() == 0
            assert BEGIN not in easel.raw and b"\x1b[?25l" not in easel.raw, (arguments, changes)
