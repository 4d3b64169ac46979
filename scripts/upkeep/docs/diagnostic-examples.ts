import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  catalogues,
  type DiagnosticExamples,
  type Explanation,
} from "../../language/reference/explanations.ts";

const FOLDERS: Readonly<Record<Explanation["of"], string>> = {
  manifest: "scripts/language/testdata",
  workflow: "packages/workflow/src/testdata",
};

/** Of every golden case, the first diagnostic of the code it is named after. */
export function diagnosticExamples(root: string): DiagnosticExamples {
  const examples = catalogues.flatMap(({ of, entries }) =>
    Object.keys(entries).flatMap((code) => {
      const file = join(root, FOLDERS[of], code, "diagnostics.txt");
      if (!existsSync(file)) return [];
      const printed = readFileSync(file, "utf8").trimEnd().split("\n\n");
      const own = printed.find((text) => new RegExp(`^\\S+ (?:error|warning) ${code}:`).test(text));
      return own === undefined ? [] : [[code, own] as const];
    }),
  );
  return Object.fromEntries(examples);
}
