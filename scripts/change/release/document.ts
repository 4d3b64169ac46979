import { printEntry } from "../../emit/versions/changelog.ts";
import type { PackagePlan } from "./plan.ts";

/** The plan for programs: one JSON document. */
export function planAsJson(plans: readonly PackagePlan[]): string {
  const packages = plans.map(
    ({ changes, entry, changelog, packageJson, successor: _, ...plan }) => ({
      ...plan,
      applied: changelog === null && packageJson === null,
      changes: changes.map(({ code, word, severity, operation, message }) => {
        return { code, word, severity, operation, message };
      }),
      entry: entry && printEntry(entry),
    }),
  );
  return `${JSON.stringify({ format: 2, packages }, null, 2)}\n`;
}
