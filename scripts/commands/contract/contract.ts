import { reportFile } from "../../../contract-tests/report/files.ts";
import { knownProviders } from "../../../contract-tests/settings/environment.ts";
import { type SuiteOptions, startSuite } from "../../../contract-tests/suite/start.ts";

/** What was asked for, as it was written; the suite itself knows its reports and the providers. */
export interface Asked extends Omit<SuiteOptions, "reports"> {
  readonly reports: readonly string[];
}

/** Runs the suite, which sets the exit status of the process, and gives that. */
export async function run(asked: Asked, streams: NodeJS.Process): Promise<number> {
  const providers = asked.providers && knownProviders(asked.providers);
  await startSuite({ ...asked, providers, reports: asked.reports.map(reportFile) });
  return Number(streams.exitCode ?? 0);
}
