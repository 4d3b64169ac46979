import { relative, sep } from "node:path";
import { contractOf, providers as known, type Blocks } from "blockwright/suite";
import { recordingFiles } from "./record/read.ts";
import { driftReporter } from "./drift-reporter.ts";
import { repeatCall } from "./repeat-call.ts";
import { type SessionCase, sessionCase, skippedOperation } from "./session.ts";
import type { Settings } from "./settings.ts";

const NO_RECORDING = "no recording; CONTRACT_TARGET=live with CONTRACT_RECORD=1 makes one";

/** Every recording of the providers; operations without one are skipped. */
export function replayCases(
  providers: readonly string[],
  settings: Settings,
  blocks: Blocks,
): readonly SessionCase[] {
  const reportDrift = driftReporter(settings);
  const recorded = recordingFiles(settings.recordings)
    .map((file) => ({ file, ...named(relative(settings.recordings, file)) }))
    .filter(({ provider }) => providers.includes(provider) || !known.includes(provider))
    .map(({ file, provider, id, title }) =>
      sessionCase({ provider, id }, title, async () => reportDrift(await repeatCall(file, blocks))),
    );
  const silent = providers
    .flatMap((provider) => contractOf(provider).operations)
    .filter(({ id }) => !recorded.some(({ operation }) => operation === id))
    .map((operation) => skippedOperation(operation, NO_RECORDING));
  return [...recorded, ...silent];
}

/** `crm/crm_query/all-accounts.json`; the file may be none that can be read. */
function named(path: string) {
  const [provider = "", id = path, title = ""] = path.replace(/\.json$/, "").split(sep);
  return { provider, id, title };
}
