"""A motion pinned below the prompt: what is typed above does not harm it, and it leaves no trace."""

import re
import signal
import time

from terminal import PROMPT, Session, until

SIZES = ((24, 80), (40, 120), (12, 40))

# A motion that stands as good as still, so that its picture can be compared.
STILL = "pin .linear(duration: 600) at 0.01x"
HINT = "unpin"


def pinned(easel):
    """The rows of the pinned motion, without what tells the time; empty where there are none."""
    easel.pump()
    margins = easel.screen.margins
    if margins is None:
        return []
    rows = easel.lines()[margins.bottom + 1:]
    return [re.sub(r"\d+\.\d+ of", "0 of", row) for row in rows]


def stands(easel, picture=None):
    """Waits until the rows show a whole picture: this one, where one is given."""
    def whole():
        easel.pump(0.02)
        rows = pinned(easel)
        return rows and "0 of" in rows[-1] and (picture is None or rows == picture)
    try:
        until(whole, "the pinned motion")
    except AssertionError:
        raise AssertionError("\n".join(easel.lines() + ["instead of"] + (picture or [])))
    return pinned(easel)


def pin(easel, command=STILL):
    easel.wait(PROMPT)
    enter(easel, command)
    return stands(easel)


def shows(easel, text):
    """Waits until a text is on the screen."""
    until(lambda: easel.pump(0.01) or text in "\n".join(easel.lines()), text)


def cursor_row(easel):
    easel.pump()
    return easel.screen.cursor.y


def enter(easel, line):
    """Types a command and waits for the next prompt, whatever frames come between."""
    easel.pump()
    mark = len(easel.raw)
    easel.send(line + "\r")
    until(lambda: easel.pump(0.01) or PROMPT.encode() in easel.raw[mark:], f"the prompt after {line}")
    prompt_row(easel)


def prompt_row(easel):
    """Waits until the cursor stands behind an empty prompt."""
    until(lambda: easel.pump(0.01) or easel.lines()[easel.screen.cursor.y] == PROMPT.rstrip(), "a prompt")


def unharmed(easel):
    """Nothing is left of the pin: no rows, no region, and the terminal as it should be."""
    easel.pump(0.05)
    assert easel.screen.margins is None, easel.screen.margins
    text = "\n".join(easel.lines())
    assert "── .linear" not in text and "takes it away" not in text, text
    raw = easel.raw
    assert raw.rfind(b"\x1b[?2026l") >= raw.rfind(b"\x1b[?2026h")
    assert raw.count(b"\x1b[?25l") == raw.count(b"\x1b[?25h")
    return True


def test_it_runs_and_the_prompt_stays_above():
    for rows, columns in SIZES:
        with Session(rows=rows, columns=columns) as easel:
            pin(easel, "pin .linear(duration: 0.5)")
            moments = set()

            def ran():
                easel.pump(0.02)
                moments.add(re.search(r"(\d+\.\d+) of 0\.500", easel.lines()[-1]).group(1))
                return len(moments) > 5 and "0.500" in moments and min(moments) < "0.3"

            until(ran, "moments")
            assert len(pinned(easel)) <= rows // 2
            easel.send("1 + 1")
            until(lambda: easel.pump(0.01) or PROMPT + "1 + 1" in easel.lines(), "what was typed")
            assert cursor_row(easel) <= easel.screen.margins.bottom


def test_nothing_typed_harms_it():
    for rows, columns in SIZES:
        with Session(rows=rows, columns=columns) as easel:
            picture = pin(easel)
            for keys in ("x" * 250, "\x01", "\x05", "\x15", "\x12lin", "\x07", "\x0c", "pla\x0c", "\x03"):
                easel.send(keys)
                stands(easel, picture)
            prompt_row(easel)
            enter(easel, "1 + 1")
            enter(easel, "wobble")
            enter(easel, "play .linear(duration: 0.1)")
            stands(easel, picture)
            easel.send("view Card {\r\x03")
            prompt_row(easel)
            enter(easel, "sample .bouncy every 1/500")
            stands(easel, picture)
            enter(easel, "help")
            stands(easel, picture)


def test_a_list_longer_than_the_rows_above_scrolls_there():
    with Session(rows=12) as easel:
        picture = pin(easel)
        easel.send("play .\t\t")
        until(lambda: easel.pump(0.02) or any(row.startswith(".identity") for row in easel.lines()), "the list")
        stands(easel, picture)
        for _ in range(12):
            easel.send("y " if "possibilities" in "\n".join(easel.lines()) else " ")
            easel.pump(0.05)
            stands(easel, picture)
        easel.send("\x03")
        stands(easel, picture)


def test_above_the_rows_all_is_as_in_a_window_of_that_height():
    def seen(session):
        return [(session.screen.cursor.x, session.screen.cursor.y)] + session.lines()

    with Session(columns=40) as easel:
        height = 24 - len(pin(easel))
        with Session(columns=40, rows=height) as low:
            low.wait(PROMPT)
            for keys in ("\x0c", "x" * 40 * 14, "\x01QQQ", "\x05\x15", "play .\t\t", "\x15help\r", "\x12hel", "\x07"):
                for session in (easel, low):
                    session.send(keys)
                until(lambda: low.pump(0.05) or easel.pump(0.05) or seen(easel)[:height + 1] == seen(low), keys)


def test_what_scrolls_off_is_in_the_scrollback():
    with Session() as easel:
        pin(easel)
        enter(easel, "sample .linear(duration: 1) every 1/200")
        lines = easel.history()
        times = [line.split()[0] for line in lines if re.match(r"\s+[01](\.\d+)?\s+[01](\.\d+)?\s", line)]
        assert len(times) >= 201 and times == sorted(times), times


def test_clearing_the_screen_leaves_the_prompt_at_the_top():
    with Session() as easel:
        picture = pin(easel)
        easel.send("half\x0c")
        until(lambda: easel.pump(0.01) or easel.lines()[0] == PROMPT + "half", "the prompt at the top")
        stands(easel, picture)
        assert easel.lines()[1:24 - len(picture)] == [""] * (23 - len(picture))


def test_other_sizes_leave_one_clean_picture():
    with Session() as easel:
        easel.wait(PROMPT)
        enter(easel, "1 + 1")
        enter(easel, STILL)
        picture = stands(easel)
        easel.send("half a line")
        for rows, columns in ((40, 120), (12, 40), (30, 80), (24, 80), (12, 80), (24, 80), (5, 80), (24, 80)):
            easel.resize(rows, columns)
            if rows < 6:
                until(lambda: easel.pump(0.02) or easel.screen.margins is None, "the rows to go")
                easel.pump(0.1)
                assert PROMPT + "half a line" in easel.lines()
                continue
            # The emulator forgets the region itself, so a new one is what is waited for.
            until(lambda: easel.pump(0.02) or easel.screen.margins is not None, "a new region")
            now = stands(easel)
            text = easel.lines()
            assert len(now) <= rows // 2
            assert sum(HINT in row or "0.01×" in row for row in text) == 1, text
            assert sum(PROMPT + "half a line" in row for row in text) == 1, text
            assert cursor_row(easel) == text.index(PROMPT + "half a line")
        stands(easel, picture)
        easel.send("\x15")
        enter(easel, "2 + 2")
        stands(easel, picture)


def test_rows_that_a_higher_window_brings_back_are_not_cleared():
    with Session() as easel:
        pin(easel)
        enter(easel, "sample .linear(duration: 1) every 1/50")
        before = [row for row in easel.history() if re.match(r"\s+[01]\S*\s+\S+\s+1\.000000$", row)]
        assert len(before) == 51
        easel.returns = True
        easel.resize(40, 80)
        until(lambda: easel.pump(0.02) or easel.screen.margins is not None, "a new region")
        stands(easel)
        assert [row for row in easel.history() if row in before] == before


def test_a_changed_definition_is_seen_at_once():
    with Session(columns=100) as easel:
        easel.wait(PROMPT)
        enter(easel, "let motion = .linear(duration: 100)")
        enter(easel, "pin motion at 0.01x")
        until(lambda: easel.pump(0.01) or "of 100.000 s" in easel.lines()[-1], "the motion")
        enter(easel, "let motion = .linear(duration: 200)")
        until(lambda: easel.pump(0.01) or "of 200.000 s" in easel.lines()[-1], "the new motion")
        enter(easel, "undo")
        until(lambda: easel.pump(0.01) or "of 100.000 s" in easel.lines()[-1], "the old motion")
        enter(easel, "delete motion")
        until(lambda: easel.pump(0.01) or "stands still" in easel.lines()[-1], "why it stands still")
        easel.pump(0.1)
        size = len(easel.raw)
        easel.pump(0.3)
        assert len(easel.raw) == size, "a motion that stands still writes nothing"
        enter(easel, "let motion = .linear(duration: 300)")
        until(lambda: easel.pump(0.01) or "of 300.000 s" in easel.lines()[-1], "the motion again")
        enter(easel, "reduceMotion on")
        until(lambda: easel.pump(0.01) or "reduced" in easel.lines()[-1], "Reduce Motion")
        enter(easel, "pin .linear(duration: 400)")
        until(lambda: easel.pump(0.01) or "of 400.000 s" in easel.lines()[-1], "another motion")


def test_unpinning_leaves_nothing():
    with Session() as easel:
        easel.wait(PROMPT)
        pin_rows = None
        enter(easel, "2 + 3")
        enter(easel, STILL)
        pin_rows = len(stands(easel))
        enter(easel, "unpin")
        unharmed(easel)
        lines = easel.lines()
        assert "easel> unpin" in lines and lines[24 - pin_rows:] == [""] * pin_rows, lines
        enter(easel, "sample .bouncy every 1/60")
        prompt_row(easel)
        assert cursor_row(easel) == 23
        easel.pump(0.2)
        size = len(easel.raw)
        easel.pump(0.5)
        assert len(easel.raw) == size, "nothing is written any more"


def test_every_way_out_gives_the_rows_back():
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV):
        for line in ("half", "play .linear(duration: 30)\r"):
            with Session() as easel:
                pin(easel, "pin .linear(duration: 1)")
                easel.send(line)
                shows(easel, PROMPT + "half" if line == "half" else "of 30.000")
                easel.kill(number)
                assert easel.ended() == -number
                unharmed(easel)
                assert easel.modes() == easel.before
                assert all(row == "" for row in easel.lines()[cursor_row(easel):])
    for keys in ("quit\r", "\x04"):
        with Session() as easel:
            pin(easel)
            easel.send(keys)
            assert easel.ended() == 0
            unharmed(easel)
            assert all(row == "" for row in easel.lines()[cursor_row(easel):])


def test_stop_and_go_on():
    for line in ("half", "play .linear(duration: 30)\r"):
        with Session() as easel:
            picture = pin(easel)
            easel.send(line)
            shows(easel, PROMPT + "half" if line == "half" else "of 30.000")
            easel.kill(signal.SIGTSTP)
            easel.stopped()
            easel.pump(0.05)
            assert easel.screen.margins is None
            assert "600.000" not in "\n".join(easel.lines())
            easel.foreground()
            if line != "half":
                shows(easel, "of 30.000")
                easel.send("q")
            stands(easel, picture)
            easel.send("\x03")
            stands(easel, picture)
            enter(easel, "1 + 1")
            assert stands(easel, picture)


def test_another_size_while_something_plays():
    with Session() as easel:
        pin(easel)
        easel.keeps_region = True
        easel.send("play .linear(duration: 30)\r")
        shows(easel, "of 30.000")
        for rows, columns in ((12, 80), (30, 100), (24, 80)):
            easel.resize(rows, columns)
            until(lambda: easel.pump(0.01) or easel.screen.margins is None, "the whole window")
            easel.pump(0.3)
            assert sum("of 30.000" in row for row in easel.lines()) == 1, easel.lines()
            assert "600.000" not in "\n".join(easel.lines())
        easel.send("q")
        prompt_row(easel)
        stands(easel)
        assert sum("600.000" in row for row in easel.lines()) <= 2


def test_a_reader_that_stalls_gets_whole_frames_and_every_key():
    with Session() as easel:
        pin(easel, "pin .linear(duration: 1)")
        time.sleep(2)
        easel.send("1 + 2")
        time.sleep(0.5)
        easel.send(" + 3\r")
        until(lambda: easel.pump(0.01) or "6" in easel.lines(), "the sum")
        prompt_row(easel)
        until(lambda: easel.pump(0.02) or "of 1.000 s" in easel.lines()[-1], "a whole frame")
        assert PROMPT + "1 + 2 + 3" in easel.lines()


def test_what_is_typed_never_lands_within_a_frame():
    with Session(rows=40, columns=200) as easel:
        easel.wait(PROMPT)
        enter(easel, "set fps 240")
        enter(easel, "pin .bouncy, .smooth, .snappy, .linear, .easeIn, .easeOut")
        # The terminal holds some seventeen thousand bytes; then a frame finds no room.
        time.sleep(2)
        easel.send("zzzzzz")
        time.sleep(0.3)
        until(lambda: easel.pump(0.1) or PROMPT + "zzzzzz" in easel.lines(), "what was typed", 20)
        frames = re.findall(rb"\x1b\[\?2026h.*?\x1b\[\?2026l", easel.raw, re.DOTALL)
        assert frames
        assert all(frame.startswith(b"\x1b[?2026h\x1b7") and b"z" not in frame for frame in frames)
        rows = pinned(easel)
        assert "0 of" in rows[-1] and "── .bouncy, .smooth" in rows[0], rows
        assert not any("\x1b" in row or "?2026" in row for row in easel.history())


def test_a_window_with_no_room_is_told_of_and_room_is_taken_when_it_comes():
    with Session(rows=5) as easel:
        easel.wait(PROMPT)
        assert "when the window is large enough" in easel.run(STILL)
        easel.resize(24, 80)
        stands(easel)
        easel.resize(5, 80)
        until(lambda: easel.pump(0.02) or easel.screen.margins is None, "the rows to go")
        enter(easel, "unpin")
        easel.resize(24, 80)
        easel.pump(0.2)
        unharmed(easel)


def test_where_nothing_can_move_it_is_said():
    with Session(TERM="dumb") as easel:
        easel.wait(PROMPT)
        assert "needs the prompt of a terminal" in easel.run("pin .bouncy")
    with Session("--plain") as easel:
        easel.wait(PROMPT)
        assert "value" in easel.run("pin .bouncy")
        assert b"\x1b[1;" not in easel.raw
