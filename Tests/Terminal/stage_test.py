"""The stage: the thing itself beside its tracks, and the keys that bring it."""

from terminal import PROMPT, Session, until

DEFINITIONS = (
    "state isOpen = false",
    "view Card { offset = isOpen ? (140, 0) : (0, 0); color = isOpen ? .orange : .blue }",
    "set autoplay off",
    "withAnimation(.linear(duration: 2)) { isOpen = true }",
)


def playing(easel, command):
    easel.wait(PROMPT)
    for line in DEFINITIONS:
        easel.run(line)
    easel.send(command + "\r")
    until(lambda: easel.pump(0.01) or any("▶" in row for row in easel.lines()), "frames")


def blocks(easel):
    return sum(row.count("█") for row in easel.lines() if "╭" not in row and "│" in row)


def stands(easel, key, what, condition):
    easel.send(key)
    until(lambda: easel.pump(0.01) or condition(), what)


def framed(easel):
    return any("╭──" in row for row in easel.lines())


def status(easel):
    return [index for index, row in enumerate(easel.lines()) if "▶" in row or "‖" in row]


def test_t_and_o_at_three_sizes():
    for rows, columns in ((24, 80), (40, 120), (12, 40)):
        with Session(rows=rows, columns=columns) as easel:
            playing(easel, "play Card at 0.05x")
            place = status(easel)
            assert len(place) == 1 and not framed(easel)
            stands(easel, "t", "the stage", lambda: framed(easel))
            assert status(easel) == place and sum("╰─" in row for row in easel.lines()) == 1
            # On to where there is something behind it; paused, nothing changes but by keys.
            for _ in range(10):
                easel.send("\x1b[C")
            easel.pump(0.1)
            stands(easel, " ", "the pause", lambda: any("‖" in row for row in easel.lines()))
            before = easel.lines()
            easel.send("o")
            until(lambda: easel.pump(0.01) or easel.lines() != before, "onion skins")
            stands(easel, "o", "no onion skins", lambda: easel.lines() == before)
            stands(easel, "t", "the tracks", lambda: not framed(easel))
            assert status(easel) == place
            easel.send("q")
            easel.wait_prompt()


def test_the_last_picture_stays_above_the_prompt():
    with Session(rows=30, columns=120) as easel:
        easel.wait(PROMPT)
        for line in DEFINITIONS:
            easel.run(line)
        easel.send("play Card at 8x --stage\r")
        easel.wait_prompt()
        text = easel.history()
        assert sum("╭──" in row for row in text) == 1, "\n".join(text)
        assert any("■" in row for row in text)
        # The shape ends at the right, orange: in the terminal's table 208.
        assert b"38;5;208" in easel.raw


def test_without_colour_no_escape_tells_a_colour():
    with Session("--color", "never", rows=24, columns=80) as easel:
        playing(easel, "play Card at 4x --stage")
        easel.wait_prompt()
        assert b"38;5" not in easel.raw and framed(easel)


def test_in_words():
    with Session("--plain", rows=24, columns=80) as easel:
        easel.wait(PROMPT)
        for line in DEFINITIONS:
            easel.run(line)
        text = easel.run("play Card --stage")
        assert "on the stage: a shape of 100 × 44 points, which goes 140 to the right" in text
        assert "╭" not in text
