#pragma once

#include <signal.h>

#if defined(__linux__)
/// The descriptor that becomes readable when blocks wait on Dispatch's main queue.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what waits on the main queue; the main thread only.
void _dispatch_main_queue_callback_4CF(void *message);
#endif

/// What a terminal must be told before it is handed back, beside its modes.
enum cterminal_debt {
  cterminal_hidden_cursor = 1,
  cterminal_bracketed_paste = 2,
  cterminal_synchronized_output = 4,
  cterminal_scroll_region = 8,
  /// The cursor stands in the middle of a line.
  cterminal_open_line = 16,
  /// The cursor is away from where it was saved.
  cterminal_saved_cursor = 32,
};

/// Remembers the terminal's modes as they are now; they are what every way out restores.
///
/// - Parameters:
///   - descriptor: The terminal.
///   - writer: The same terminal, opened without waiting, so that a stalled reader holds nobody up.
/// - Returns: 0, or -1 when the modes cannot be read.
int cterminal_remember(int descriptor, int writer);

/// Notes that something is owed, or no longer owed.
void cterminal_owe(int debt, int is_owed);

/// Notes that the terminal scrolls only above a row, and that what stands from there on is to be cleared.
///
/// - Parameter first: The row, from 1; 0 when all of the terminal scrolls again.
void cterminal_owe_rows(int first);

/// Turns off line editing and echo, leaving signals from keys on.
int cterminal_read_keys(void);

/// Puts every remembered mode back.
int cterminal_restore_modes(void);

/// Pays every debt and puts every mode back; safe in a signal handler, harmless when nothing is owed.
void cterminal_restore(void);

/// From now on TERM, HUP, QUIT and every crash restore the terminal, then end the process by that signal.
void cterminal_guard(void);

/// Ends the process by a signal, with the terminal restored.
void cterminal_die(int number);

/// Lets a signal do what it does by default.
void cterminal_deliver(int number);

/// Stops the process as Ctrl-Z would, and returns when it goes on.
void cterminal_stop(void);

/// From now on INT, WINCH, TSTP and CONT are events.
///
/// - Returns: A descriptor that is readable while there are any.
int cterminal_listen(void);

/// The number of the oldest signal that was noted; 0 when there is none.
int cterminal_next_event(void);

/// Gives those signals their defaults again, for a time in which nobody looks at events.
void cterminal_stop_listening(void);

/// Gives SIGPIPE its default, or ignores it.
void cterminal_ignore_broken_pipes(int is_ignored);

/// Ignores SIGXFSZ, so that a file over the size limit is an error of the write and not the end.
void cterminal_survive_file_limits(void);
