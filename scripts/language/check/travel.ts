import { credential } from "../../../packages/runtime/src/request/credential.ts";
import { segment } from "../../../packages/runtime/src/request/segment.ts";
import { ToolError } from "../../../packages/runtime/src/tool-error.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { rewritten } from "../ir/rewritten.ts";
import { converted } from "../ir/converted.ts";
import { pathHoles } from "../ir/path-holes.ts";
import type { Json, Placement } from "../ir/types.ts";
import { inputSteps } from "../manifest/input-steps.ts";
import type { Findings, PlacedParameter, PreparedManifest, PreparedOperation } from "./prepared.ts";
import { sayValue } from "./values.ts";
import { rangeOf, writtenValues } from "./written-values.ts";

/** Values of the manifest that the runtime would refuse to put into a path or a header. */
export function* checkTravel({ operations, source }: PreparedManifest): Findings {
  for (const [placed, lines] of operations.flatMap(placedIn)) {
    const { name, placement } = placed;
    const rule = RULES[placement.kind];
    if (rule === undefined) continue;
    for (const written of writtenValues(placed)) {
      const { code, value } = written;
      const sent = sentOf(placed, value) ?? "";
      if (isRest(name, lines) ? isPath(sent) : travels(placement.kind, sent)) continue;
      const values = { name, value: sayValue(value), limit: rule };
      yield diagnostic(`${code}-outside-limits`, rangeOf(written, source), values);
    }
  }
}

function placedIn({ parameters, lines }: PreparedOperation) {
  return parameters.map((placed) => [placed, lines] as const);
}

/** Whether a parameter stands for several segments wherever a path names it. */
function isRest(name: string, lines: PreparedOperation["lines"]): boolean {
  const holes = lines.flatMap(({ path }) => pathHoles(path));
  const own = holes.filter((hole) => hole.name === name);
  return own.length > 0 && own.every((hole) => hole.isRest);
}

function isPath(value: Json): boolean {
  return String(value)
    .split("/")
    .every((segmentOf) => travels("path", segmentOf));
}

const RULES: Readonly<Partial<Record<Placement["kind"], string>>> = {
  path: "the rules of paths, in which `.` and `..` lead elsewhere and control characters are not allowed",
  header: "the rules of headers, which hold printable characters only",
};

/** What travels for a value; what cannot be made of it is told elsewhere. */
function sentOf({ name, parameter }: PlacedParameter, value: Json): Json | undefined {
  const given = converted(parameter, value);
  try {
    return rewritten({ name, convert: inputSteps(parameter) }, given);
  } catch (error) {
    if (error instanceof ToolError) return undefined;
    throw error;
  }
}

/** Whether the runtime would send the value there. */
export function travels(kind: Placement["kind"], value: Json): boolean {
  try {
    if (kind === "path") segment("", value);
    if (kind === "header") credential("", String(value));
    return true;
  } catch (error) {
    if (error instanceof ToolError) return false;
    throw error;
  }
}
