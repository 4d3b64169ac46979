import type { Effect } from "@blockwright/tools";
import { type Account, accounts } from "./accounts.ts";
import {
  type Address,
  address,
  allowed,
  count,
  isTrue,
  listOf,
  oneOf,
  type Read,
  refuseUnknown,
  text,
  url,
} from "./values.ts";

/** What the server was started for; the names are those of a configuration file. */
export interface Settings {
  /** Names of packages, or ids within the scope of this server. */
  readonly packages?: readonly string[];
  /** By the prefix of their tools. */
  readonly accounts?: Readonly<Record<string, Account>>;
  readonly allow?: readonly Exclude<Effect, "read">[];
  readonly only?: readonly string[];
  readonly readOnly?: boolean;
  readonly search?: "auto" | "on" | "off";
  readonly wait?: boolean;
  readonly maxResultTokens?: number;
  readonly parallel?: number;
  /** `https://proxy.example`, or `books=https://proxy.example` for one provider or account. */
  readonly baseUrl?: readonly string[];
  readonly mock?: boolean;
  readonly http?: Address;
  readonly allowedHost?: readonly string[];
  readonly sharedCredentials?: boolean;
}

const baseUrl: Read<string> = (value, name) => {
  const [, id = "", base = value] = /^([\w-]+)=(.*)$/.exec(text(value, name)) ?? [];
  return id ? `${id}=${url(base, name)}` : url(base, name);
};

const readers: { readonly [Name in keyof Settings]-?: Read<NonNullable<Settings[Name]>> } = {
  packages: listOf(text),
  accounts,
  allow: listOf(allowed),
  only: listOf(text),
  readOnly: isTrue,
  search: oneOf("auto", "on", "off"),
  wait: isTrue,
  maxResultTokens: count,
  parallel: count,
  baseUrl: listOf(baseUrl),
  mock: isTrue,
  http: address,
  allowedHost: listOf(text),
  sharedCredentials: isTrue,
};

/** Reads settings as they were given; `nameOf` is what the person called each. */
export function readSettings(
  given: Readonly<Record<string, unknown>>,
  nameOf: (member: string) => string,
): Settings {
  refuseUnknown(given, Object.keys(readers), "");
  const entries = Object.entries(readers).flatMap(([name, read]) =>
    given[name] === undefined ? [] : [[name, read(given[name], nameOf(name))] as const],
  );
  return Object.fromEntries(entries);
}
