import { countsOf, countsText } from "../diff/format/report.ts";
import type { Style } from "../../system/terminal/style.ts";
import { printEntry } from "../../emit/versions/changelog.ts";
import { isApplied, type PackagePlan } from "./plan.ts";

/** The plan for people: every package with its versions, and what its changelog says of the next one. */
export function planAsText(plans: readonly PackagePlan[], style: Style): string {
  const width = Math.max(0, ...plans.map(({ name }) => name.length));
  const blocks = plans.map((plan) => {
    const { entry, status } = plan;
    const head = `${style("bold", plan.name.padEnd(width))}  ${statusText(plan, style)}`;
    const listed = entry && status !== "new" ? `\n\n${indented(printEntry(entry))}\n` : "";
    return `${head}${listed}\n`;
  });
  return `${blocks.join("").trimEnd()}\n\n${footer(plans)}\n`;
}

function statusText(plan: PackagePlan, style: Style): string {
  const { status, last, next, bump, changes, packageJson } = plan;
  if (status === "new") return `${style("green", "new")}  ${next}`;
  if (status === "unchanged") {
    const differs = packageJson === null ? "" : "; its package.json does not say so";
    return `${style("dim", `${last}  unchanged`)}${differs}`;
  }
  if (status === "changed") {
    const counts = countsText(countsOf(changes)) || "by hand";
    return `${last} -> ${next}  ${style(lookOf(bump), counts)}`;
  }
  return `${last}  ${style("red", "removed")}; ${advice(plan)}`;
}

/** What its owner does. One of another scope may be somebody else's. */
function advice({ id, name, successor }: PackagePlan): string {
  const why = successor === null ? "no longer maintained" : `moved to ${successor}`;
  const tell = `tell its users: npm deprecate ${name} "${why}"`;
  return id === name ? `if it is yours, ${tell}` : tell;
}

function lookOf(bump: PackagePlan["bump"]) {
  return bump === "major" ? "red" : bump === "minor" ? "yellow" : "green";
}

function footer(plans: readonly PackagePlan[]): string {
  const count = plans.filter(({ entry }) => entry !== null).length;
  const packages = count === 0 ? "Nothing" : `${count} of ${plans.length} packages`;
  const effect = count === 0 ? "corrects this" : "writes their changelogs";
  return isApplied(plans)
    ? `${packages} to publish`
    : `${packages} to publish; npx blockwright release apply ${effect}`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "    ");
}
