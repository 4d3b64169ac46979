import { complete } from "./complete.ts";
import { environmentName } from "./environment.ts";
import type { CredentialContract } from "./types.ts";
import type { WrittenCredential } from "./written-types.ts";

/** Reads one entry of `auth`. */
export function readCredential(
  written: WrittenCredential,
  provider: string,
  place: string,
): CredentialContract {
  const { param, send, env, description } = complete(written, place, ["param", "send"]);
  const { kind = "api-key", visibility = "user-only", scopes = [] } = written;
  return {
    name: param,
    kind,
    description,
    visibility,
    scopes,
    env: env ?? environmentName(provider, param),
    send: readSend(send, place),
  };
}

/** Reads `header:Name`, `header:Name: Prefix {}` or `query:name`. */
function readSend(send: string, place: string): CredentialContract["send"] {
  const query = /^query:(.+)$/.exec(send)?.[1];
  if (query) return { in: "query", name: query };
  const [, name, prefix = ""] = /^header:([^:]+)(?:: (.*)\{\})?$/.exec(send) ?? [];
  if (name) return { in: "header", name, prefix };
  throw new Error(
    `${place}.send: "${send}" must be header:Name, header:Name: Prefix {} or query:name.`,
  );
}
