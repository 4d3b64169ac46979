import { credential } from "../../../packages/runtime/src/request/credential.ts";
import { segment } from "../../../packages/runtime/src/request/segment.ts";
import { ToolError } from "../../../packages/runtime/src/tool-error.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { rewritten } from "../ir/rewritten.ts";
import { converted } from "../ir/converted.ts";
import type { Json, Placement } from "../ir/types.ts";
import { sendingOf } from "../lower/parameter.ts";
import type { Findings, PlacedParameter, PreparedManifest } from "./prepared.ts";
import { sayValue } from "./values.ts";
import { writtenValues } from "./written-values.ts";

/** Values of the manifest that the runtime would refuse to put into a path or a header. */
export function* checkTravel({ operations, source }: PreparedManifest): Findings {
  for (const placed of operations.flatMap(({ parameters }) => parameters)) {
    const { name, placement } = placed;
    const rule = RULES[placement.kind];
    if (rule === undefined) continue;
    for (const { code, at, value } of writtenValues(placed)) {
      if (travels(placement.kind, sentOf(placed, value) ?? "")) continue;
      const values = { name, value: sayValue(value), limit: rule };
      yield diagnostic(`${code}-outside-limits`, source.valueAt(at), values);
    }
  }
}

const RULES: Readonly<Partial<Record<Placement["kind"], string>>> = {
  path: "the rules of paths, in which `.` and `..` lead elsewhere and control characters are not allowed",
  header: "the rules of headers, which hold printable characters only",
};

/** What travels for a value; what cannot be made of it is told elsewhere. */
function sentOf({ name, parameter }: PlacedParameter, value: Json): Json | undefined {
  const given = converted(parameter.convert, value);
  try {
    return rewritten({ name, ...sendingOf(parameter) }, given);
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
