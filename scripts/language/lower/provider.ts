import { environmentVariable } from "../../../packages/workflow/src/document/environment-variable.ts";
import type { Manifest, ManifestCredential } from "../manifest/types.ts";
import type { HookFiles } from "./hooks.ts";
import { lowerJob } from "./job.ts";
import { lowerOperation } from "./operation.ts";
import { schemaReferences } from "./schema.ts";
import { providerNames, title } from "../ir/names.ts";
import type { Credential, Provider } from "../ir/types.ts";
import { lowerServer } from "./server.ts";

/**
 * Lowers a checked manifest to the IR. Cannot fail: everything wrong was reported before.
 * `spec` is the manifest's path as shown to people.
 */
export function lower(manifest: Manifest, spec: string, hooks: HookFiles): Provider {
  const { provider, version, block } = manifest;
  const schemas = schemaReferences(manifest.schemas ?? {});
  return {
    id: provider,
    spec,
    version,
    names: providerNames(provider),
    block: { ...block, color: block.color ?? null },
    server: lowerServer(manifest.server),
    auth: manifest.auth.map((credential) => lowerCredential(credential, provider)),
    schemas,
    operations: Object.entries(manifest.operations).map(([id, operation]) =>
      lowerOperation(id, operation, { manifest, schemas, hooks }),
    ),
    jobs: Object.entries(manifest.jobs ?? {}).map(([name, job]) => lowerJob(name, job)),
  };
}

function lowerCredential(credential: ManifestCredential, provider: string): Credential {
  return {
    name: credential.param,
    title: title(credential.param),
    kind: credential.kind ?? "api-key",
    description: credential.description,
    visibility: credential.visibility ?? "user-only",
    scopes: credential.scopes ?? [],
    env: credential.env ?? environmentVariable(provider, credential.param),
    send: lowerSend(credential.send),
  };
}

/** `header:Authorization: Bearer {}`, `header:X-API-KEY` or `query:key`. */
function lowerSend(send: string): Credential["send"] {
  const [kind = "", name = "", template = "{}"] = send.split(":").map((part) => part.trim());
  if (kind === "query") return { kind, name };
  return { kind: "header", name, prefix: template.replace("{}", "") };
}
