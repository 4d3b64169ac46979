import { complete } from "./complete.ts";
import { environmentName } from "./environment.ts";
import type { ParameterContract } from "./parameter-types.ts";
import type { Contract, CredentialContract, OperationContract } from "./types.ts";
import type { WrittenCredential } from "./written-types.ts";

/** Reads one entry of `auth`. */
export function readCredential(
  written: WrittenCredential,
  provider: string,
  place: string,
): CredentialContract {
  const { param, send, env, description } = complete(written, place, ["param", "send"]);
  const { kind = "api-key", visibility = "user-only", scopes = [], required = true } = written;
  return {
    name: param,
    kind,
    description,
    ...(written.label !== undefined && { label: written.label }),
    ...(written.docs !== undefined && { docs: written.docs }),
    visibility,
    scopes,
    required,
    oauth: written.oauth ?? null,
    env: env ?? environmentName(provider, param),
    send: readSend(send, param, place),
  };
}

/** Reads where a credential goes; in templates it stands by its name. */
function readSend(send: string, param: string, place: string): CredentialContract["send"] {
  if (send === "none") return { in: send };
  const named = (template: string) => template.replace("{}", `{${param}}`);
  const [, part, name] = /^(query|path|body):(.+)$/.exec(send) ?? [];
  if (name && (part === "query" || part === "path" || part === "body")) return { in: part, name };
  const [, user, password] = /^basic:([^:]*):(.*)$/.exec(send) ?? [];
  if (user !== undefined && password !== undefined) {
    return { in: "basic", user: named(user), password: named(password) };
  }
  const [, header, text = "{}"] = /^header:([^:]+)(?:: (.*))?$/.exec(send) ?? [];
  if (header) return { in: "header", name: header, text: named(text) };
  throw new Error(`${place}.send: "${send}" is none`);
}

/** A credential as a parameter is; it has a place where it travels like one. */
export function asParameter({ send, ...credential }: CredentialContract): ParameterContract {
  const { name, description, visibility, required, env } = credential;
  const place =
    send.in === "path"
      ? ({ in: "path", name: send.name } as const)
      : send.in === "body"
        ? ({ in: "body", path: [send.name] } as const)
        : ({ in: "none" } as const);
  return {
    name,
    description,
    words: {},
    visibility,
    type: "string",
    pasted: false,
    shape: null,
    required,
    secret: true,
    sendDefault: false,
    place,
    convert: null,
    table: null,
    steps: [],
    raw: false,
    clears: { blank: false, nulls: false },
    isZone: false,
    inHeader: false,
    lists: "repeat",
    when: null,
    limits: {},
    shared: true,
    patterns: [],
    listed: [],
    passedTo: () => [],
    env,
  };
}

/** Names that a template has in braces. */
export function namesIn(template: string): readonly string[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
}

/** The credentials that an operation does not take and another one does. */
export function credentialsOfOthers(
  { operations }: Contract,
  { credentials }: OperationContract,
): readonly string[] {
  const all = operations.flatMap((each) => each.credentials.map(({ name }) => name));
  const own = new Set(credentials.map(({ name }) => name));
  return [...new Set(all)].filter((name) => !own.has(name));
}
