import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** GraphQL documents and their variables. */
export const graphql = {
  "graphql-malformed": {
    severity: "error",
    message: "The GraphQL document cannot be sent: {problem}",
    cause: "The provider would refuse every call.",
    fix: "Correct the document.",
  },
  "graphql-file-missing": {
    severity: "error",
    message: 'There is no file "{file}" beside the manifest{hint}',
    cause: "The document is read from there, and is packed with the manifest.",
    fix: "Create the file, or correct its name.",
  },
  "graphql-file-reserved": {
    severity: "error",
    message: 'The document stands in "{file}", where a package has its code',
    cause: "The file goes into the package at the same place, and builds delete what is in theirs.",
    fix: "Move the file: `./graphql/name.graphql`.",
  },
  "graphql-missing": {
    severity: "error",
    message: "{what} says something of a GraphQL document, and the operation has none",
    cause: "Variables and partial answers are those of a document.",
    fix: "Write the document under `graphql`, or leave this out.",
  },
  "graphql-method": {
    severity: "error",
    message:
      "A GraphQL document travels in a body, and a {method} request with one is not understood",
    cause: "Servers take documents as POST.",
    fix: "Write `POST` and the path.",
  },
  "graphql-effect": {
    severity: "error",
    message: "The document is a mutation, and the operation says `effect: read`",
    cause: "What only reads is sent again after a failure, and would change something twice.",
    fix: "Leave `effect` out; it follows from the document.",
  },
  "partial-job": {
    severity: "error",
    message: 'The operation starts the job "{job}", and has no partial answers',
    cause: "A job is started, or the call fails: errors beside its id would go unheard.",
    fix: "Leave `partial` out.",
  },
  "variable-unfilled": {
    severity: "error",
    message: "The document declares ${name}, and nothing fills it",
    cause: "A parameter fills the variable of its name, and `variables` those that it names.",
    fix: "Add the parameter, or write `{name}` under `variables`.",
  },
  "variable-unknown": {
    severity: "error",
    message: "The document declares no ${name}{hint}",
    cause: "A provider refuses variables that its document does not declare.",
    fix: "Declare `${name}`, or correct the name.",
  },
  "variable-required": {
    severity: "error",
    message: 'The document wants ${name} ({type}), and the parameter "{parameter}" may be absent',
    cause: "The provider would refuse a call without it.",
    fix: "Make it `required: true`, or let the document take null.",
  },
  "variable-type": {
    severity: "warning",
    message: "${name} is {type} in the document and {other} here",
    cause: "The provider refuses values of another type.",
    fix: "Correct one of the two.",
  },
} as const satisfies Record<string, CatalogEntry>;
