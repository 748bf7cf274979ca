"""Unsaved work: kept over a crash, a kill and a quit, and brought back by `recover`."""

import os
import re
import shutil
import signal
import stat
import time

from batch_test import run
from terminal import EASEL, Folder, Session, broken, strip, unsanitized, unsaved as folder

OFFER = "unsaved work is kept ("
KEPT = "unsaved work is kept; recover brings it back"
NOTHING = "no unsaved work is kept"


def kept(home):
    """The files with unsaved work, each with its text."""
    names = sorted(os.listdir(folder(home))) if os.path.isdir(folder(home)) else []
    return [name for name in names if name.endswith(".work")]


def leave(home, *lines, how=None, cwd=None, loses=False):
    """A session that types some lines and then ends by a signal, or by quitting: twice where that loses work."""
    with Session(home=home, cwd=cwd) as easel:
        easel.wait_prompt()
        for line in lines:
            easel.run(line)
        if how is None:
            if loses:
                easel.run("quit")
            easel.send("quit\r")
            assert easel.ended() == int(loses)
        else:
            easel.kill(how)
            assert easel.ended() == -how
        return strip(easel.raw.decode())


def test_unsaved_work_survives_every_way_out():
    for how in (signal.SIGKILL, signal.SIGHUP, signal.SIGTERM, signal.SIGSEGV, signal.SIGQUIT, None):
        with Folder() as home:
            left = leave(home, "set autoplay off", "state count = 1", "view Dot { scale = count }", "count += 4", how=how)
            assert (KEPT in left) == (how is None)
            with Session(home=home) as easel:
                easel.wait_prompt()
                assert OFFER in easel.raw.decode()
                assert "recovered 2 definitions" in easel.run("recover")
                assert "\n5\n" in easel.run("count")
                assert "autoplay  off" in easel.run("set autoplay")
                assert "scale = count" in easel.run("show Dot")
                assert "error" not in easel.run("inspect Dot")


def test_it_is_kept_when_the_prompt_stands_and_while_something_plays():
    with Folder() as home, Session(home=home) as easel:
        easel.wait_prompt()
        easel.run("state isOn = false")
        easel.run("view Dot { scale = isOn ? 1 : 0 }.animation(.linear(duration: 30), value: isOn)")
        easel.send("isOn.toggle()\r")
        easel.wait("▶")
        easel.kill(signal.SIGKILL)
        easel.ended()
        with Session(home=home) as again:
            again.wait_prompt()
            again.run("recover")
            assert "true" in again.run("isOn")


def test_a_clean_quit_leaves_nothing():
    with Folder() as home:
        assert KEPT not in leave(home, "1 + 1", "plot .bouncy", "set fps 30")
        assert KEPT not in leave(home, "state isOn = false", "save card")
        assert KEPT not in leave(home, "state isOn = false", "undo")
        assert kept(home) == []
        with Session(home=home) as easel:
            easel.wait_prompt()
            assert OFFER not in easel.raw.decode()
            assert NOTHING in easel.run("recover")


def test_what_came_back_is_kept_until_it_is_saved():
    with Folder() as home:
        leave(home, "state count = 7", how=signal.SIGKILL)
        leave(home, "recover", how=signal.SIGKILL)
        leave(home, "recover", "count += 1")
        leave(home, "recover", "undo")
        assert len(kept(home)) == 1
        left = leave(home, "recover", "count", "save card")
        assert "\n8\n" in left and KEPT not in left
        assert kept(home) == []


def test_recover_can_be_undone_and_made_again():
    with Folder() as home:
        leave(home, "state count = 7", how=signal.SIGKILL)
        with Session(home=home) as easel:
            easel.wait_prompt()
            easel.run("state mine = 1")
            easel.run("recover")
            assert "mine" not in easel.run("list")
            easel.run("undo")
            assert "mine" in easel.run("list") and "count" not in easel.run("list")
            easel.run("redo")
            assert "count" in easel.run("list")
            easel.send("quit\r")
            easel.ended()
            assert "unsaved work of 2 sessions is kept" in easel.raw.decode()
        assert len(kept(home)) == 2


def test_it_belongs_to_its_file_and_the_file_is_still_guarded():
    with Folder() as home:
        os.mkdir(f"{home}/project")
        with Session(home=home, cwd=f"{home}/project") as easel:
            easel.wait_prompt()
            easel.run("state count = 7")
            easel.run("save ./card.json")
            easel.run("count = 8")
            easel.run("let quick = 3")
            easel.kill(signal.SIGKILL)
            easel.ended()
        with Session(home=home, cwd="/") as easel:
            easel.wait_prompt()
            assert "project/card.json" in easel.run("recover")
            assert "saved" in easel.run("save")
            text = open(f"{home}/project/card.json").read()
            assert "quick" in text and '"name": "card"' in text
        leave(home, f'open "{home}/project/card.json"', "let slow = 4", how=signal.SIGKILL)
        with open(f"{home}/project/card.json", "a") as file:
            file.write("\n")
        status, _, errors = run("-c", "recover", "-c", "save", home=home)
        assert status == 1 and "was changed on disk" in errors, errors
        assert "slow" not in open(f"{home}/project/card.json").read() and len(kept(home)) == 1
        status, _, errors = run("-c", "recover", "-c", "save --force", home=home)
        assert status == 0 and "slow" in open(f"{home}/project/card.json").read(), errors
        assert kept(home) == []


def test_what_another_session_took_the_place_of_is_kept_too():
    with Folder() as home:
        leave(home, "state other = 1", "save other")
        left = leave(home, "state first = 1", "new", "state second = 2", "open other")
        assert "unsaved work of 2 sessions is kept" in left
        with Session(home=home) as easel:
            easel.wait_prompt()
            assert "and 1 older" in easel.raw.decode()
            easel.run("recover 1")
            assert "second" in easel.run("list")
            easel.run("recover 2")
            assert "first" in easel.run("list")


def test_undo_gives_the_file_back_with_the_session():
    with Folder() as home, Session(home=home) as easel:
        easel.wait_prompt()
        easel.run("state first = 1")
        easel.run("save first")
        easel.run("new")
        easel.run("state second = 2")
        easel.run("save second")
        easel.run("undo")
        easel.run("undo")
        assert "first.json" in easel.run("save")
        path = f"{home}/.local/share/easel/Sessions"
        assert "first" in open(f"{path}/first.json").read() and "second" in open(f"{path}/second.json").read()


def test_the_work_of_a_running_workbench_is_not_offered():
    with Folder() as home, Session(home=home) as one:
        one.wait_prompt()
        one.run("state count = 1")
        with Session(home=home) as two:
            two.wait_prompt()
            assert OFFER not in two.raw.decode()
            assert NOTHING in two.run("recover")
            one.kill(signal.SIGKILL)
            one.ended()
            assert "recovered 1" in two.run("recover")
            with Session(home=home) as three:
                three.wait_prompt()
                assert OFFER not in three.raw.decode()


def test_of_several_each_keeps_its_number_and_can_be_had_or_thrown_away():
    with Folder() as home:
        for count in range(4):
            leave(home, f"state number{count} = 1", *["save ./card.json", "number2 = 2"] * (count == 2), how=signal.SIGKILL, cwd=home)
            time.sleep(0.02)
        with Session(home=home) as easel:
            easel.wait_prompt()
            assert "and 3 older); recover lists it" in easel.raw.decode()
            rows = [line.split(None, 4) for line in easel.run("recover").splitlines() if line[:9].strip().isdigit()]
            assert [(row[0], row[4]) for row in rows] == [("1", "number3"), ("2", "card.json: number2"), ("3", "number1"), ("4", "number0")]
            assert "no unsaved work has the number 5; there is 1, 2, 3, 4" in easel.run("recover 5")
            assert "work of 4 sessions is kept" in easel.run("recover --discard")
            assert "discarded" in easel.run("recover 3 --discard")
            easel.run("recover 1")
            assert "number3" in easel.run("list")
            assert "there is 2, 4" in easel.run("recover 3")
            assert "discarded" in easel.run("recover 2 --discard")
            easel.run("recover")
            assert "number0" in easel.run("list")
            assert "discarded" in easel.run("recover --discard") and "number3" in easel.run("list")
            assert "discarded" in easel.run("recover --discard") and kept(home) == []
            assert NOTHING in easel.run("recover --discard")


def test_a_damaged_file_is_told_and_kept_aside():
    with Folder() as home:
        leave(home, "state count = 7", how=signal.SIGKILL)
        path = os.path.join(folder(home), kept(home)[0])
        with open(path, "r+") as file:
            file.write("{]")
        with Session(home=home) as easel:
            easel.wait_prompt()
            easel.run("state mine = 1")
            told = easel.run("recover")
            assert re.search(r":1:2:\s+expected", told) and "kept aside as" in told, told
            assert "mine" in easel.run("list")
            assert NOTHING in easel.run("recover")
        assert os.path.exists(path[:-5] + ".damaged")


def test_only_part_of_a_damaged_file_comes_back():
    with Folder() as home:
        leave(home, "state count = 7", "state other = 8", how=signal.SIGKILL)
        path = os.path.join(folder(home), kept(home)[0])
        with open(path, "a") as file:
            file.write("nonsense\n")
        with Session(home=home) as easel:
            easel.wait_prompt()
            told = easel.run("recover")
            assert "not all came back" in told and ":3:1:" in told and "kept aside" in told, told
            assert "other" in easel.run("list")
            easel.kill(signal.SIGKILL)
            easel.ended()
        assert len(kept(home)) == 1


def test_scripts_keep_nothing():
    with Folder() as home:
        path = os.path.join(home, "a.easel")
        with open(path, "w") as file:
            file.write("state count = 1\n")
        for arguments, text in (((path,), None), (("-c", "state a = 1"), None), ((), "state a = 1\n")):
            assert run(*arguments, text=text, home=home)[0] == 0
        with Session(path, "-i", home=home) as easel:
            easel.wait_prompt()
            easel.send("quit\r")
            easel.ended()
        assert kept(home) == []


def test_what_was_brought_back_and_undone_is_said_to_be_here():
    with Folder() as home:
        leave(home, "state count = 7", how=signal.SIGKILL)
        with Session(home=home) as easel:
            easel.wait_prompt()
            easel.run("recover")
            assert "is here already" in easel.run("recover")
            easel.run("undo")
            told = easel.run("recover")
            assert "redo brings it back" in told and "type: redo" in told, told
            easel.run("redo")
            assert "count" in easel.run("list")


def test_what_was_brought_back_can_be_thrown_away():
    for lines in (["recover"], ["recover", "undo"], ["recover", "count += 1", "let other = 3"], ["state mine = 1", "recover"]):
        with Folder() as home:
            leave(home, "state count = 7", how=signal.SIGKILL)
            left = leave(home, *lines, "recover --discard", "list")
            assert "discarded" in left and len(kept(home)) == ("state mine = 1" in lines), (lines, left)
            listed = left[left.rindex("easel> list"):]
            assert ("mine" in listed) == ("state mine = 1" in lines) and "count" not in listed, listed


def test_what_a_newer_easel_left_waits_for_it():
    with Folder() as home:
        leave(home, "state count = 7", how=signal.SIGKILL)
        path = os.path.join(folder(home), kept(home)[0])
        text = open(path).read()
        with open(path, "w") as file:
            file.write(text.replace('"easel":1', '"easel":2', 1))
        for _ in range(2):
            assert "a newer Easel is needed" in " ".join(leave(home, "recover").split())
            assert kept(home) == [os.path.basename(path)]
        leave(home, "state mine = 1", how=signal.SIGKILL)
        assert "of a newer Easel" in leave(home, "recover")


def test_work_that_could_not_be_kept_is_named_at_the_end():
    unsanitized("the limit of a file", only="TSAN")
    with Folder() as home:
        broken(home)
        assert "unsaved work is lost: cannot write in" in leave(home, "state count = 7", loses=True)
        os.unlink(folder(home))
        script = ["bash", "-c", f"ulimit -f 1; exec '{EASEL}'"]
        with Session(home=home, program=script) as easel:
            easel.wait_prompt()
            easel.run("state count = 7")
            easel.run("let long = \"" + "x" * 3000 + "\"")
            easel.run("quit")
            easel.send("quit\r")
            assert easel.ended() == 1
            told = strip(easel.raw.decode())
            assert "only an older state is kept" in " ".join(told.split()), told
        assert "recovered 1 definition" in leave(home, "recover")


def test_what_could_not_be_written_anew_is_not_passed_over_later():
    with Folder() as home, Session(home=home, cwd=home) as easel:
        with open(os.path.join(home, "x.easel"), "w") as script:
            script.write("new\nundo\nstate b = 2\n")
        easel.wait_prompt()
        easel.run("state a = 1")
        os.rename(folder(home), folder(home) + ".gone")
        broken(home)
        assert "not kept" in easel.run("run \"x.easel\"")
        os.unlink(folder(home))
        os.rename(folder(home) + ".gone", folder(home))
        easel.run("state c = 3")
        easel.kill(signal.SIGKILL)
        easel.ended()
        with Session(home=home) as later:
            later.wait_prompt()
            later.run("recover")
            shown = later.run("list")
            assert all(f"\n  {name} " in shown or f" {name} " in shown for name in "abc"), shown


def test_it_is_told_again_when_keeping_fails_again():
    with Folder() as home, Session(home=home) as easel:
        easel.wait_prompt()
        for turn in range(2):
            broken(home)
            assert "unsaved work is not kept" in easel.run(f"state broken{turn} = 1")
            assert "unsaved work is not kept" not in easel.run(f"state still{turn} = 1")
            os.unlink(folder(home))
            easel.run(f"state sound{turn} = 1")
            assert len(kept(home)) == 1
            os.unlink(os.path.join(folder(home), kept(home)[0]))
            os.rmdir(folder(home))


def test_a_folder_that_cannot_be_written_is_told_once():
    with Folder() as home:
        broken(home)
        with Session(home=home) as easel:
            easel.wait_prompt()
            for count in range(3):
                easel.run(f"state number{count} = 1")
            easel.run("quit")
            easel.send("quit\r")
            assert easel.ended() == 1
            assert easel.raw.decode().count("unsaved work is not kept") == 1
            assert KEPT not in easel.raw.decode()


def test_the_file_is_private_and_does_not_grow_without_bounds():
    with Folder() as home, Session(home=home) as easel:
        easel.wait_prompt()
        easel.run("set autoplay off")
        easel.run("state count = 1")
        path = os.path.join(folder(home), kept(home)[0])
        assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
        assert stat.S_IMODE(os.stat(folder(home)).st_mode) == 0o700
        for _ in range(4):
            easel.send("\x1b[200~" + "count += 1\n" * 500 + "\x1b[201~\r")
            easel.wait_prompt()
        assert "\n2001\n" in easel.run("count")
        assert os.path.getsize(path) < 150_000
        os.unlink(path)
        easel.run("count = 5")
        assert len(kept(home)) == 1


def test_nothing_that_was_left_is_ever_lost_and_few_files_are_held_open():
    with Folder() as home:
        with Session(home=home) as easel:
            easel.wait_prompt()
            for count in range(15):
                easel.run(f"state number{count} = 1; new")
            assert len(kept(home)) == 15
            assert len(os.listdir(f"/proc/{easel.pid}/fd")) < 30
        leave(home, "state last = 1", how=signal.SIGKILL)
        assert len(kept(home)) == 16
        with Session(home=home) as easel:
            easel.wait_prompt()
            listed = easel.run("recover")
            assert all(f"number{count}" in listed for count in range(15)) and "last" in listed


def test_of_very_many_the_newest_are_looked_at_and_the_others_counted():
    with Folder() as home:
        leave(home, "state count = 7", how=signal.SIGKILL)
        first = os.path.join(folder(home), kept(home)[0])
        text = open(first).read()
        os.unlink(first)
        for count in range(3000):
            path = os.path.join(folder(home), f"1-{count}.work")
            with open(path, "w") as file:
                file.write(text.replace("count", f"number{count}") if count > 2900 else "never read")
            os.utime(path, (count, count))
        with Session(home=home) as easel:
            easel.wait_prompt()
            assert "and 19 or more older); recover lists it" in strip(easel.raw.decode())
            listed = easel.run("recover")
            rows = [line.split() for line in listed.splitlines() if line[:9].strip().isdigit()]
            assert [row[0] for row in rows] == [str(number) for number in range(1, 21)], listed
            assert [row[-1] for row in rows] == [f"number{count}" for count in range(2999, 2979, -1)], listed
            assert "2980 older come up as these are taken or thrown away" in listed
            assert "work of 3000 sessions is kept" in easel.run("recover --discard")
            easel.run("recover 3 --discard")
            listed = easel.run("recover")
            assert "number2979" in listed and "number2997" not in listed and "2979 older come up" in listed, listed
            easel.run("recover 21")
            assert "number2979" in easel.run("list")


def test_plain_and_json_behave():
    with Folder() as home:
        leave(home, "state count = 7", how=signal.SIGKILL)
        with Session("--plain", home=home) as easel:
            easel.wait_prompt()
            assert OFFER in easel.raw.decode()
        status, output, errors = run("--json", "-c", "recover", "-c", "count", home=home)
        assert (status, errors) == (0, "") and output == '{"command":"value","type":"number","value":7}\n'
        assert len(kept(home)) == 1
        status, output, errors = run("--json", "-c", "recover 3", home=home)
        assert status == 1 and '"id":"nothing-kept"' in output


def test_an_idle_prompt_with_unsaved_work_does_nothing():
    unsanitized("a wake-up")
    with Folder() as home, Session(home=home) as easel:
        easel.wait_prompt()
        easel.run("state count = 7")

        def switches():
            text = open(f"/proc/{easel.pid}/status").read()
            return [int(number) for number in re.findall(r"ctxt_switches:\s*(\d+)", text)]

        easel.pump(0.2)
        before = switches()
        easel.pump(1.5)
        assert switches() == before


def test_a_script_keeps_what_it_did_where_it_cannot_throw_away_what_it_works_on():
    with Folder() as home:
        leave(home, "state count = 8", how=signal.SIGKILL)
        with open(f"{home}/y.easel", "w") as script:
            script.write("state c = 3\ncount = 9\nrecover --discard\n")
        with Session(home=home, cwd=home) as easel:
            easel.wait_prompt()
            easel.run("recover")
            told = " ".join(easel.run('run "y.easel"').split())
            assert "is what this script works on" in told and "2 commands before it ran" in told, told
            assert "\n3\n" in easel.run("c") and "\n9\n" in easel.run("count")
            easel.run("undo")
            assert "\n8\n" in easel.run("count") and "c" not in easel.run("list").split()
            easel.run("redo")
            assert "\n9\n" in easel.run("count")


def test_what_the_command_line_changed_of_what_it_brought_back_is_kept():
    for commands in (("recover", "count = 9"), ("recover", "count = 9", "new")):
        with Folder() as home:
            leave(home, "state count = 7", how=signal.SIGKILL)
            arguments = [word for command in commands for word in ("-c", command)]
            with Session("-i", *arguments, home=home) as easel:
                easel.wait_prompt()
                easel.send("quit\r")
                assert easel.ended() == 0 and KEPT in strip(easel.raw.decode())
            with Session(home=home) as easel:
                easel.wait_prompt()
                easel.run("recover")
                assert "\n9\n" in easel.run("count"), commands


def test_work_whose_file_was_moved_is_kept_anew():
    for changes in ((), ("a = 2",)):
        with Folder() as home:
            with Session(home=home) as easel:
                easel.wait_prompt()
                easel.run("state a = 1")
                moved = f"{home}/moved.work"
                os.rename(os.path.join(folder(home), kept(home)[0]), moved)
                before = open(moved).read()
                for change in changes:
                    easel.run(change)
                easel.send("quit\r")
                assert easel.ended() == 0 and KEPT in strip(easel.raw.decode())
            assert open(moved).read() == before and len(kept(home)) == 1
            assert f"\n{len(changes) + 1}\n" in leave(home, "recover", "a")


def test_no_loss_is_told_that_nothing_leads_back_to():
    with Folder() as home:
        broken(home)
        with Session(home=home, cwd=home) as easel:
            easel.wait_prompt()
            for line in ("state a = 1", "new", "state b = 1", "undo 2", "a = 2", "save ./a.json"):
                easel.run(line)
            easel.send("quit\r")
            assert easel.ended() == 0
            assert "lost" not in strip(easel.raw.decode())


def test_work_whose_file_was_let_go_of_is_not_offered_once_it_is_saved():
    with Folder() as home:
        with Session(home=home, cwd=home) as easel:
            easel.wait_prompt()
            for count in range(11):
                easel.run(f"state number{count} = 1; new")
            easel.run("undo 21")
            easel.run("save ./first.json")
            texts = [open(os.path.join(folder(home), name)).read() for name in kept(home)]
            assert len(texts) == 10 and not any("number0" in text for text in texts)
            easel.run("number0 = 2")
            easel.send("quit\r")
            assert easel.ended() == 0
            assert "unsaved work of 11 sessions is kept" in strip(easel.raw.decode())
        assert len(kept(home)) == 11


def test_a_number_that_was_listed_stays_good_whatever_comes_up():
    with Folder() as home:
        leave(home, "state number = 1", how=signal.SIGKILL)
        first = os.path.join(folder(home), kept(home)[0])
        for count in range(1, 20):
            copy = os.path.join(folder(home), f"1-{count}.work")
            shutil.copy(first, copy)
            os.utime(copy, (1e9 - count, 1e9 - count))
        with Session(home=home) as easel:
            easel.wait_prompt()
            assert re.search(r"\n +20 ", easel.run("recover"))
            leave(home, "state other = 1", how=signal.SIGKILL)
            assert "there is 1, 2, 3" in " ".join(easel.run("recover 30").split())
            assert "recovered 1 definition" in easel.run("recover 20")
            assert "discarded" in easel.run("recover 19 --discard")
            assert not os.path.exists(os.path.join(folder(home), "1-18.work"))
