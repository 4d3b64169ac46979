import type { PreparedOperation } from "../../language/check/prepared.ts";
import { fetchedName } from "../../language/lower/lines.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Manifest, ManifestCredential } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";
import { dropEach } from "./lists.ts";
import { otherValue } from "./parameters.ts";
import { ruleEdits } from "./rules.ts";

/** Credentials that travel otherwise, that are needed or not, of which others are enough, and proved otherwise. */
export function credentialEdits({ auth, rules, test, operations }: Manifest): readonly Edit[] {
  return [
    ...auth.flatMap((credential, index) => ofCredential(["auth", index], credential)),
    ...ruleEdits({ at: [], operation: { rules } }),
    ...(test ? testEdits(test, Object.keys(operations)) : []),
  ];
}

function ofCredential(
  at: ManifestPath,
  { send, required, oauth }: ManifestCredential,
): readonly Edit[] {
  return [
    ...otherSends(send).map((other) => set([...at, "send"], other)),
    required === false ? remove([...at, "required"]) : set([...at, "required"], false),
    ...(oauth ? oauthEdits([...at, "oauth"], oauth) : []),
  ];
}

/** Other addresses of tokens, another way to get one, and what is said with the question left out. */
function oauthEdits(
  at: ManifestPath,
  { authorize, token, grant, pkce, parameters, gives }: NonNullable<ManifestCredential["oauth"]>,
): readonly Edit[] {
  // Some say what is so anyway.
  const gone = {
    authorize,
    grant: grant === "authorization_code" ? undefined : grant,
    pkce: pkce || undefined,
    parameters,
    gives,
  };
  return [
    set([...at, "token"], `${token}/x`),
    ...(authorize === undefined ? [] : [set([...at, "authorize"], `${authorize}/x`)]),
    ...Object.entries(gone).flatMap(([name, value]) =>
      value === undefined ? [] : [remove([...at, name])],
    ),
    ...Object.entries(parameters ?? {}).map(([name, value]) =>
      set([...at, "parameters", name], `${value}x`),
    ),
    ...Object.entries(gives ?? {}).map(([name, value]) => set([...at, "gives", name], `${value}x`)),
  ];
}

function testEdits(
  { operation, params = {} }: NonNullable<Manifest["test"]>,
  operations: readonly string[],
): readonly Edit[] {
  const other = operations.find((each) => each !== operation);
  return [
    remove(["test"]),
    ...(other === undefined ? [] : [set(["test", "operation"], other)]),
    ...Object.entries(params).flatMap(([name, value]) => [
      remove(["test", "params", name]),
      set(["test", "params", name], otherValue(value)),
    ]),
  ];
}

/** The credentials that an operation takes: each one less, all of them, and one more. */
export function takenEdits(
  { at, operation: { auth: own, request } }: Pick<PreparedOperation, "at" | "operation">,
  { auth }: Manifest,
): readonly Edit[] {
  const place = [...at, "auth"];
  const names = auth.map(({ param }) => param);
  // One that fills a place of the path goes where there is that place, and nowhere else.
  const free = auth.filter(({ send }) => !send.startsWith("path:")).map(({ param }) => param);
  // To a whole address none goes along by itself.
  if (own === undefined && fetchedName(request) !== undefined) {
    return free.map((param) => set(place, [param]));
  }
  if (own === undefined) {
    return free.map((param) =>
      set(
        place,
        names.filter((each) => each !== param),
      ),
    );
  }
  const more = free.filter((name) => !own.includes(name)).map((name) => [...own, name]);
  return [
    remove(place),
    ...(own.length === 1 ? [set(place, [])] : dropEach(place, own)),
    ...more.map((all) => set(place, all)),
  ];
}

/** The same in another place, under another name, and with other text around it. */
function otherSends(send: string): readonly string[] {
  const [, kind, rest = ""] = /^(\w+)(?::(.*))?$/s.exec(send) ?? [];
  switch (kind) {
    case "header":
      return otherHeaders(rest);
    case "query":
      return [`query:${rest}X`, `query:${rest.toUpperCase()}`, `header:${rest}`];
    case "basic":
      return otherPairs(rest);
    case "path":
      return ["header:X-Key", "none"];
    case "body":
      return [`body:${rest}X`, `query:${rest}`, `header:X-${rest.replace(/\W|_/g, "")}`];
    default:
      return ["header:X-Key"];
  }
}

/** `Name: Prefix {}` */
function otherHeaders(rest: string): readonly string[] {
  const [, name, text] = /^([^:]+)(?:: *(.*))?$/s.exec(rest) ?? [];
  const after = text === undefined ? "" : `: ${text}`;
  const prefix = text?.replace(/ ?\{\}.*/s, "");
  const lower = `${prefix?.toLowerCase()} {}`;
  return [
    `header:${name}-X${after}`,
    `query:${name}`,
    `header:${name}: Token {}`,
    ...(prefix && prefix !== prefix.toLowerCase() ? [`header:${name}: ${lower}`] : []),
    ...(prefix ? [`header:${name}`] : []),
  ];
}

/** `user:password` the other way round, with other fixed text, and where a token is. */
function otherPairs(rest: string): readonly string[] {
  const [, user = "", password = ""] = /^([^:]*):(.*)$/s.exec(rest) ?? [];
  return [
    `basic:${password}:${user}`,
    `basic:${user}x:${password}`,
    `basic:${user}:${password}x`,
    "header:Authorization: Basic {}",
    "header:Authorization: Bearer {}",
  ];
}
