"""Shared lets: found beside the file that asks for them, on every way in."""

import os

from batch_test import run
from files_test import write
from terminal import Folder, Session


def shared(home):
    write(f"{home}/lib/tokens.easel", 'use "more/deep.easel"\nlet quick = .easeOut(duration: 0.12)\n')
    write(f"{home}/lib/more/deep.easel", "let far = 1234 + 1\n")
    write(f"{home}/lib/outer.easel", 'use "tokens.easel"\nfar\n')
    return home


def test_the_path_starts_where_the_file_stands_on_every_way_in():
    with Folder() as home:
        shared(home)
        ways = (
            (("lib/outer.easel",), None),
            (("-c", 'run "lib/outer.easel"'), None),
            (("-c", 'use "lib/tokens.easel"', "-c", "far"), None),
            ((), 'use "lib/tokens.easel"\nfar\n'),
            (("-",), "use lib/tokens.easel\nfar\n"),
        )
        for arguments, text in ways:
            assert run(*arguments, text=text, cwd=home) == (0, "1235\n", ""), arguments
        assert run("--check", "lib/outer.easel", cwd=home) == (0, "", "")
        assert run(f"{home}/lib/outer.easel", cwd="/")[:2] == (0, "1235\n")


def test_a_session_that_used_a_file_needs_it_no_more():
    with Folder() as home:
        shared(home)
        assert run("-c", 'use "lib/tokens.easel"', "-c", 'save "card.json"', cwd=home, home=home)[0] == 0
        os.rename(f"{home}/lib", f"{home}/gone")
        assert run("card.json", "-c", "far", cwd=home) == (0, "1235\n", "")
        assert "use" not in run("card.json", "-c", "show all", cwd=home)[1]


def test_a_circle_by_ever_longer_paths_is_found():
    with Folder() as home:
        write(f"{home}/a/x.easel", 'use "../a/x.easel"\n')
        write(f"{home}/a/y.easel", 'run "../a/y.easel"\n')
        write(f"{home}/a/z.easel", 'use "link.easel"\n')
        os.symlink("z.easel", f"{home}/a/link.easel")
        for verb, name in (("use", "x"), ("run", "y"), ("use", "z")):
            status, _, errors = run("-c", f'{verb} "a/{name}.easel"', cwd=home)
            assert status == 1 and "each other without end: " in errors and errors.count(f"{name}.easel") <= 5, errors


def test_a_file_with_more_than_lets_is_named_with_the_place():
    with Folder() as home:
        write(f"{home}/lib/tokens.easel", "let a = 1\nstate x = 2\n")
        write(f"{home}/main.easel", 'use "lib/tokens.easel"\n')
        status, output, errors = run("main.easel", cwd=home)
        assert status == 1 and output == "" and errors.startswith("lib/tokens.easel:2:1: error: "), errors
        status, output, errors = run("-c", 'use "missing.easel"', cwd=home)
        assert status == 1 and "there is no file 'missing.easel'" in errors


def test_at_the_prompt_it_is_kept_and_undone():
    with Folder() as home:
        shared(home)
        with Session(home=home) as easel:
            easel.wait_prompt()
            easel.run('use "lib/tokens.easel"')
            assert "1235" in easel.run("far")
            easel.run("undo")
            assert "nothing is defined yet" in easel.run("list")
            easel.send("use lib/tok\t")
            easel.wait("use lib/tokens.easel")
