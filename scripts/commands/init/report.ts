import { relativePath } from "../../system/path.ts";
import type { Workspace } from "../../system/roots.ts";
import type { PlannedFile } from "./planned-file.ts";

/** What was done and what comes next, for people. */
export function report(
  { root, scope }: Workspace,
  files: readonly PlannedFile[],
  hasManifests: boolean,
): string {
  const isDone = files.every(({ before, after }) => before === after);
  return lines([
    root,
    ...files.map((file) => `  ${line(root, file)}`),
    "",
    ...(isDone ? ["Everything is there; nothing was changed."] : []),
    `The scope is ${scope}. Look at it: with another scope, every package is another one.`,
    "",
    "Next:",
    ...(hasManifests ? GENERATE : BEGIN).map((command) => `  ${command}`),
  ]);
}

const GENERATE = [
  "npm install                # and commit the lock file",
  "npx blockwright generate   # makes the packages; commit them, too",
  "npx blockwright contract   # calls every operation of a mock server",
];

const BEGIN = [
  "npm install                          # and commit the lock file",
  "npx blockwright import FILE --list   # shows the operations of a vendor's document",
  "npx blockwright init --example       # or gives a manifest to play with",
];

function line(root: string, { path, before, after, added }: PlannedFile): string {
  const shown = relativePath(root, path);
  if (before === null) return `created  ${shown}`;
  if (before === after) return `kept     ${shown}`;
  return `changed  ${shown}: ${added.join(", ")}`;
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join("");
}
