"""What the shell hands over that is no command line of Easel's: the words, and the status."""

from batch_test import run
from terminal import Folder


def test_commands_where_files_stand_are_told_where_they_belong():
    with Folder() as folder:
        for name in ("prelude.easel", "plot"):
            with open(f"{folder}/{name}", "w") as file:
                file.write("1 + 1\n")
        for arguments, status, said in (
            (("list",), 2, "commands stand behind -c; type: easel -c 'list'"),
            (("play", ".bouncy", "at", "0.5x"), 2, "commands stand behind -c; type: easel -c 'play .bouncy at 0.5x'"),
            (("help",), 2, "commands stand behind -c; type: easel --help"),
            (("tset", "prelude.easel"), 2, "there is no file 'tset'; type: easel test prelude.easel"),
            (("prelud.easel",), 1, "there is no file 'prelud.easel'; type: prelude.easel"),
            (("prelude",), 1, "there is no file 'prelude'; type: prelude.easel"),
            (("./prelud.easel",), 1, "there is no file './prelud.easel'; type: ./prelude.easel"),
            (("nothing.easel",), 1, "there is no file 'nothing.easel'"),
        ):
            told = run(*arguments, cwd=folder)
            assert told[:2] == (status, "") and told[2].splitlines()[0] == f"easel: error: {said}", told
        # A file is a file, whatever it is called.
        assert run("plot", cwd=folder) == (0, "2\n", "")


def test_a_script_with_a_slip_in_its_name_is_found_beside_it():
    with Folder() as folder:
        with open(f"{folder}/prelude.easel", "w") as file:
            file.write("let quick = .snappy\n")
        for verb in ("run", "use"):
            for path in ("prelud.easel", f"{folder}/prelud.easel"):
                meant = path.replace("prelud.", "prelude.")
                status, output, errors = run("-c", f'{verb} "{path}"', cwd=folder)
                assert (status, output) == (1, "") and f'type: "{meant}"' in errors, errors
                assert errors.splitlines()[2].startswith("    ^"), errors
                assert run("-c", f'{verb} "{meant}"', cwd=folder) == (0, "", "")


def test_a_session_with_a_slip_in_its_name_is_found_in_its_folder():
    with Folder() as folder:
        assert run("--sessions", folder, "-c", "state a = 1", "-c", "save card")[0] == 0
        status, _, errors = run("--sessions", folder, "-c", "open crad")
        assert status == 1 and "^^^^ type: open card" in errors, errors


def test_a_script_is_never_saved_over():
    with Folder() as folder:
        with open(f"{folder}/prelude.easel", "w") as file:
            file.write("1 + 1\n")
        for option in ("", " --force"):
            status, _, errors = run("-c", f'save "{folder}/prelude.easel"{option}')
            assert status == 1 and "a session is saved as .json" in errors and "--force" not in errors.splitlines()[2]
        assert run(f"{folder}/prelude.easel") == (0, "2\n", "")
