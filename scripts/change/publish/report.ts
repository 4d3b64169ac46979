import type { Style } from "../../system/terminal/style.ts";
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

export function planText(items: readonly Item[], registry: string): string {
  const open = items.filter(({ isThere }) => !isThere);
  const rows = open.map(({ name, version, tag, tarball }) => {
    const size = tarball ? `${tarball.files} files, ${(tarball.bytes / 1000).toFixed(1)} kB` : "";
    return [name, version, tag, size];
  });
  return `To ${registry}, in this order:\n${aligned(rows).join("\n")}\n`;
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
  readonly registry: string;
  readonly dryRun: boolean;
  readonly problems: readonly Problem[];
  readonly uploads: readonly Upload[];
}

/** A run as one JSON document. */
export function asJson({ registry, dryRun, problems, uploads }: Result): string {
  const packages = uploads.map(({ name, version, tag, status, tarball }) => {
    return {
      name,
      version,
      tag,
      status: STATUS_TEXTS[status],
      integrity: tarball?.integrity ?? null,
    };
  });
  const ok = problems.length === 0 && uploads.every(({ status }) => status !== "missing");
  return `${JSON.stringify({ ok, registry, dryRun, problems, packages }, null, 2)}\n`;
}

function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    `  ${row.map((cell, at) => cell.padEnd(width(at))).join("   ")}`.trimEnd(),
  );
}
