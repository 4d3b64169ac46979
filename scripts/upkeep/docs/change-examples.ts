import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChangeExample } from "./changes-page.ts";

/** What the golden cases of the diff show, by rule. */
export function changeExamples(root: string): ReadonlyMap<string, ChangeExample> {
  const folder = join(root, "scripts/change/diff/testdata");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const diffs = files.filter((path) => path.endsWith(".diff"));
  return new Map(diffs.map((path) => exampleIn(join(folder, path))));
}

function exampleIn(path: string): readonly [string, ChangeExample] {
  const read = (file: string) => readFileSync(file, "utf8").trimEnd();
  const diff = read(path).replace(/^(?:---|\+\+\+) .*\n/gm, "");
  const printed = read(path.replace(/\.diff$/, ".txt"));
  return [path.replace(/^.*[\\/]|\.diff$/g, ""), { diff, printed }];
}
