"""States under keys, in real time."""

import re

from terminal import PROMPT, Session, until

SETUP = "state isOn = false; view Dot { scale = isOn ? 2 : 1 }\r"


def live(easel):
    easel.wait(PROMPT)
    easel.send(SETUP)
    easel.wait_prompt()
    easel.send("live\r")
    easel.wait("k keep")


def see(easel, words):
    """Waits until something stands on the screen: only what changes is sent."""
    until(lambda: easel.pump(0.01) or any(words in row for row in easel.screen.display), words)


def test_a_press_moves_and_what_was_done_is_kept():
    with Session() as easel:
        live(easel)
        easel.send("i")
        see(easel, "isOn true")
        easel.send("i")
        see(easel, "isOn false")
        easel.send("k")
        easel.wait("kept as a scene: play take, show take")
        easel.wait_prompt()
        shown = easel.run("show take")
        assert len(re.findall(r"at [0-9.]+ withAnimation\(\.default\) \{ isOn\.toggle\(\) \}", shown)) == 2, shown


def test_leaving_gives_the_terminal_back():
    for key in ("q", "\x1b", "\x03"):
        with Session() as easel:
            live(easel)
            easel.send("i")
            see(easel, "isOn true")
            easel.send(key)
            easel.wait_prompt()
            assert easel.raw.count(b"\x1b[?25l") == easel.raw.count(b"\x1b[?25h")
            assert "\n42\n" in easel.run("40 + 2")


def test_a_new_window_is_filled_anew():
    with Session() as easel:
        live(easel)
        for rows, columns in ((12, 40), (40, 120), (3, 10), (24, 80)):
            easel.resize(rows, columns)
            easel.pump(0.2)
        easel.send("i")
        see(easel, "isOn true")
        easel.send("q")
        easel.wait_prompt()
