#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The three standard descriptors.
enum Descriptors {
  /// Fills the places of those that were closed, so that no file opened later ends up there.
  ///
  /// Each is filled with what fails when used: standard input for writing, the others for reading.
  static func reserveStandard() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      let opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
      if opened >= 0, opened != descriptor {
        dup2(opened, descriptor)
        close(opened)
      }
    }
  }
}
