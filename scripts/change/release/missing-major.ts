import lt from "semver/functions/lt.js";
import { raised, stablePart } from "./next.ts";
import type { PackagePlan } from "./plan.ts";

/** Breaking packages whose changelog lacks the major version that they need, each in a few lines. */
export function missingMajor(plans: readonly PackagePlan[]): readonly string[] {
  return plans.flatMap(({ name, last, current, bump, changes }) => {
    if (bump !== "major" || last === null || current === null) return [];
    const needed = raised(last, bump);
    if (!lt(stablePart(current), needed)) return [];
    const breaks = changes.filter(({ severity }) => severity === "breaking");
    return [
      [
        `${name} breaks what depends on it: ${last} was published, its changelog says ${current}, and ${needed} is needed.`,
        ...breaks.map(({ operation, message }) => `  ${operation ?? "package"}: ${message}`),
        "  Fix: npx blockwright release apply",
      ].join("\n"),
    ];
  });
}
