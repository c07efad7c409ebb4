import EarshotTerminalTestSupport
import EarshotTestSupport
import Foundation
import Testing

/// Programs behind other programs: on another machine, in multiplexers, and those that others start.
@Suite("Programs behind programs, live", .serialized)
struct RemoteTests {
  @Test(
    "A shell on another machine is read as one here, with its size and its status",
    .enabled(if: Installed.has("ssh", "sshd", "ssh-keygen"), "no openssh-client or openssh-server"))
  func ssh() async throws {
    try await onTerminal {
      let server = try SecureShellServer()
      let run = try ListenedRun(
        server.client("env PS1='far> ' bash --norc --noprofile -i"), rows: 30)
      try run.hear("far>")
      try run.type("echo $((40 + 2)); stty size\r")
      try run.hear("42\n30 80")
      try run.type("exit 7\r")
      #expect(try run.end() == 7)
    }
  }

  @Test(
    "git's pager and its questions about hunks are said",
    .enabled(if: Installed.has("git", "less"), "git or less is not installed"))
  func git() async throws {
    try await onTerminal {
      let user = try User()
      let repository = user.folderPath + "/repository"
      let script = """
        git init -q '\(repository)' && cd '\(repository)' || exit 9
        for number in $(seq 30); do
          echo "line $number" > file && git add file
          git -c user.name=A -c user.email=a@example.com commit -qm "Change $number" || exit 9
        done
        echo other > file
        git log --format=%s && git add -p
        """
      let run = try ListenedRun(
        ["bash", "-c", script],
        environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"], as: user)
      try run.hear("Change 30")
      try run.type(" ")
      try run.hear("Change 1")
      try run.type("q")
      try run.hear("Stage this hunk")
      try run.type("?\r")
      try run.hear("y - stage this hunk")
      try run.type("n\r")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "Inside of tmux and of screen a program is read, shown and ended as elsewhere",
    arguments: ["tmux", "screen"].filter { Installed.has($0) })
  func inside(multiplexer: String) async throws {
    try await onTerminal {
      let user = try User()
      try FileManager.default.createDirectory(
        atPath: user.folderPath + "/s", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let earshot = ListenedRun.earshot(user).map { "'\($0)'" }.joined(separator: " ")
      let inner = "\(earshot) -- dialog --yesno 'Sure?' 8 40; echo status $?; read line"
      let command =
        multiplexer == "tmux"
        ? ["tmux", "-f", "/dev/null", "-S", user.folderPath + "/s/tmux", "new", inner]
        : ["screen", "-c", "/dev/null", "sh", "-c", inner]
      let run = try ListenedRun(
        starting: command,
        environment: ["SCREENDIR": user.folderPath + "/s", "SHELL": "/bin/sh"], as: user)
      try run.hearFocus("Yes, button")
      try run.type("\t")
      try run.hearFocus("No, button")
      try run.type("\r")
      try run.terminal.wait(forText: "status 1")
      try run.type("\r")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "What a shell inside of tmux and of screen writes is said, and not the row of the windows",
    arguments: ["tmux", "screen"].filter { Installed.has($0) })
  func around(multiplexer: String) async throws {
    try await onTerminal {
      let user = try User()
      try FileManager.default.createDirectory(
        atPath: user.folderPath + "/s", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      let shell = "env PS1='inner> ' bash --norc --noprofile -i"
      let command =
        multiplexer == "tmux"
        ? ["tmux", "-f", "/dev/null", "-S", user.folderPath + "/s/tmux", "new", shell]
        : ["screen", "-c", "/dev/null", "sh", "-c", shell]
      let run = try ListenedRun(
        command, environment: ["SCREENDIR": user.folderPath + "/s", "SHELL": "/bin/sh"], as: user)
      try run.hear("inner>")
      try run.type("echo $((40 + 2)) words\r")
      try run.hear("42 words")
      try run.type("exit\r")
      #expect(try run.end() == 0)
    }
  }

  @Test(
    "apt's packages are said as they come, and its progress in steps",
    .enabled(if: Installed.has("apt-get", "dpkg-deb"), "apt-get or dpkg-deb is not installed"))
  func packages() async throws {
    try await onTerminal {
      let user = try User()
      let script = """
        root='\(user.folderPath)/root'; mkdir -p "$root" && cd "$root" || exit 9
        mkdir -p etc/apt/apt.conf.d etc/apt/preferences.d etc/apt/trusted.gpg.d \
          var/lib/apt/lists/partial var/cache/apt/archives/partial var/lib/dpkg/updates \
          var/lib/dpkg/info var/lib/dpkg/triggers var/log/apt
        touch var/lib/dpkg/status etc/apt/sources.list
        for number in 1 2 3; do
          mkdir -p parts/$number/DEBIAN
          printf 'Package: probe-%s\\nVersion: 1\\nArchitecture: all\\nMaintainer: A <a@example.com>\\n' \
            $number > parts/$number/DEBIAN/control
          printf 'Description: probe\\n' >> parts/$number/DEBIAN/control
          dpkg-deb --build --root-owner-group -Znone parts/$number probe-$number.deb > log || exit 9
        done
        clear
        apt-get -y -o Dir="$root" -o Dir::State::status="$root/var/lib/dpkg/status" \
          -o Dpkg::Options::=--root="$root" -o Dpkg::Options::=--force-not-root \
          -o Debug::NoLocking=1 -o APT::Sandbox::User= -o Dpkg::Progress-Fancy=1 \
          install ./probe-1.deb ./probe-2.deb ./probe-3.deb
        """
      let run = try ListenedRun(
        ["bash", "-c", script],
        environment: [
          "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive",
        ],
        // Where all of it comes at once, as it may, so many lines are no flood.
        as: user, rows: 60)
      try run.hear("Reading package lists")
      #expect(try run.end() == 0)
      let all = run.spoken.joined(separator: "\n")
      for number in 1...3 {
        #expect(all.contains("Unpacking probe-\(number)"))
        #expect(all.contains("Setting up probe-\(number)"))
      }
      #expect(run.terminal.outputText.contains("Progress: ["))
      #expect(all.components(separatedBy: "%").count - 1 <= 5, "\(run.spoken)")
      #expect(!all.contains("####"))
    }
  }
}
