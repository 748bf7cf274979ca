"""The prompt: checks 2 to 9 of design's list."""

import os
import re
import time

from terminal import PROMPT, SLACK, Session, strip, unsanitized, until


def test_a_command_is_answered_and_the_prompt_returns():
    with Session() as easel:
        easel.wait(PROMPT)
        assert "\n1235\n" in easel.run("1234 + 1")


def test_nothing_is_written_and_nobody_wakes_at_an_idle_prompt():
    unsanitized("a wake-up")
    with Session() as easel:
        easel.wait(PROMPT)
        easel.pump(0.3)
        size, switches = len(easel.raw), _switches(easel.pid)
        easel.pump(1.5)
        assert len(easel.raw) == size
        assert _switches(easel.pid) == switches


def _switches(pid):
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/status") as file:
            total += sum(int(line.split()[1]) for line in file if "ctxt_switches" in line)
    return total


def test_interrupt_gives_up_a_partial_line():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("half a li\x1b[D\x1b[D")
        easel.wait("half a li")
        easel.send(b"\x03")
        until(lambda: any(row == "easel> half a li^C" for row in easel.lines()), "the line with ^C")
        easel.wait_prompt()
        assert "\n1235\n" in easel.run("1234 + 1")


def test_interrupt_ends_a_long_table():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("sample .bouncy every 1/1000 until 60\r")
        # Read by the piece: whoever takes in all there is stops only when the table does.
        while b" 0.001 " not in easel.raw:
            easel.raw += os.read(easel.master, 4096)
        easel.send(b"\x03")
        easel.wait_prompt()
        assert "\n1235\n" in easel.run("1234 + 1")
        assert b" 59.999" not in easel.raw


def test_interrupt_ends_a_search():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.run("1234 + 1")
        easel.send("\x121234")
        easel.wait("i-search")
        easel.send(b"\x03")
        easel.wait(PROMPT)
        assert "\n4322\n" in easel.run("4321 + 1")


def test_interrupt_gives_up_a_continued_text():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("view Card {\r")
        easel.wait("  ...> ")
        easel.send(b"\x03")
        easel.wait(PROMPT)
        assert "\n1235\n" in easel.run("1234 + 1")


def test_what_is_typed_in_one_go_with_an_interrupt_is_not_lost():
    for _ in range(10):
        with Session() as easel:
            easel.wait(PROMPT)
            easel.send("half\x034321 + 1\r")
            easel.wait("\n4322\n")


def test_end_of_input_leaves_from_an_empty_line_only():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("1234 + 15\x1b[D\x04\r")
        easel.wait("\n1235\n")
        easel.wait_prompt()
        easel.send(b"\x04")
        assert easel.ended() == 0
        assert easel.raw.endswith(b"\n") and not easel.raw.endswith(b"\n\r\n")


def test_end_of_input_leaves_a_dumb_terminal_on_a_new_line():
    with Session(TERM="dumb") as easel:
        easel.wait(PROMPT)
        easel.send(b"\x04")
        assert easel.ended() == 0
        assert easel.raw.endswith(b"easel> \r\n"), easel.raw


def test_data_and_hangup_together_do_not_hang():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send(b"1234 + 1\r\x04")
        assert easel.ended() == 0
        assert b"1235" in easel.raw


def test_an_open_brace_brings_a_prompt_of_equal_width():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("state isOn = false\r")
        easel.wait(PROMPT)
        easel.send("view Card {\r")
        easel.wait("  ...> ")
        easel.send("scale = isOn ? 1 : 0.5\r")
        easel.wait("  ...> ")
        easel.send("}\r")
        easel.wait(PROMPT)
        assert len("  ...> ") == len(PROMPT)


def test_a_slip_in_an_open_block_throws_nothing_away_and_runs_none_of_its_lines():
    slips = (
        ("view Card {", "scale = isOn ? 1 : 0.9", "opacity : 1", "n = 42", "}"),
        ("withAnimation(.bouncy) {", "isOn.togle()", "n = 42", "}"),
        ("scene S {", "at 0 {", "n *= 2", "n = 42", "}", "}"),
        ("phases P {", "idle { scale: 1 }", "n = 42", "}"),
        ("let z = .spring(", "duration 0.5,", "bounce: 0.2)"),
        ("viw Card {", "n = 42", "}"),
        ("view X {", ".animation(.bouncy, value: isOn)", "scale = (1))", "n = 42", "}"),
    )
    with Session() as easel:
        easel.wait_prompt()
        easel.run("state isOn = false; state n = 5")
        for lines in slips:
            for line in lines[:-1]:
                easel.send(line + "\r")
                assert "^" not in easel.wait("  ...> "), line
            told = easel.run(lines[-1])
            assert "never closed" not in told and "no bracket is open" not in told and "^" in told, told
            assert "\n5\n" in easel.run("n"), lines


def test_what_is_open_is_named_at_an_empty_line_and_can_be_given_up():
    with Session() as easel:
        easel.wait_prompt()
        easel.send("view Card {\r")
        easel.wait("  ...> ")
        easel.send("\r")
        easel.wait(re.compile(r"'}' closes what is open here; Ctrl-C gives it up\s+\.\.\.> "))
        easel.send(b"\x03")
        easel.wait(PROMPT)
        assert "\n1235\n" in easel.run("1234 + 1")
        # What begins at the margin shows that a bracket was forgotten.
        easel.send("view Card {\r")
        easel.wait("  ...> ")
        assert "is not closed before 'list' begins" in easel.run("list")


def test_an_interrupt_before_the_prompt_leads_to_it():
    with Session("-i", "-c", "play .linear.repeatForever() loop", "-c", "9999") as easel:
        easel.wait("▶")
        easel.send(b"\x03")
        easel.wait_prompt()
        assert "\n1235\n" in easel.run("1234 + 1") and "9999" not in easel.raw.decode()


def test_a_paste_runs_after_enter_as_several_commands():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("\x1b[200~1000 + 1\n2000 + 2\n3000 + 3\x1b[201~")
        easel.pump(0.2)
        assert b"1001" not in easel.raw
        easel.send("\r")
        easel.wait(re.compile(r"\n1001\n(.*\n)*?2002\n(.*\n)*?3003\n"))
        easel.wait_prompt()
        easel.send("\x1b[A")
        easel.wait("3000 + 3")
        easel.send("\x03")


def test_a_long_paste_loses_nothing_and_is_quick():
    with Session() as easel:
        easel.wait(PROMPT)
        lines = "".join(f"{1000 + index} + 100000\n" for index in range(2000))
        _feed(easel, b"\x1b[200~" + lines.encode() + b"\x1b[201~")
        easel.wait("2999 + 100000")
        start = time.monotonic()
        easel.send("\r")
        easel.wait("\n102999\n")
        assert time.monotonic() - start < 3 * SLACK
        written = set(strip(easel.raw.decode()).splitlines())
        assert all(str(101000 + index) in written for index in range(2000))


def _feed(easel, data):
    """Writes more than a terminal's queue holds, reading meanwhile."""
    os.set_blocking(easel.master, False)
    while data:
        try:
            data = data[os.write(easel.master, data):]
        except BlockingIOError:
            pass
        easel.pump(0.001)
    os.set_blocking(easel.master, True)


def test_a_pasted_transcript_loses_its_prompts():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("\x1b[200~easel> 1000 + 1\n1001\neasel> let quick = [\n  ...> 1\n\x1b[201~\x15")
        easel.send("\x1b[200~easel> 1000 + 1\n1001\neasel> 2000 + 2\n2002\n\x1b[201~\r")
        text = easel.wait(re.compile(r"\n1001\n(.*\n)*?2002\n"))
        assert "error" not in text


def test_tab_completes_a_command():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("pla\t")
        easel.wait("play ")


def test_tab_completes_an_animation_with_its_dot():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("play .smo\t")
        easel.wait("play .smooth")


def test_tab_offers_nothing_where_nothing_fits():
    with Session() as easel:
        easel.wait(PROMPT)
        easel.send("xyzzy\t\t")
        easel.pump(0.3)
        assert easel.lines()[1:][easel.screen.cursor.y - 1].endswith("xyzzy")


def test_tab_completes_files():
    with Session() as easel:
        with open(os.path.join(easel.home, "lesson-one.easel"), "w") as file:
            file.write("1 + 1\n")
        easel.wait(PROMPT)
        easel.send('run "less\t')
        easel.wait('run "lesson-one.easel"')


def test_wide_and_accented_letters_agree_on_screen_and_in_the_text():
    for changes in ({}, {"LANG": None}, {"LANG": "xx_XX.UTF-8"}, {"LANG": "C"}):
        with Session(**changes) as easel:
            easel.wait(PROMPT)
            easel.send("12日本\x7f\x7fé\x7f34 + 1")
            until(lambda: easel.lines()[easel.screen.cursor.y] == "easel> 1234 + 1", f"a clean line: {changes}")
            assert easel.screen.cursor.x == len("easel> 1234 + 1")
            easel.send("\r")
            easel.wait("\n1235\n")


def test_inputrc_knows_easel():
    with Session() as easel:
        easel.wait(PROMPT)
        with open(os.path.join(easel.home, ".inputrc"), "w") as file:
            file.write('$if Easel\n"\\C-x\\C-e": "1234 + 1"\n$endif\n')
        with Session(home=easel.home) as other:
            other.wait(PROMPT)
            other.send("\x18\x05\r")
            other.wait("\n1235\n")


def test_vi_mode_edits_and_survives_an_interrupt():
    with Session() as first:
        first.wait(PROMPT)
        with open(os.path.join(first.home, ".inputrc"), "w") as file:
            file.write("set editing-mode vi\nset keyseq-timeout 50\n")
        with Session(home=first.home) as easel:
            easel.wait(PROMPT)
            easel.send("9234 + 1")
            time.sleep(0.1)
            easel.send("\x1b")
            time.sleep(0.2)
            easel.send("0r1\r")
            easel.wait("\n1235\n")
            easel.wait_prompt()
            easel.send("abc\x1b")
            time.sleep(0.2)
            easel.send("\x03")
            easel.wait("^C")
            easel.wait_prompt()
            assert "\n4322\n" in easel.run("4321 + 1")


def test_a_coloured_prompt_wraps_at_the_right_column():
    with Session("--color", "always", columns=30) as easel:
        easel.wait(PROMPT)
        easel.send("1" * 40)
        until(lambda: "1" * 17 in easel.lines()[easel.screen.cursor.y], "a second row")
        row = easel.screen.cursor.y
        assert easel.lines()[row - 1] == PROMPT + "1" * 23
        easel.send("\x7f" * 20)
        until(lambda: easel.lines()[row - 1].endswith("> " + "1" * 20), "one row again")
        assert easel.lines()[row] == ""


def test_ctrl_c_ends_a_command_that_takes_long():
    for line in ("sample .bouncy every 1/3000 until 300", "sweep .bouncy(duration: d) for d in 0.1...9.9 by 0.001"):
        with Session() as easel:
            easel.wait(PROMPT)
            easel.send(line + "\r")
            easel.wait(re.compile(r"(sampling|sweeping): \d+ of \d+"))
            easel.send("\x03")
            easel.wait_prompt()
            assert "Ctrl-C stops" not in "".join(easel.screen.display)
            easel.send("40 + 2\r")
            easel.wait("\n42\n")


def test_what_ctrl_c_stops_is_told():
    with Session() as easel:
        path = os.path.join(easel.home, "long.easel")
        with open(path, "w") as file:
            file.write("let before = 1\n" + "sample .bouncy every 1/500 until 4\n" * 400)
        easel.wait(PROMPT)
        easel.send('run "long.easel"\r')
        # Read by the piece, as above: there is always more.
        while b"velocity" not in easel.raw:
            easel.raw += os.read(easel.master, 4096)
        easel.send("\x03")
        easel.wait("stopped; what the script did so far is one step to undo")
        easel.wait_prompt()
        assert "\n1\n" in easel.run("before")
        easel.run("undo")
        assert "'before'" in easel.run("before")


def test_a_wrapped_line_is_found_again_where_the_terminal_broke_its_rows_anew():
    """Of 107 columns, 80 and 27 become 60 and 47, and then 40, 40 and 27."""
    for signs, up in (({"TMUX": "/tmp/x"}, True), ({}, False)):
        with Session(**signs) as easel:
            easel.wait(PROMPT)
            easel.send("x" * 100)
            easel.wait("x" * 20)
            for columns, rows in ((60, 1), (40, 2), (120, 0)):
                easel.pump(0.1)
                size = len(easel.raw)
                easel.resize(24, columns)
                easel.pump(0.2)
                sent = easel.raw[size:]
                moved = b"\r" + (b"\x1b[%dA" % rows if rows else b"") + b"\x1b[J"
                assert (moved in sent) == up, (columns, sent)
