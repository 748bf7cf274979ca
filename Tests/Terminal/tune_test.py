"""Knobs in a real terminal: turned, typed, marked, kept and left."""

import os
import re
import signal
import time

from terminal import PROMPT, SLACK, Session, until

LEFT, RIGHT, SHIFT_LEFT, SHIFT_RIGHT = "\x1b[D", "\x1b[C", "\x1b[1;2D", "\x1b[1;2C"
BACK_TAB, ESCAPE, ENTER = "\x1b[Z", "\x1b", "\r"

SETUP = """state isOn = false
state saves = 0
let quick = .easeOut(duration: 0.12)
view Card { scale = isOn ? 1 : 0.8 }
view Dot { x = isOn ? 1 : 0 }.animation(quick, value: isOn)
phases Save(trigger: saves) { idle { scale = 1 }; settle { scale = 1.05 } .spring(duration: 0.35, bounce: 0.35) }
keyframes Pop { scale = 1 { CubicKeyframe(1.2, duration: 0.2); CubicKeyframe(1, duration: 0.2) } }
scene tap { at 0 withAnimation(.snappy) { isOn.toggle() } }
set autoplay off
"""


def begin(easel, command, setup=SETUP):
    with open(os.path.join(easel.home, "setup.easel"), "w") as file:
        file.write(setup)
    easel.wait(PROMPT)
    easel.run('run "setup.easel"')
    easel.send(command + "\r")
    shown(easel, "Enter keep")


def shown(easel, text):
    """Waits until a text stands on the screen."""
    until(lambda: easel.pump(0.01) or any(text in row for row in easel.lines()), repr(text) + " on the screen")


def keys(easel, *pressed):
    for key in pressed:
        easel.send(key)
        easel.pump(0.06)


def leave(easel, key):
    easel.pump(0.05)
    easel.mark = len(easel.raw)
    easel.rest = ""
    easel.send(key)
    text = easel.wait(PROMPT)
    easel.rest = ""
    return text


def test_a_turn_is_drawn_and_measured():
    with Session() as easel:
        begin(easel, "tune .bouncy", "")
        shown(easel, "0.819 s")
        keys(easel, "b", SHIFT_LEFT)
        shown(easel, ".spring(duration: 0.4, bounce: 0.3)")
        shown(easel, "baseline ···")
        # Closed form: the overshoot depends on the bounce alone, the rest on the duration in proportion.
        shown(easel, "4.6 %        4.6 %")
        shown(easel, "0.655 s      0.819 s")
        keys(easel, "\t", "0.5", ENTER)
        shown(easel, ".spring(duration: 0.4, bounce: 0.5)")
        keys(easel, "u", "u")
        shown(easel, "  .bouncy")
        keys(easel, "p")
        shown(easel, "  .interactiveSpring")
        assert PROMPT in leave(easel, ESCAPE)


def test_a_border_is_a_word_and_no_bell():
    with Session() as easel:
        begin(easel, "tune .spring(duration: 0.5, bounce: 0.9) knob bounce", "")
        size = len(easel.raw)
        keys(easel, SHIFT_RIGHT, SHIFT_RIGHT)
        shown(easel, "bounce ends at 1")
        assert b"\a" not in easel.raw[size:]


def kept(command, *pressed, after):
    with Session() as easel:
        begin(easel, command)
        keys(easel, *pressed)
        printed = leave(easel, ENTER)
        return printed, [easel.run(line) for line in after]


def test_enter_keeps_where_the_number_is():
    for command, pressed, line, name in (
        ("tune quick", (RIGHT,), "let quick = .easeOut(duration: 0.13)", "quick"),
        ("tune Save.settle", ("\t", LEFT), "settle { scale = 1.05 } .spring(duration: 0.35, bounce: 0.34)", "Save"),
        ("tune Pop", (RIGHT, "\t", RIGHT), "CubicKeyframe(1.21, duration: 0.21)", "Pop"),
        ("tune tap knob bounce", (LEFT,), "at 0 withAnimation(.spring(duration: 0.5, bounce: 0.14)) { isOn.toggle() }",
         "tap"),
    ):
        printed, (kept_now, _, undone) = kept(command, *pressed, after=[f"show {name}", "undo", f"show {name}"])
        assert line in printed, printed
        assert line in kept_now and line not in undone, kept_now + undone


def test_an_expression_is_printed_and_played():
    printed, _ = kept("tune .snappy from 0 to 10", RIGHT, after=[])
    assert ".spring(duration: 0.51, bounce: 0.15) from 0 to 10" in printed
    assert "■" in printed


def test_the_last_change_is_retold():
    with Session() as easel:
        begin(easel, "tune .bouncy")
        leave(easel, ESCAPE)
        easel.run("withAnimation(.bouncy) { isOn.toggle() }")
        easel.send("tune Card\r")
        shown(easel, "Enter keep")
        keys(easel, LEFT)
        printed = leave(easel, ENTER)
        assert "withAnimation(.spring(duration: 0.49, bounce: 0.3)) { isOn.toggle() }" in printed
        assert "true" in easel.run("isOn")
        assert "logically 0.490 s" in easel.run("inspect Card")


def test_leaving_changes_nothing():
    for key in (ESCAPE, "q", "\x03"):
        with Session() as easel:
            begin(easel, "tune quick")
            keys(easel, RIGHT, "p")
            leave(easel, key)
            assert "let quick = .easeOut(duration: 0.12)" in easel.run("show quick")
            assert "\n1235\n" in easel.run("1234 + 1")


def test_other_sizes_leave_one_clean_picture():
    with Session(rows=24, columns=80) as easel:
        begin(easel, "tune tap")
        keys(easel, "b", RIGHT)
        for rows, columns in ((24, 60), (12, 40), (40, 120), (3, 10), (24, 80)):
            easel.resize(rows, columns)
            easel.pump(0.2)
            keys(easel, RIGHT)
            for row in easel.lines():
                assert len(row) <= columns
        shown(easel, "Enter keep")
        leave(easel, ESCAPE)
        assert sum("└" in row for row in easel.lines()) == 1, "\n".join(easel.lines())
        assert "\n1235\n" in easel.run("1234 + 1")


def test_a_pause_writes_nothing_and_a_key_still_turns():
    with Session() as easel:
        begin(easel, "tune .bouncy", "")
        keys(easel, " ")
        easel.pump(0.2)
        size = len(easel.raw)
        easel.pump(0.5)
        assert len(easel.raw) == size
        keys(easel, RIGHT)
        shown(easel, ".spring(duration: 0.51, bounce: 0.3)")


def test_a_turn_is_drawn_at_once():
    with Session(rows=40, columns=120) as easel:
        begin(easel, "tune .bouncy", "")
        keys(easel, " ")
        easel.pump(0.2)
        late = []
        for turn in range(1, 21):
            size = len(easel.raw)
            begun = time.monotonic()
            easel.send(RIGHT)
            until(lambda: easel.pump(0.001) or b"\x1b[?2026l" in easel.raw[size:], "a frame")
            late.append(time.monotonic() - begun)
        assert sorted(late)[10] < 0.05 * SLACK, late


def test_a_signal_restores_the_terminal():
    for number in (signal.SIGTERM, signal.SIGHUP):
        with Session() as easel:
            begin(easel, "tune .bouncy", "")
            keys(easel, RIGHT)
            easel.kill(number)
            assert easel.ended() == -number
            assert easel.modes() == easel.before
            assert easel.raw.rstrip().endswith(b"\x1b[?25h") or b"\x1b[?25h" in easel.raw[-200:]


def test_without_keys_or_pictures_the_numbers_are_listed():
    for arguments, stdin in ((("--plain",), None), ((), "/dev/null")):
        with Session(*arguments, "-c", "tune .bouncy", stdin=stdin) as easel:
            assert easel.ended() == 0
            text = "\n".join(easel.lines())
            assert re.search(r"bounce +0.30 +above -1, up to 1", text), text
            assert b"\x1b[?25l" not in easel.raw
