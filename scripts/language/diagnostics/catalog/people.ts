import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** What manifests say to people and to language models. */
export const people = {
  "field-unfit": {
    severity: "error",
    message: '`{word}` does not fit "{name}", which {problem}',
    cause:
      "Only texts and JSON have lines, and only objects have rows. Choices are for texts, numbers and the members of objects, and never for secrets.",
    fix: "Remove it, or give the parameter another type.",
  },
  "icon-missing": {
    severity: "error",
    message: "There is no file {file} in the manifest's folder",
    cause: "The icon is packed with the manifest.",
    fix: "Put the file there, or correct its name.",
  },
  "icon-unsafe": {
    severity: "error",
    message: "The icon {file} {problem}",
    cause: "Hosts show icons as they are: they may only draw, within 8 KiB.",
    fix: "Export it as plain SVG, without scripts, styles, images, text and addresses.",
  },
  "tool-name-long": {
    severity: "warning",
    message: "The id {operation} has {length} characters",
    cause:
      "Language models are offered operations by their id, and most take 64 characters at most.",
    fix: "Shorten the id, or hide the operation from them with `model: false`.",
  },
  "tool-name-with-server": {
    severity: "warning",
    message: "The id {operation} and the name {provider} have {length} characters together",
    cause:
      "Some clients of MCP, such as Cursor, leave out tools whose name and server's name have more than 60.",
    fix: "Shorten the id, or hide the operation from models with `model: false`.",
  },
  "replacement-unknown": {
    severity: "error",
    message: "{operation} is to be replaced by {use}, which {problem}{hint}",
    cause: "Whoever uses the operation is told to use the other one.",
    fix: "Name another operation of this manifest, or leave the id out.",
  },
  "model-result-unknown": {
    severity: "error",
    message: '`model.result` names "{name}", which is no output{hint}',
    cause: "A language model is given some of the outputs.",
    fix: "Correct the name, or remove it.",
  },
} as const satisfies Record<string, CatalogEntry>;
