import { iconFiles } from "../icon/reference.ts";
import type { Manifest, ManifestJob } from "../manifest/types.ts";
import { lowerCall } from "./call.ts";
import { lowerCondition } from "../manifest/condition.ts";
import { lowerCredentials, splitAddress } from "./credential.ts";
import { milliseconds } from "./duration.ts";
import type { HookFiles } from "./hooks.ts";
import { lowerOperation } from "./operation.ts";
import { schemaReferences } from "./schema.ts";
import { outputName } from "../ir/call.ts";
import { withPaths } from "../ir/condition.ts";
import { providerNames } from "../ir/names.ts";
import type { Provider, Block, IconFile, Job } from "../ir/types.ts";
import { lowerServer } from "./server.ts";

/**
 * Lowers a checked manifest to the IR. Cannot fail: everything wrong was reported before.
 * `spec` is the manifest's path as shown to people.
 */
export function lower(manifest: Manifest, spec: string, hooks: HookFiles): Provider {
  const { provider, version, test } = manifest;
  const auth = lowerCredentials(manifest);
  const schemas = schemaReferences(manifest.schemas ?? {});
  return {
    id: provider,
    spec,
    version,
    names: providerNames(provider),
    block: lowerBlock(manifest, hooks),
    ...(manifest.dependencies && { dependencies: manifest.dependencies }),
    server: lowerServer({ ...manifest.server, url: splitAddress(manifest, manifest.server).url }),
    auth,
    ...(test && { test: lowerCall(test) }),
    schemas,
    operations: Object.entries(manifest.operations).map(([id, operation]) =>
      lowerOperation(id, operation, { manifest, auth, schemas, hooks }),
    ),
    jobs: Object.entries(manifest.jobs ?? {}).map(([name, job]) => lowerJob(name, job)),
  };
}

/** How the provider presents itself, with the texts of its icons. */
function lowerBlock({ provider, block: { icon, ...block } }: Manifest, files: HookFiles): Block {
  const [light, dark] = iconFiles(icon).map(
    (path): IconFile => ({ path, text: files.get(path) ?? "" }),
  );
  return {
    type: provider,
    ...block,
    color: block.color ?? null,
    ...(light && { icon: { light, ...(dark && { dark }) } }),
  };
}

/** Lowers one job: outputs are named without `output.` before them. */
function lowerJob(name: string, job: ManifestJob): Job {
  const { message, code } = job.error ?? {};
  return {
    name,
    start: job.start,
    poll: lowerCall(job.poll),
    until: withPaths(lowerCondition(job.until), outputName),
    ...(job.fail !== undefined && { fail: withPaths(lowerCondition(job.fail), outputName) }),
    error: {
      message: message === undefined ? null : outputName(message),
      status: code === undefined ? null : outputName(code),
    },
    ...(job.result && { result: lowerCall(job.result) }),
    everyMs: milliseconds(job.every),
    timeoutMs: milliseconds(job.timeout),
  };
}
