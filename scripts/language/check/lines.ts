import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { pathHoles } from "../ir/path-holes.ts";
import { canBe } from "./parameters.ts";
import {
  type Findings,
  member,
  type PreparedLine,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { sayValue } from "./values.ts";

/** Lines of a request of which one is sent: what each depends on, and whether it can be reached. */
export function* checkLines(
  operation: PreparedOperation,
  source: PreparedManifest["source"],
): Findings {
  const { lines, all, at } = operation;
  for (const [index, line] of lines.entries()) {
    for (const [name, value] of Object.entries(line.when ?? {})) {
      const place = [...at, ...line.at, "when", name];
      const parameter = member(all, name);
      if (parameter === undefined) {
        const hint = didYouMean(name, Object.keys(all));
        yield diagnostic("line-when-unknown", source.keyAt(place), { name, hint });
      } else if (!canBe(value, parameter)) {
        const values = { name, value: sayValue(value) };
        yield diagnostic("line-when-unfit", source.valueAt(place), values);
      }
    }
    if (!lines.slice(0, index).some((earlier) => isBefore(earlier, line, operation))) continue;
    const range = source.valueAt([...at, ...line.at]);
    yield diagnostic("path-line-unreachable", range, { line: `${line.method} ${line.path}` });
  }
}

/** Whether a line is taken wherever a later one could be. */
function isBefore(one: PreparedLine, later: PreparedLine, operation: PreparedOperation): boolean {
  if (one.when && JSON.stringify(one.when) !== JSON.stringify(later.when)) return false;
  const needed = needs(later, operation);
  return needs(one, operation).every((name) => needed.includes(name));
}

/** The parameters that a line waits for; what is required is always there. */
function needs({ path }: PreparedLine, { all }: PreparedOperation): readonly string[] {
  return pathHoles(path).flatMap(({ name }) => (member(all, name)?.required ? [] : [name]));
}
