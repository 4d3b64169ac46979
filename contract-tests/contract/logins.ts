import { readCall } from "./calls.ts";
import { millisecondsOf } from "./duration.ts";
import { membersOf } from "./path.ts";
import type { WrittenLogin } from "./call-types.ts";
import type { LookupContract } from "./lookup-types.ts";
import type { ParameterContract, Value } from "./parameter-types.ts";
import { mentioned } from "./templates.ts";
import type { CredentialContract } from "./credential-types.ts";
import type { TemplatesContract } from "./types.ts";
import type {
  Written,
  WrittenManifest,
  WrittenOperation,
  WrittenParameter,
} from "./written-types.ts";

interface Exchanged {
  readonly name: string;
  readonly login: WrittenLogin;
}

/** What is written for all operations, without what only calls after a login can send. */
export function sharedTemplates(
  id: string,
  operation: WrittenOperation,
  manifest: WrittenManifest,
): WrittenManifest {
  const possible = exchangeable(id, operation, manifest);
  const names = Object.entries(manifest.auth).flatMap(([own, { login }]) =>
    login && !possible.some(({ name }) => name === own) ? Object.keys(login.take) : [],
  );
  const kept = (members: Written<Value> = {}) =>
    Object.fromEntries(
      Object.entries(members).filter(
        ([, value]) => !names.some((name) => mentioned(value).has(name)),
      ),
    );
  return { ...manifest, query: kept(manifest.query), headers: kept(manifest.headers) };
}

/** The logins before the call of an operation: of credentials for which it names something else. */
export function readLogins(
  id: string,
  operation: WrittenOperation,
  manifest: WrittenManifest,
  request: {
    readonly path: string;
    readonly templates: TemplatesContract;
    readonly read: (name: string, written: WrittenParameter) => ParameterContract;
    readonly place: string;
  },
): readonly (LookupContract & { readonly credential: string })[] {
  const { path, templates, read, place } = request;
  const { body = null, query, headers } = templates;
  const names = new Set([body, query, headers].flatMap((each) => [...mentioned(each)]));
  const inPath = (name: string) => new RegExp(`\\{${name}(?:\\.{3})?\\}`).test(path);
  return exchangeable(id, operation, manifest).flatMap(({ name: credential, login }) => {
    const used = Object.entries(login.take).filter(([name]) => names.has(name) || inPath(name));
    if (used.length === 0) return [];
    const called = Object.values(manifest.operations[login.call]?.examples ?? {});
    const example = called.find(({ output }) => output !== undefined);
    if (!example) throw new Error(`${place}: no example of ${login.call} succeeds.`);
    const { reply, output } = example;
    const gives = used.map(([name, take]) => ({
      take,
      parameter: read(name, {
        type: "string",
        required: true,
        secret: true,
        description: `What ${login.call} gives for ${credential}.`,
        ...(!inPath(name) && { to: "none" }),
      }),
      value: valueAt(take, output),
    }));
    return [
      {
        credential,
        ...readCall(login),
        needs: [],
        filter: [],
        gives,
        reply: { headers: {}, ...reply },
        keepMs: login.keep === undefined ? null : millisecondsOf(login.keep, place),
      },
    ];
  });
}

/** Credentials of which some are exchanged: those are given, and not sent. */
export function withoutExchanged(
  credentials: readonly CredentialContract[],
  logins: readonly { readonly credential: string }[],
): readonly CredentialContract[] {
  return credentials.map((each) =>
    logins.some(({ credential }) => credential === each.name)
      ? { ...each, send: { in: "none" } }
      : each,
  );
}

function exchangeable(
  id: string,
  { auth: own }: WrittenOperation,
  { auth }: WrittenManifest,
): readonly Exchanged[] {
  return Object.entries(auth).flatMap(([name, { login }]) => {
    const isTaken = own === undefined || own.includes(name);
    return login !== undefined && login.call !== id && isTaken ? [{ name, login }] : [];
  });
}

/** `output.access_token` */
function valueAt(take: string, output: Value | undefined): Value {
  return membersOf(take)
    .slice(1)
    .reduce<Value>((held, member) => Object(held)[member] ?? "", output ?? null);
}
