import Testing

/// What apps and their users meet of VoiceOver, rule by rule, in apps made of the classes that apps use.
@Suite struct VoiceOverRulesTests {
  @Test(arguments: VoiceOverRule.controls) func controls(rule: VoiceOverRule) throws {
    let said = try rule.tried()
    #expect(said == rule.expected)
  }

  @Test(arguments: VoiceOverRule.lists) func lists(rule: VoiceOverRule) throws {
    let said = try rule.tried()
    #expect(said == rule.expected)
  }

  @Test(arguments: VoiceOverRule.screens) func screens(rule: VoiceOverRule) throws {
    let said = try rule.tried()
    #expect(said == rule.expected)
  }

  @Test(arguments: VoiceOverRule.phrases) func phrases(rule: VoiceOverRule) throws {
    let said = try rule.tried()
    #expect(said == rule.expected)
  }

  @Test(arguments: VoiceOverRule.surroundings) func surroundings(rule: VoiceOverRule) throws {
    let said = try rule.tried()
    #expect(said == rule.expected)
  }
}
