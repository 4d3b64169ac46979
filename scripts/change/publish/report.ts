import type { Style } from "../../system/terminal/style.ts";
import { type Registries, scopeOf } from "./npm.ts";
import type { Item } from "./plan.ts";
import type { Problem } from "./problem.ts";
import type { UploadStatus, Upload } from "./upload.ts";

const STATUS_TEXTS: Readonly<Record<UploadStatus, string>> = {
  published: "published",
  there: "already there",
  ready: "would be published",
  packed: "packed",
  missing: "not published",
};

/** Every reason to publish nothing, and what to do about it. */
export function problemsText(problems: readonly Problem[], style: Style): string {
  const parts = problems.map(({ what, fix, detail }) => {
    const indented = detail?.trimEnd().replaceAll(/^(?=.)/gm, "  ");
    return [`${style("red", "error")}: ${what}`, ...(indented ? [indented] : []), `  ${fix}`, ""];
  });
  return `${parts.flat().join("\n")}\n`;
}

/** What is published where; a registry that is not the same for all stands beside each package. */
export function planText(items: readonly Item[], registries: Registries): string {
  const open = items.filter(({ isThere }) => !isThere);
  const [first, second] = new Set(open.map(({ name }) => registries.get(scopeOf(name))));
  const rows = open.map(({ name, version, tag, tarball }) => {
    const size = tarball ? `${tarball.files} files, ${(tarball.bytes / 1000).toFixed(1)} kB` : "";
    const own = second === undefined ? [] : [registries.get(scopeOf(name)) ?? ""];
    return [name, version, tag, size, ...own];
  });
  const where = second === undefined ? `To ${first}, in this order` : "In this order";
  return `${where}:\n${aligned(rows).join("\n")}\n`;
}

/** One line per package, with its status. */
export function summaryText(uploads: readonly Upload[]): string {
  const rows = uploads.map(({ name, version, tag, status }) => [
    name,
    version,
    tag,
    STATUS_TEXTS[status],
  ]);
  return `${aligned(rows).join("\n")}\n`;
}

export interface Result {
  readonly registries: Registries;
  /** Of the packages of providers. */
  readonly scope: string;
  readonly dryRun: boolean;
  readonly problems: readonly Problem[];
  readonly uploads: readonly Upload[];
}

/** A run as one JSON document. */
export function asJson({ registries, scope, dryRun, problems, uploads }: Result): string {
  const packages = uploads.map(({ name, version, tag, status, tarball }) => {
    return {
      name,
      version,
      tag,
      status: STATUS_TEXTS[status],
      integrity: tarball?.integrity ?? null,
      registry: registries.get(scopeOf(name)) ?? null,
    };
  });
  const ok = problems.length === 0 && uploads.every(({ status }) => status !== "missing");
  const registry = registries.get(scope) ?? null;
  return `${JSON.stringify({ ok, registry, dryRun, problems, packages }, null, 2)}\n`;
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    `  ${row.map((cell, at) => cell.padEnd(width(at))).join("   ")}`.trimEnd(),
  );
}
