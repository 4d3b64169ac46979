import { closeSync, openSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { makeFolder } from "../../scripts/system/draft.ts";
import { refused } from "../../scripts/system/error.ts";
import { refuseLinks } from "../../scripts/system/links.ts";
import { replaceFile } from "../../scripts/system/replace-file.ts";
import { keysOf } from "../contract/keys.ts";
import { UsageError } from "../settings/usage-error.ts";
import { workspace } from "../settings/workspace.ts";
import { asJUnit } from "./junit.ts";
import { asMarkdown } from "./markdown.ts";
import type { ContractReport } from "./types.ts";

/** A report that was asked for, and where it goes. */
export interface ReportFile {
  readonly format: Format;
  readonly file: string;
}

type Format = keyof typeof places;

/** Folder of reports and of the results of shards. */
export const reportsFolder = join(workspace.root, ".cache/contract");

/** Names that reports have there unless a person says otherwise. */
const places = {
  html: "report.html",
  json: "report.json",
  junit: "junit.xml",
  markdown: "report.md",
} as const;
const formats = keysOf(places);

/** Reads `html` or `html=out/report.html`. */
export function reportFile(text: string): ReportFile {
  const [name, ...rest] = text.split("=");
  const format = formats.find((known) => known === name);
  if (!format) throw new UsageError(`--report must be one of ${formats.join(", ")}, not ${name}`);
  const file = rest.join("=");
  if (rest.length > 0 && !file) throw new UsageError(`--report ${format}= names no file`);
  // As a person at this place would write it.
  return { format, file: file || relative("", join(reportsFolder, places[format])) };
}

/** Refuses, before anything runs, files that cannot be written at its end. */
export function prepareFolders(files: readonly ReportFile[]): void {
  for (const { format, file } of files) {
    const path = resolve(file);
    try {
      refuseLinks(path, workspace.root);
      makeFolder(dirname(path));
      // Whoever reads a pipe would take this for the end of it.
      if (statSync(path, { throwIfNoEntry: false })?.isFIFO()) continue;
      closeSync(openSync(path, "a"));
    } catch (error) {
      const { message } = refused(error, path, "nothing is run");
      throw new UsageError(`--report ${format}: ${message}`, { cause: error });
    }
  }
}

/** Writes the reports that are made of a run's results, and names them. */
export async function writeReports(
  report: ContractReport,
  files: readonly ReportFile[],
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const { format, file } of files) {
    replaceFile(resolve(file), await textOf(report, format), workspace.root);
    written.push(file);
  }
  return written;
}

async function textOf(report: ContractReport, format: Format): Promise<string> {
  if (format === "json") return `${JSON.stringify(report, null, 2)}\n`;
  if (format === "markdown") return asMarkdown(report);
  if (format === "junit") return asJUnit(report);
  const { asHtml } = await import("./html/render.ts");
  return asHtml(report);
}
