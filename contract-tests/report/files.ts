import { closeSync, openSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { makeFolder } from "../../scripts/system/draft.ts";
import { refused } from "../../scripts/system/error.ts";
import { refuseLinks } from "../../scripts/system/links.ts";
import { replaceFile } from "../../scripts/system/replace-file.ts";
import { UsageError } from "../settings/usage-error.ts";
import { workspace } from "../settings/workspace.ts";
import { asJUnit } from "./junit.ts";
import { asMarkdown } from "./markdown.ts";
import type { ContractReport } from "./types.ts";

/** A report that was asked for, where it goes, and what makes it. */
export interface ReportFile {
  readonly format: string;
  readonly file: string;
  readonly print: Print;
}

type Print = (report: ContractReport) => string | Promise<string>;

/** A format of reports, and how its file is called unless a person says otherwise. */
interface Format {
  readonly usual: string;
  readonly print: Print;
}

/** Formats by name. */
export type Formats = Readonly<Record<string, Format>>;

/** Folder of reports and of the results of shards. */
export const reportsFolder = join(workspace.root, ".cache/contract");

const own: Formats = {
  json: { usual: "report.json", print: (report) => `${JSON.stringify(report, null, 2)}\n` },
  junit: { usual: "junit.xml", print: asJUnit },
  markdown: { usual: "report.md", print: asMarkdown },
};

/** Reads `json` or `json=out/report.json`; whoever starts the suite may know more formats. */
export function reportFile(text: string, others: Formats = {}): ReportFile {
  const [format = "", ...rest] = text.split("=");
  const formats = new Map(Object.entries({ ...others, ...own }));
  const known = formats.get(format);
  if (!known) {
    const names = [...formats.keys()].join(", ");
    throw new UsageError(`--report must be one of ${names}, not ${format}`);
  }
  const file = rest.join("=");
  if (rest.length > 0 && !file) throw new UsageError(`--report ${format}= names no file`);
  const { usual, print } = known;
  // As a person at this place would write it.
  return { format, file: file || relative("", join(reportsFolder, usual)), print };
}

/** Refuses, before anything runs, files that cannot be written at its end. */
export function prepareFolders(files: readonly Omit<ReportFile, "print">[]): void {
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
  for (const { file, print } of files) {
    replaceFile(resolve(file), await print(report), workspace.root);
    written.push(file);
  }
  return written;
}
