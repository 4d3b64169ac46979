import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** What is written as it travels: `body`, `query` and `headers` with their holes. */
export const templates = {
  "hole-unknown": {
    severity: "error",
    message: "{hole} is not a parameter of {operation}{hint}",
    cause:
      "A brace opens a hole where a letter or `$` follows, and no blank, comma, colon or quote comes before it closes.",
    fix: "Declare it, correct its name, or write each brace twice for the text itself.",
  },
  "hole-foreign": {
    severity: "warning",
    message: "{text} is how other tools write a value; here it {happens}",
    cause: "A hole has one pair of braces and no blanks; two stand for the brace itself.",
    fix: "Write `{meant}`, unless the text itself is meant.",
  },
  "body-foreign": {
    severity: "warning",
    message: "This is {what}, and would be sent as it stands",
    cause: "What is written under `body` is the body.",
    fix: "{instead}.",
  },
  "hole-unquoted": {
    severity: "error",
    message: "`{hole}` without quotes is a YAML object, and null would be sent",
    cause: "Braces begin an object in YAML.",
    fix: 'Put it in quotes: `"{hole}"`.',
  },
  "hole-type": {
    severity: "error",
    message: "{name} is {type}, and stands inside {where}",
    cause: "Objects and lists have no agreed form within a text.",
    fix: "Let it stand alone in the body, or {instead}.",
  },
  "name-hole-open": {
    severity: "error",
    message: 'The name {name} comes from "{param}", which allows any text',
    cause: "Names decide what a value means to the provider; a caller must not choose any.",
    fix: 'Give "{param}" an `enum` or a `pattern`.',
  },
  "optional-without-hole": {
    severity: "error",
    message: '"{member}" holds no parameter, so nothing decides whether it is sent',
    cause:
      "A member whose name ends in `?`, and `$all`, go where the parameters in them are not given.",
    fix: "Leave out the mark; a name that ends in `?` is written with two: `name??`.",
  },
  "optional-always": {
    severity: "warning",
    message: '{member} is always sent: "{name}" is given in every call',
    cause:
      "A member whose name ends in `?` goes where none of the parameters below it is given, and one of them always is.",
    fix: "Leave out the `?`, or put the mark on the members inside that may go.",
  },
  "choice-unused": {
    severity: "warning",
    message: "{choice} is never sent: without {names}, {what} is left out",
    cause:
      "Members with `?` and items of lists go where none of the parameters in them is given; built-ins and quoted texts are no parameters.",
    fix: "Leave out the `?` or the last choice; a text that has to be there is the `default` of the parameter.",
  },
  "each-not-list": {
    severity: "error",
    message: "`$each` needs a list, and {name} is not one",
    cause: "What is made is made of each item.",
    fix: "Give the parameter `convert: csv`, or `type: array`.",
  },
  "each-not-object": {
    severity: "error",
    message: "`$each` with a key or a value needs an object, and {name} is not one",
    cause: "Only members of an object have a key and a value; what a list has are items.",
    fix: "Write `item` in the holes, give the parameter `type: object`, or rename a parameter called key or value.",
  },
  "join-without-hole": {
    severity: "warning",
    message: "No part of `$join` holds a parameter",
    cause: "`$join` leaves out the parts whose parameters are not given.",
    fix: "Write the text.",
  },
  "template-malformed": {
    severity: "error",
    message: "{problem}",
    cause: "The words of templates have one form each.",
    fix: "{instead}",
  },
  "parameter-unplaced": {
    severity: "error",
    message: 'The parameter "{name}" is not used in the request: {why}',
    cause:
      "A parameter that nothing names goes into the body where that is an object, and with `graphql` into the variable of its name.",
    fix: "Give it a `to`, or `to: none`.",
  },
} as const satisfies Record<string, CatalogEntry>;
