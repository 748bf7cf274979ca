"""Saves: whole at every moment, careful with what others wrote, and clear about what is in the way."""

import collections
import os
import pwd
import re
import shutil
import socket
import subprocess
import time

from batch_test import run
from files_test import STATE, read, write
from terminal import EASEL, SLACK, Folder, Session, Skipped, environment, unsanitized, until

QUESTION = "save over it? [y/N]"


def test_save_alone_saves_where_the_session_was_found():
    with Folder() as home:
        found = os.path.join(home, "data/easel/Sessions/one.json")
        os.makedirs(os.path.dirname(found))
        os.makedirs(os.path.join(home, "Sessions"))
        assert run("-c", f'state a = 1; save "{found}"', home=home, cwd=home)[0] == 0
        for save in ("save", "save one"):
            status, _, errors = run("-c", f"open one; state b = 2; {save}", home=home, cwd=home,
                                    XDG_DATA_HOME=os.path.join(home, "data"))
            assert (status, errors) == (0, "") and '"b"' in read(found)
        assert os.listdir(os.path.join(home, "Sessions")) == []


def traced(options, home, log=None, save='save "card.json" --force'):
    """A save under strace: its exit status and standard error."""
    arguments = ["strace", "-qq", "-o", log or "/dev/null", *options, EASEL, *STATE, "-c", save]
    done = subprocess.run(arguments, cwd=home, env=environment(home), capture_output=True, timeout=30 * SLACK, text=True)
    return done.returncode, done.stderr


def calls(home):
    """Every system call of a save from the first that names the file: its name, and which of that name it is."""
    unsanitized("half of the calls")
    if not shutil.which("strace"):
        raise Skipped("there is no strace")
    log = os.path.join(home, "log")
    if subprocess.run(["strace", "-o", log, "true"], capture_output=True).returncode:
        raise Skipped("this machine does not let programs be traced")
    assert traced([], home, log)[0] == 0
    counts, found, begun = collections.Counter(), [], False
    for line in open(log, errors="replace"):
        name = re.match(r"(\w+)\(", line)
        if not name:
            continue
        counts[name[1]] += 1
        begun = begun or "card.json" in line and name[1] != "execve"
        if begun and name[1] != "exit_group":
            found.append((name[1], counts[name[1]]))
    os.unlink(log)
    assert {"fsync", "rename"} <= {name for name, _ in found}, found
    return found


def old_and_new(home):
    """A session in the way, and what a save puts in its place."""
    path = os.path.join(home, "card.json")
    assert run("-c", "state old = 1", "-c", 'save "card.json"', home=home, cwd=home)[0] == 0
    old = read(path)
    os.mkdir(f"{home}/new")
    assert run(*STATE, "-c", 'save "card.json"', home=home, cwd=f"{home}/new")[0] == 0
    return path, old, read(f"{home}/new/card.json")


def test_a_kill_at_any_system_call_leaves_a_whole_file():
    with Folder() as home:
        path, old, new = old_and_new(home)
        left, seen = 0, set()
        for name, count in calls(home):
            write(path, old)
            traced([f"-einject={name}:signal=KILL:when={count}"], home)
            text = read(path)
            assert text in (old, new), (name, count, text)
            seen.add(text == new)
            status, output, errors = run(path, "-c", "list", home=home)
            assert status == 0 and errors == "", (name, count, errors)
        # Some were killed before the new file was in place, and some after.
        assert seen == {False, True}
        leftovers = [name for name in os.listdir(home) if name.startswith(".easel-")]
        assert leftovers
        for name in leftovers:
            os.utime(f"{home}/{name}", (1, 1))
        assert run(path, "-c", "save", home=home)[0] == 0
        assert sorted(os.listdir(home)) == ["card.json", "new"]


MEMORY = {"brk", "mmap", "mremap", "munmap", "madvise", "mprotect"}


def test_an_error_of_any_system_call_leaves_a_whole_file_and_is_told():
    with Folder() as home:
        path, old, new = old_and_new(home)
        statuses = set()
        for name, count in calls(home):
            for error in ("ENOSPC", "EIO"):
                write(path, old)
                status, errors = traced([f"-einject={name}:error={error}:when={count}"], home)
                if name in MEMORY and status not in (0, 1):
                    # Without memory a process dies; its file is whole all the same.
                    assert read(path) in (old, new), (name, count, status)
                    continue
                statuses.add(status)
                assert status in (0, 1) and read(path) == (old if status else new), (name, count, status, errors)
                assert (status == 1) == ("card.json" in errors and "error:" in errors), (name, count, errors)
                leftovers = [left for left in os.listdir(home) if left.startswith(".easel-")]
                assert name == "unlink" or not leftovers, (name, count, leftovers)
        assert statuses == {0, 1}


def test_only_leftovers_of_dead_writers_are_swept():
    with Folder() as home:
        for name in (".easel-1-2", ".easel-1-", ".easel-x-2", ".easel-1-2-3", ".easelrc", ".easel-99-7"):
            os.utime(write(f"{home}/{name}"), (1, 1))
        os.mkdir(f"{home}/.easel-4-4")
        os.symlink(".easelrc", f"{home}/.easel-5-5")
        write(f"{home}/.easel-3-3")
        import fcntl
        with open(f"{home}/.easel-99-7") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            assert run(*STATE, "-c", 'save "card.json"', home=home, cwd=home)[0] == 0
        left = {name for name in os.listdir(home)}
        assert left == {"card.json", ".easel-1-", ".easel-x-2", ".easel-1-2-3", ".easelrc", ".easel-99-7",
                        ".easel-4-4", ".easel-5-5", ".easel-3-3"}, left


def test_everything_that_can_stand_in_the_way():
    with Folder() as home:
        os.makedirs(f"{home}/folder.json")
        os.mkfifo(f"{home}/pipe.json")
        with socket.socket(socket.AF_UNIX) as plug:
            plug.bind(f"{home}/socket.json")
            os.symlink("loop2.json", f"{home}/loop1.json")
            os.symlink("loop1.json", f"{home}/loop2.json")
            os.symlink("folder.json", f"{home}/to-folder.json")
            cases = {
                "folder.json": "is a folder", "pipe.json": "is a pipe", "socket.json": "is a socket",
                "loop1.json": "the links go round in a circle", "to-folder.json": "is a folder",
                "x" * 300 + ".json": "the name is too long", "missing/a.json": "there is no folder 'missing'",
                "/dev/full/a.json": "there is no folder", "/dev/full": "/dev/full' is a device",
            }
            before = sorted(os.listdir(home))
            for name, reason in cases.items():
                name = name if name.startswith("/") or name.endswith(".json") else f"./{name}"
                for force in ("", " --force"):
                    status, output, errors = run(*STATE, "-c", f'save "{name}"{force}', home=home, cwd=home)
                    assert status == 1 and output == "" and reason in errors, (name, errors)
            assert sorted(os.listdir(home)) == before


def test_a_dangling_link_is_filled():
    with Folder() as home:
        os.mkdir(f"{home}/deep")
        os.symlink("deep/real.json", f"{home}/card.json")
        status, _, errors = run(*STATE, "-c", 'save "card.json"', home=home, cwd=home)
        assert status == 0, errors
        assert os.path.islink(f"{home}/card.json") and "isOn" in read(f"{home}/deep/real.json")
        os.symlink("nowhere/real.json", f"{home}/lost.json")
        assert "there is no folder 'nowhere'" in run(*STATE, "-c", 'save "lost.json"', home=home, cwd=home)[2]


def test_the_owner_of_a_file_stays_where_that_is_allowed():
    if os.geteuid() != 0:
        raise Skipped("only root can give a file away")
    with Folder() as home:
        path, _, new = old_and_new(home)
        nobody = pwd.getpwnam("nobody")
        os.chown(path, nobody.pw_uid, nobody.pw_gid)
        os.chmod(path, 0o664)
        assert run(*STATE, "-c", 'save "card.json" --force', home=home, cwd=home)[0] == 0
        status = os.stat(path)
        assert (status.st_uid, status.st_gid, status.st_mode & 0o777) == (nobody.pw_uid, nobody.pw_gid, 0o664)
        assert read(path) == new


def test_a_folder_that_may_not_be_written():
    """As somebody who is not root, to whom no folder is closed."""
    with Folder() as home:
        nobody = pwd.getpwnam("nobody")
        path, old, _ = old_and_new(home)
        os.chmod(home, 0o755)
        os.chmod(path, 0o644)
        saves = ([path, "-c", "save"], ["--sessions", f"{home}/not/there", path, "-c", "save it"])

        def lower():
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(nobody.pw_gid)
                os.setuid(nobody.pw_uid)
            else:
                os.chmod(home, 0o555)

        try:
            for save in saves:
                done = subprocess.run([EASEL, *save], cwd="/", preexec_fn=lower, text=True,
                                      env=environment("/nonexistent"), capture_output=True, timeout=20 * SLACK)
                if "Permission denied" in done.stderr:
                    raise Skipped("nobody else may run the program here")
                assert done.returncode == 1 and "no permission" in done.stderr and read(path) == old, done
        except PermissionError:
            raise Skipped("nobody else may run the program here")
        finally:
            os.chmod(home, 0o755)


def test_a_script_refuses_to_save_over_another_session():
    with Folder() as home:
        path, old, _ = old_and_new(home)
        status, _, errors = run(*STATE, "-c", 'save "card.json"', home=home, cwd=home)
        assert status == 1 and "is there already" in errors and "--force" in errors, errors
        assert read(path) == old
        assert run(path, *STATE, "-c", "save", home=home)[0] == 0


def test_the_prompt_asks_and_only_a_yes_is_one():
    answers = (("y\r", True), ("YES\r", True), ("\r", False), ("n\r", False), ("yep\r", False), ("\x03", False),
               ("\x04", False), ("save card\r", False))
    for keys, is_saved in answers:
        with Folder() as home, Session(home=home) as easel:
            path, old, _ = old_and_new(home)
            easel.wait_prompt()
            easel.run("state isOn = false")
            easel.send("save ./card.json; state after = 1\r")
            easel.wait(QUESTION)
            easel.send(keys)
            easel.wait_prompt()
            assert (read(path) != old) == is_saved, keys
            assert ("after" in easel.run("list")) == is_saved, keys
            assert "\n1235\n" in easel.run("1234 + 1")
            history = read(f"{home}/.local/state/easel/history")
            assert "\ny" not in history.lower() and "yep" not in history


def test_two_workbenches_on_one_session_notice_each_other():
    for link in (False, True):
        with Folder() as home:
            path, old, _ = old_and_new(home)
            if link:
                os.makedirs(f"{home}/real")
                os.rename(path, f"{home}/real/card.json")
                os.symlink("real/card.json", path)
            with Session(home=home) as one, Session(home=home) as two:
                for easel in (one, two):
                    easel.wait_prompt()
                    easel.run("open ./card.json")
                two.run("old = 2; let quick = 3")
                assert "saved" in two.run("save")
                one.wait("'./card.json' was changed on disk; open it again to see the change")
                one.wait_prompt()
                one.run("let slow = 4")
                one.send("save\r")
                one.wait(QUESTION)
                one.send("\r")
                one.wait_prompt()
                assert "quick" in read(path) and "slow" not in read(path)
                one.send("save\r")
                one.wait(QUESTION)
                one.send("y\r")
                one.wait_prompt()
                assert "quick" not in read(path) and "slow" in read(path)
                two.wait("was changed on disk")
                assert two.raw.decode().count("was changed on disk") == 1


def test_undo_brings_the_watched_file_back_too():
    with Folder() as home, Session(home=home) as easel:
        path, _, _ = old_and_new(home)
        easel.wait_prompt()
        easel.run("open ./card.json")
        easel.run("new")
        with open(path, "a") as file:
            file.write("\n")
        easel.pump(0.2)
        assert b"changed on disk" not in easel.raw
        easel.run("undo")
        until(lambda: (easel.pump(0.05), b"changed on disk" in easel.raw)[1], "the notice")
