import { environmentName } from "./environment.ts";
import type { ParameterContract } from "./parameter-types.ts";
import type { Contract, CredentialContract, OperationContract } from "./types.ts";
import type { WrittenCredential, WrittenHeader, WrittenManifest } from "./written-types.ts";

/** Reads the entries of `auth`. */
export function readCredentials(
  { auth, provider }: Pick<WrittenManifest, "auth" | "provider">,
  spec: string,
): readonly CredentialContract[] {
  return Object.entries(auth).map(([name, written]) => ({
    name,
    kind: written.kind ?? "api-key",
    description: written.description,
    ...(written.label !== undefined && { label: written.label }),
    ...(written.docs !== undefined && { docs: written.docs }),
    visibility: written.visibility ?? "user-only",
    scopes: written.scopes ?? [],
    required: written.required ?? true,
    oauth: written.oauth ?? null,
    env: environmentName(provider, name),
    send: readPlace(written, name, `${spec}: auth.${name}`),
  }));
}

/** Reads where a credential goes; in templates it stands by its name. */
function readPlace(
  { to, headers = {} }: WrittenCredential,
  name: string,
  place: string,
): CredentialContract["send"] {
  const [[header, written] = []] = Object.entries(headers);
  if (header !== undefined && written !== undefined) return readHeader(header, written);
  if (to === "none") return { in: to };
  if (to === undefined) return { in: "path", name };
  const [, root, wire = ""] = /^(query|headers|body)\.(.+)$/.exec(to) ?? [];
  if (root === "query" || root === "body") return { in: root, name: wire };
  if (root === "headers") return readHeader(wire, `{${name}}`);
  throw new Error(`${place}.to: "${to}" is none`);
}

function readHeader(name: string, written: WrittenHeader): CredentialContract["send"] {
  if (typeof written === "string") return { in: "header", name, text: written };
  const [user, password] = written.$basic;
  return { in: "basic", user, password };
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
  return [...template.matchAll(/\{\{|\}\}|\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
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
