/** What other tools, and version 1, call the words of conditions; by the title of their schema. */
export const CONDITIONS = {
  Rule: {
    need: {
      keys: "anyOf oneOf requires required then matches pattern dependsOn",
      instead:
        "write `need`: `[email, name + company]` for one of them, `{ format: page }` for a value, `{ site: { matches: ... } }` for a pattern",
    },
    when: {
      keys: "param if parameter on",
      instead: "write `when`: a parameter, or `{ kind: page }`",
    },
    exactlyOne: {
      keys: "xor either mutuallyExclusive",
      instead: "write `exactlyOne: [query, sql]`",
    },
  },
  "Accepted status": {
    when: { keys: "match if condition", instead: "write `when: { body.error.type: not_found }`" },
  },
  "Request line": {
    when: { keys: "if condition", instead: "write `when: { kind: page }`" },
  },
  Test: {
    not: { keys: "ne neq notEqual unless", instead: "write `not`, with a value or a test" },
    is: { keys: "eq equals equal const", instead: "write the value itself, or `is` for a list" },
    contains: { keys: "includes like", instead: "write `contains`, a part of a text" },
    matches: { keys: "pattern regex match", instead: "write `matches`, a regular expression" },
    given: {
      keys: "exists present isSet defined empty",
      instead: "write `given: true` or `given: false`",
    },
    any: { keys: "some contain", instead: "write `any`, with what holds of an item" },
  },
} as const;

/** The same of the condition of a parameter. */
export const PARAMETER_WHEN = {
  keys: "enumBy dependsOn displayOptions showIf showWhen condition visibleIf",
  instead:
    "write `when: { kind: page }`; which values go with which of another parameter is a rule: `{ when: size, need: [{ kind: page, size: [a4] }, { kind: { not: page } }] }`",
} as const;
