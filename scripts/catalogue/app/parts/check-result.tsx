import type { WorkflowCard } from "../../data/types.ts";
import { counted } from "./words.ts";

/** What the check of a workflow says, in a line. */
export function CheckResult({ of }: { readonly of: WorkflowCard }) {
  const { blocks, errors, warnings } = of;
  const scope = blocks === null ? "cannot be read" : counted(blocks, "block");
  const found = [
    errors > 0 && counted(errors, "error"),
    warnings > 0 && counted(warnings, "warning"),
  ].filter(Boolean);
  const [tone, sign] = errors > 0 ? ["bad", "✗"] : warnings > 0 ? ["warn", "!"] : ["good", "✓"];
  return (
    <p class={`result ${tone}`}>
      <span aria-hidden="true">{sign}</span> {scope}: {found.join(", ") || "no problems"}
    </p>
  );
}
