import EarshotPrograms
import Testing

// What is drawn as a table, and what only looks like one.

extension LayoutTests {
  @Test("Tables have headings, by rules, by gaps and by boxes")
  func tables() {
    let found = text(
      """
       id |   name    | price
      ----+-----------+-------
        1 | Apple     |  1.20
        2 | Cherry pie|  0.50
      (2 rows)

      one  two
      ---  ---
      1    2

      ┌────┬───────┐
      │ id │ name  │
      ├────┼───────┤
      │ 1  │ Apple │
      └────┴───────┘
      """, isAlternate: false)
    #expect(
      found == """
        - <dataTable>
          -
            * - "id" header
            * - "name" header
            * - "price" header
          -
            * - "1"
            * - "Apple"
            * - "1.20"
          -
            * - "2"
            * - "Cherry pie"
            * - "0.50"
        * - "(2 rows)" staticText
        - <dataTable>
          -
            * - "one" header
            * - "two" header
          -
            * - "1"
            * - "2"
        - <dataTable>
          -
            * - "id" header
            * - "name" header
          -
            * - "1"
            * - "Apple"
        """)
  }

  @Test("A cell that goes on in the next row is one with it, in a heading as well")
  func wrappedCells() {
    let found = text(
      """
      app=# select;
       first name+| b
         second   |
      ------------+---
                1 | 2
       one       +| 3
       two        |
                4 | 5
      (3 rows)

      """, profile: .supplied(for: "psql"), isAlternate: false)
    for cell in ["\"first name second\"", "\"one two\""] {
      #expect(found.contains(cell), "\(found)")
    }
    #expect(!found.contains("\"two\"") && !found.contains("\"second\""), "\(found)")
    #expect(found.contains("\"app=# select;\""), "\(found)")
  }

  @Test("Gaps alone part a table where numbers stand below words, however wide a cell is")
  func gapTables() {
    let found = text(
      """
      Filesystem Size  Use% Mounted on
      tmpfs       12G    0% /dev
      /dev/vda   400G  100% /

        PID TTY          TIME CMD
         12 pts/0    00:00:00 bash
      1234567 pts/0    00:00:00 sleep 100 --a-word-that-is-wide-wi
      der than the screen

      one two  three
      four     five six
      """, isAlternate: false)
    #expect(
      found == """
        - <dataTable>
          -
            * - "Filesystem" header
            * - "Size" header
            * - "Use%" header
            * - "Mounted on" header
          -
            * - "tmpfs"
            * - "12G"
            * - "0%"
            * - "/dev"
          -
            * - "/dev/vda"
            * - "400G"
            * - "100%"
            * - "/"
        - <dataTable>
          -
            * - "PID" header
            * - "TTY" header
            * - "TIME" header
            * - "CMD" header
          -
            * - "12"
            * - "pts/0"
            * - "00:00:00"
            * - "bash"
          -
            * - "1234567"
            * - "pts/0"
            * - "00:00:00"
            * - "sleep 100 --a-word-that-is-wide-wider than the screen"
        * - "one two three" staticText
        * - "four five six" staticText
        """)
  }

  @Test(
    "What people write is no table, and neither is a listing without a heading, nor a line of input"
  )
  func noTables() {
    for art in [
      "total 12\ndrwxr-xr-x 2 root root 4096 Nov 25 alpha\n-rw-r--r-- 1 root root   11 Nov 25 beta",
      "alpha   beta    gamma\ndelta   epsilon zeta\neta     theta   iota",
      "Dear reader,  this is\n3 times 4 is 12 which\n4 times 4 is 16 which",
    ] {
      #expect(!text(art, isAlternate: false).contains("dataTable"), "\(art)")
    }
    let found = text("one  two\n---  ---\n1    2\nq‸", isAlternate: false)
    #expect(found.hasSuffix("* - \"q\" staticText"))
  }
}
