import { diagnostic } from "../diagnostics/diagnostic.ts";
import { pathHoles } from "../ir/path-holes.ts";
import { checkCondition } from "./conditions.ts";
import { inputScope } from "./condition-scopes.ts";
import {
  type Findings,
  member,
  type PreparedLine,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";

/** Lines of a request of which one is sent: what each depends on, and whether it can be reached. */
export function* checkLines(
  operation: PreparedOperation,
  source: PreparedManifest["source"],
): Findings {
  const { lines, all, at } = operation;
  for (const [index, line] of lines.entries()) {
    if (line.when !== undefined)
      yield* checkCondition(line.when, inputScope(all, source), [...at, ...line.at, "when"]);
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
