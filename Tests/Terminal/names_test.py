"""Names that are no text, homes that are none, and folders that may not be written in: told, never guessed."""

import os
import re

from batch_test import run as easel
from terminal import EASEL, Folder, Session, as_nobody, strip

SAVE = ("-c", "state zz = 1", "-c")


def names(folder):
    """Every name in a folder and below it, as bytes."""
    return sorted(name for _, folders, files in os.walk(os.fsencode(folder)) for name in folders + files)


def test_a_link_to_a_name_that_is_no_text_is_left_as_it_is():
    with Folder() as home:
        target = os.fsencode(home) + b"/caf\xe9.json"
        assert easel(*SAVE, 'save "a.json"', cwd=home)[0] == 0
        os.rename(f"{home}/a.json", target)
        before = open(target).read()
        os.symlink(b"caf\xe9.json", os.fsencode(home) + b"/link.json")
        status, _, errors = easel("link.json", "-c", "state yy = 2", "-c", "save", cwd=home)
        assert status == 1 and "cannot write 'link.json'" in errors and r"caf\xE9.json" in errors, errors
        assert open(target).read() == before and names(home) == [b"caf\xe9.json", b"link.json"]
        status, output, errors = easel("link.json", "-c", "zz", cwd=home)
        assert (status, output, errors) == (0, "1\n", "")


def test_an_argument_that_is_no_text_is_refused():
    with Folder() as home:
        folder = os.fsencode(home)
        for name in (b"caf\xe9.json", b"b\xe9.easel", "caf\ufffd.json".encode(), "b\ufffd.easel".encode()):
            with open(folder + b"/" + name, "w") as file:
                file.write('{"easel": 1, "definitions": []}\n' if b"json" in name else "1234 + 1\n")
        for arguments in ([b"caf\xe9.json", "-c", "list"], [b"b\xe9.easel"], ["test", b"b\xe9.easel"],
                          ["--sessions", b"d\xe9", "-c", "1"], ["-c", b'save "d\xe9.json"']):
            status, output, errors = easel(*arguments, cwd=home)
            assert (status, output) == (2, "") and r"\xE9" in errors and "is not UTF-8" in errors, (arguments, errors)
            status, output, errors = easel("--json", *arguments, cwd=home)
            assert status == 2 and '"id":"command-line"' in output, (arguments, output)
        assert easel("caf\ufffd.json", "-c", "list", cwd=home)[0] == 0


def test_a_folder_with_a_script_whose_name_is_no_text_is_not_in_order():
    with Folder() as home:
        folder = os.fsencode(home)
        with open(f"{home}/a.easel", "w") as file:
            file.write("expect 1 == 1\n")
        assert easel("test", ".", cwd=home)[0] == 0
        with open(folder + b"/b\xe9.easel", "w") as file:
            file.write("expect 1 == 1\n")
        status, output, _ = easel("test", ".", cwd=home)
        assert status == 1 and r"b\xE9.easel" in output and "not UTF-8" in output, output


def test_a_current_folder_whose_name_is_no_text_keeps_its_work():
    with Folder() as home:
        here = os.fsencode(home) + b"/d\xe9"
        os.mkdir(here)
        with Session(home=home, cwd=here) as prompt:
            prompt.wait_prompt()
            prompt.run("state count = 7")
            prompt.run("save ./card.json")
            prompt.run("count = 8")
            prompt.run("let quick = 3")
            prompt.send("quit\r")
            assert prompt.ended() == 0
        before = names(home)
        with Session(home=home) as prompt:
            prompt.wait_prompt()
            assert "recovered 2 definitions" in prompt.run("recover")
            assert "no name yet" in prompt.run("save")
            assert "saved" in prompt.run("save ./again.json")
            assert "quick" in open(f"{home}/again.json").read()
        assert "quick" not in open(here + b"/card.json").read()
        assert [name for name in names(home) if name not in before and b"\xef" in name] == []


def test_no_folder_is_made_for_a_home_that_is_none():
    with Folder() as home:
        bad = os.fsencode(home) + b"/h\xe9"
        os.mkdir(bad)
        cases = (
            ({"home": bad}, "HOME is not UTF-8"),
            ({"home": "relative-home"}, "HOME is not an absolute path"),
            ({"home": home, "XDG_STATE_HOME": bad, "XDG_DATA_HOME": bad}, "_HOME is not UTF-8"),
        )
        before = (names(home), sorted(os.listdir("/")))
        for changes, reason in cases:
            status, _, errors = easel(*SAVE, "save card", cwd=home, **changes)
            assert status == 1 and f"{reason}, so there is no session folder" in errors, (changes, errors)
            with Session(cwd=home, **changes) as prompt:
                prompt.wait_prompt()
                prompt.run("state a = 1")
                told = " ".join(strip(prompt.raw.decode()).split())
                assert told.count("history is not kept: ") == 1 and told.count("unsaved work is not kept: ") == 1, told
                assert told.count(reason) == 2, told
            assert (names(home), sorted(os.listdir("/"))) == before, changes


def test_who_may_not_write_in_a_folder_is_told_so():
    with Folder() as home:
        os.chmod(home, 0o755)
        own = f"{home}/closed/own.json"
        os.mkdir(os.path.dirname(own))
        status, _, errors = easel(*SAVE, f'save "{own}"', cwd=home)
        assert status == 0, errors
        if os.geteuid() == 0:
            os.chown(own, 65534, 65534)
        os.chmod(own, 0o640)
        os.chmod(os.path.dirname(own), 0o555)
        program = [*as_nobody(), EASEL]
        try:
            for path, where in ((own, f"the folder '{home}/closed'"), ("own.json", "the folder it is in")):
                status, _, errors = easel(path, "-c", "state b = 2", "-c", "save", cwd=f"{home}/closed", program=program)
                assert status == 1 and f"cannot write '{path}': no permission to make a file in {where}" in errors, errors
            os.chmod(own, 0o440)
            status, _, errors = easel(own, "-c", "state b = 2", "-c", "save", cwd=home, program=program)
            assert status == 1 and (errors.rstrip().endswith("no permission") or "': no permission\n" in errors), errors
        finally:
            os.chmod(os.path.dirname(own), 0o755)


def test_a_home_that_may_not_be_written_is_told_by_its_reason():
    with Folder() as home:
        os.chmod(home, 0o555)
        with Session(home=home, cwd="/", program=[*as_nobody(), EASEL]) as prompt:
            prompt.wait_prompt()
            prompt.run("state a = 1")
            told = " ".join(strip(prompt.raw.decode()).split())
            for what in ("history is not kept", "unsaved work is not kept"):
                assert re.search(what + r": cannot write (in )?'[^']*': no permission", told), told
        os.chmod(home, 0o755)


def test_every_session_is_listed_with_its_folder_whatever_it_is_called():
    with Folder() as home:
        folder = f"{home}/Sessions"
        os.mkdir(folder)
        for name in ("x.schema", "n" * 250, "plain"):
            status, _, errors = easel(*SAVE, f'save "{name}"', cwd=home)
            assert status == 0, errors
        open(f"{folder}/easel.schema.json", "w").close()
        os.rename(f"{folder}/plain.json", f"{folder}/\u202egpj.json")
        status, output, _ = easel("-c", "sessions", cwd=home)
        assert status == 0 and "\u202e" not in output and "?gpj" in output, output
        assert "x.schema" in output and "easel.schema" not in output and "n" * 250 in output, output
        with Session("-c", "sessions", home=home, cwd=home) as prompt:
            assert prompt.ended() == 0
            rows = prompt.lines()
            assert all("Sessions" in row for row in rows[1:4]) and "\u202e" not in prompt.raw.decode(), rows
        for name in ("\u202egpj", "a\u200fb", "./a\u2066.json", "easel.schema", "Sessions/easel.schema.json",
                     "./.json", "Sessions/.hidden.json", "Sessions/ .json"):
            status, _, errors = easel(*SAVE, f'save "{name}"', cwd=home)
            assert status == 1 and "this is no name for a session" in errors, errors


def test_other_names_of_a_file_are_told_of():
    with Folder() as home:
        with Session(home=home, cwd=home) as prompt:
            prompt.wait_prompt()
            prompt.run("state a = 1")
            prompt.run("save ./a.json")
            os.link(f"{home}/a.json", f"{home}/b.json")
            prompt.run("a = 2")
            told = " ".join(prompt.run("save").split())
            assert "saved ./a.json; the file's old text stays under another name it has" in told, told
            prompt.run("a = 3")
            assert "old text" not in prompt.run("save")


def test_a_session_named_like_the_script_that_is_not_there_is_opened():
    with Folder() as home:
        os.mkdir(f"{home}/deep")
        for path in ("card.json", "deep/inner.json"):
            assert easel(*SAVE, f'save "./{path}"', cwd=home)[0] == 0
        with open(f"{home}/deep/outer.easel", "w") as file:
            file.write('run "inner"\n')
        for arguments, way in (
            (("-c", "run card"), 'open "card.json"'), (("-c", 'run "crad"'), 'open "card.json"'),
            (("-c", 'run "deep/iner"'), 'open "deep/inner.json"'), (("deep/outer.easel",), 'open "deep/inner.json"'),
        ):
            status, _, errors = easel(*arguments, cwd=home)
            assert status == 1 and f"type: {way}\n" in errors, (arguments, errors)
            assert easel("-c", way, "-c", "zz", cwd=home)[:2] == (0, "1\n")
        assert "type:" not in easel("-c", "use card", cwd=home)[2]
        open(f"{home}/card.easel", "w").close()
        assert 'type: "card.easel"' in easel("-c", "run card", cwd=home)[2]


def test_a_program_whose_own_name_is_no_text_runs():
    with Folder() as home:
        os.symlink(os.path.dirname(EASEL), os.fsencode(home) + b"/caf\xe9")
        program = [os.fsencode(home) + b"/caf\xe9/" + os.fsencode(os.path.basename(EASEL))]
        assert easel("-c", "1 + 1", program=program, cwd=home) == (0, "2\n", "")
        assert easel("-c", b"'\xe9'", program=program, cwd=home)[0] == 2


def test_a_path_without_an_ending_is_no_session():
    with Folder() as home:
        os.mkdir(f"{home}/deep")
        for path in ("../card", "./card", "~/card", "./v1.2"):
            status, _, errors = easel(*SAVE, f"save {path}", cwd=f"{home}/deep", home=home)
            assert status == 1 and f'type: "{path}.json"' in errors, errors
            assert easel(*SAVE, f'save "{path}.json" --force', cwd=f"{home}/deep", home=home)[0] == 0
        os.rename(f"{home}/card.json", f"{home}/card")
        status, _, errors = easel("-c", 'open "./card"', "-c", "zz = 3", "-c", "save", "-c", 'save "./card"', cwd=home)
        assert (status, names(home).count(b"card")) == (0, 1), errors
