import { type Formats, prepareFolders, reportFile } from "../../../contract-tests/report/files.ts";
import {
  chosenProviders,
  chosenTarget,
  isSession,
  knownProviders,
} from "../../../contract-tests/settings/environment.ts";
import { type SuiteOptions, startSuite } from "../../../contract-tests/suite/start.ts";
import { runHtml } from "../../catalogue/site/run-html.ts";
import { requirePeers } from "../../system/optional-peers.ts";
import type { Roots } from "../../system/roots.ts";
import { partsFor, runParts } from "./parts.ts";
import { runPage } from "./run-page.ts";

/** What was asked for, as it was written; the suite itself knows its reports and the providers. */
export interface Asked extends Omit<SuiteOptions, "reports"> {
  readonly reports: readonly string[];
  /** Whose members are walked: providers, or operations. */
  readonly members: "all" | readonly string[];
}

/** Runs the suite, which sets the exit status of the process, and gives that. */
export async function run(asked: Asked, roots: Roots, streams: NodeJS.Process): Promise<number> {
  requirePeers("contract", ["suite", isSession() ? "live" : "mocks"], roots.installation);
  const providers = asked.providers && knownProviders(asked.providers);
  const html: Formats[string] = {
    usual: "report.html",
    print: (report) => runHtml(runPage(report), roots.installation),
  };
  const reports = asked.reports.map((text) => reportFile(text, { html }));
  // Where each part of a run, and its workers, read it; who says nothing leaves it to whom it is part of.
  const members = asked.members === "all" ? (providers ?? chosenProviders()) : asked.members;
  if (members.length > 0) process.env["CONTRACT_MEMBERS"] = members.join(",");
  const merge = asked.merge ?? (await parts({ ...asked, providers, reports }, roots, streams));
  await startSuite({ ...asked, providers, reports, merge });
  return Number(streams.exitCode ?? 0);
}

/** Folder with the results of all parts of a run that is too large for one process; null: it is not. */
async function parts(
  { providers, shard, reports }: SuiteOptions,
  roots: Roots,
  streams: NodeJS.Process,
): Promise<string | null> {
  if (shard !== null || chosenTarget() !== "mock") return null;
  const all = providers ?? chosenProviders();
  const count = partsFor(all);
  if (count === 1) return null;
  prepareFolders(reports);
  return await runParts(all, count, roots, streams);
}
