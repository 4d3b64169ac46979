import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Errors, accepted replies, hooks, and limits of calls. */
export const policies = {
  "error-path-unknown": {
    severity: "warning",
    message: "No declared reply has {path}",
    cause: "The schemas of the replies do not describe such a value.",
    fix: "Correct the path, or describe the member in the schema of the error reply.",
  },
  "reply-never-success": {
    severity: "error",
    message:
      "A reply with status {status} would never be a success: its {path} can never be {values}",
    cause:
      "A condition makes an error of each reply that does not have one of these. No body, a text, a file and a list have no members, and the schema of other replies may leave no room for it.",
    fix: "Give the condition the `status` that it is about, write an empty map of `when` under `errors` of an operation that it is not about, or correct the reply.",
  },
  "error-codes-unused": {
    severity: "warning",
    message: "`{word}` has no effect without `code`",
    cause: "The provider's code is read from the path under `code` before it is looked up.",
    fix: "Add `code`, or remove `{word}`.",
  },
  "accept-output-unknown": {
    severity: "error",
    message: 'There is no output "{name}"{hint}',
    cause: "`accept` sets outputs of the operation.",
    fix: "Correct the name, or remove it.",
  },
  "accept-output-type": {
    severity: "error",
    message: 'The output "{name}" cannot be {value}: it is of type {type}',
    cause: "When a reply is accepted, an output has its declared type or is null.",
    fix: "Correct the value or the output's type.",
  },
  "hook-file-missing": {
    severity: "error",
    message: "There is no file {file} beside the manifest{hint}",
    cause: "A hook is a function in a TypeScript file in the manifest's folder.",
    fix: "Add the file, or correct its path.",
  },
  "hook-file-reserved": {
    severity: "error",
    message: "The hook file {file} would replace an emitted file",
    cause: "The files of hooks become part of the emitted package, beside its own files.",
    fix: "Move the file into a folder of its own: `./hooks/name.ts`.",
  },
  "hook-function-missing": {
    severity: "error",
    message: "{file} does not export {name}{hint}",
    cause: "A hook is exported as `export function name` or `export const name`.",
    fix: "Export the function, or correct its name.",
  },
  "hook-import": {
    severity: "error",
    message: "{file} imports {import}, which the package would not have",
    cause:
      "A published package has the files of its hooks, the runtime, and what the manifest names under `dependencies`.",
    fix: "Add it to `dependencies` with its version, or write it out.",
  },
  "hook-type": {
    severity: "error",
    message: "{message}",
    cause:
      "The files of hooks become part of the emitted package, and are compiled with its types as strictly.",
    fix: "Correct the code; `hooks.ts` of the package has the types.",
  },
  "hook-replaceable": {
    severity: "warning",
    message: "`body`, `query` or `headers` can say what {file}#{name} does",
    cause:
      "It only writes values down in another place. What the manifest says itself is typed, documented and tested without examples.",
    fix: "Write it where it travels, with the names of parameters in braces and quotes, and remove the hook.",
  },
  "hook-calls-unknown": {
    severity: "error",
    message: "`calls` names {operation}{hint}",
    cause: "Hooks call operations of their own provider.",
    fix: "Correct the name.",
  },
  "hook-calls-unfit": {
    severity: "error",
    message: "The hooks of {operation} cannot call {called}: {why}",
    cause:
      "A call that reads leads to reads only, none leads back to itself, and the credentials of a call are all that its hooks have.",
    fix: "Call another operation, or change what is said of this one.",
  },
  "hook-fills-unknown": {
    severity: "error",
    message: "`fills` of {operation} names {name}, which is none of its parameters{hint}",
    cause: "What a hook fills is declared under `params` of its operation.",
    fix: "Declare the parameter, or correct the name.",
  },
  "hook-fills-unfit": {
    severity: "error",
    message: "No hook can fill {name}: {why}",
    cause: "What a hook fills is sent like any other parameter, and no caller can give it.",
    fix: "Change the parameter, or remove it from `fills`.",
  },
  "hook-without-example": {
    severity: "error",
    message: "No example runs {file}#{name}",
    cause:
      "What a hook does is known to its examples only; the contract suite asks for every branch.",
    fix: "Add an example that does.",
  },
  "hook-examples-few": {
    severity: "warning",
    message: "{file}#{name} can go {needed} ways, and {told}",
    cause:
      "What a hook does is known to its examples only; the contract suite asks for every branch.",
    fix: "Add an example for each branch that does more than refuse the call; `npx blockwright contract` names their lines.",
  },
  "deadline-short": {
    severity: "error",
    message: "An attempt may take {timeout}, but the whole call only {deadline}",
    cause: "The deadline would end the call before an attempt reaches its timeout.",
    fix: "Make `deadline` at least as long as `timeout`, and longer to allow several attempts.",
  },
  "duration-long": {
    severity: "error",
    message: "{duration} is longer than a timer can wait",
    cause: "JavaScript timers wait at most 2,147,483,647 milliseconds, which is 24 days.",
    fix: "Use a shorter time.",
  },
  "reset-header-needless": {
    severity: "warning",
    message: "`retry-after` does not need to be listed",
    cause: "The Retry-After header is always read first.",
    fix: "Remove it.",
  },
} as const satisfies Record<string, CatalogEntry>;
