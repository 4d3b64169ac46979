import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { addressChoices, addressHoles } from "../ir/address.ts";
import { filledBraces } from "../ir/braces.ts";
import type { Json } from "../ir/types.ts";
import { isInAddress } from "../lower/server.ts";
import { choicePath } from "../manifest/choices.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { addressProblem } from "./address-problem.ts";
import {
  type Declaration,
  type Declarations,
  type Findings,
  member,
  memberRange,
  type PreparedManifest,
} from "./prepared.ts";
import { sayValue } from "./values.ts";

/** An address of the manifest, and whether something has to fill it in every call. */
export interface CheckedAddress {
  readonly url: string;
  readonly at: ManifestPath;
  readonly isLast: boolean;
  readonly isOnly: boolean;
}

/** The parameters that an address may name: those of its operation, and the provider's own. */
export interface AddressScope {
  readonly params: Declarations;
  readonly declarations: readonly Declaration[];
  readonly source: PreparedManifest["source"];
}

/** The parameters that an address names: declared, of the right kind, and never without a value. */
export function* checkServerParameters(
  { url, at, isLast, isOnly }: CheckedAddress,
  scope: AddressScope,
): Findings {
  const holes = addressHoles(url);
  for (const names of holes) {
    for (const name of names) {
      const isNeeded = isLast && name === names.at(-1);
      yield* checkServerParameter(name, { url, at, isOnly, isNeeded }, scope);
    }
  }
  for (const name of new Set(holes.flat())) yield* checkOwnValues(name, url, scope);
}

/** Whether all values of a parameter are the manifest's own. */
export function isListed(name: string, { params }: AddressScope): boolean {
  return member(params, name)?.enum !== undefined;
}

function* checkServerParameter(
  name: string,
  { url, at, isOnly, isNeeded }: Omit<CheckedAddress, "isLast"> & { readonly isNeeded: boolean },
  scope: AddressScope,
): Findings {
  const { params, source, declarations } = scope;
  const parameter = member(params, name);
  if (parameter === undefined) {
    const hint = didYouMean(name, Object.keys(params));
    yield diagnostic("server-parameter-undeclared", source.valueAt(at), { name, hint });
    return;
  }
  const declaration = declarations.find((each) => each.name === name);
  if (declaration === undefined) return;
  const unfit = (key: "type" | "to" | "required" | "enum", problem: string) =>
    diagnostic("server-parameter-unfit", memberRange(source, declaration, key), { name, problem });
  if (parameter.type !== "string") yield unfit("type", "must be of type string");
  if (parameter.to !== undefined && parameter.to !== "none") {
    yield unfit("to", "travels in the address, and must have no `to`");
  }
  if (isNeeded && !parameter.required && parameter.default === undefined) {
    const needed = isOnly
      ? "may be absent, and the address needs it"
      : `may be absent, but ${url} is the last of the addresses: where no other can be filled, it has to be`;
    yield unfit("required", needed);
  }
  if (endsHost(name, url, scope) && !isListed(name, scope)) {
    yield unfit("enum", "ends the host, so that a caller could have credentials sent to any host");
  }
}

/** Whether a part of the last two labels, which decide whose host it is; a whole host is compared with `allowedHosts`. */
function endsHost(name: string, url: string, scope: AddressScope): boolean {
  return addressChoices(url).some((each) => {
    const [, host = ""] = /^https:\/\/([^/:]*)/.exec(withOwnValues(each, scope)) ?? [];
    const ends = host.split(".").slice(-2);
    return host !== `{${name}}` && ends.some((label) => label.includes(`{${name}}`));
  });
}

/** The address with the shortest ends that the author's own values give it: these are nobody else's hosts. */
function withOwnValues(url: string, { params }: AddressScope): string {
  return filledBraces(url, (name) => {
    const parameter = member(params, name);
    if (parameter?.enum === undefined) return `{${name}}`;
    const values = ownValues(parameter).map(({ value }) => String(value));
    const labels = (value: string) => value.replace(/[/:].*/, "").split(".").length;
    return values.toSorted((a, b) => labels(a) - labels(b))[0] ?? `{${name}}`;
  });
}

/** Values that the manifest gives are its author's own: they may hold dots, as long as they make an address. */
function* checkOwnValues(
  name: string,
  url: string,
  { params, source, declarations }: AddressScope,
): Findings {
  const parameter = member(params, name);
  const declaration = declarations.find((each) => each.name === name);
  if (parameter === undefined || declaration === undefined) return;
  for (const { at, key, value } of ownValues(parameter)) {
    for (const choice of addressChoices(url)) {
      if (!choice.includes(`{${name}}`)) continue;
      const address = choice.replaceAll(`{${name}}`, () => String(value));
      const problem = typeof value === "string" ? addressProblem(address) : "is made of no text";
      if (problem === undefined) continue;
      const range = source.valueAt([...declaration.at, ...at]);
      yield diagnostic("server-map-unfit", range, { name, key: sayValue(key), address, problem });
      break;
    }
  }
}

interface OwnValue {
  readonly at: ManifestPath;
  /** What a caller writes. */
  readonly key: Json;
  /** What the address holds. */
  readonly value: Json;
}

/** The values that the manifest itself gives for a parameter. */
export function ownValues(parameter: ManifestParameter): readonly OwnValue[] {
  const { enum: listed, choices, default: usual } = parameter;
  if (listed) {
    return listed.map((key, index) => ({
      at: choicePath(parameter, index),
      key,
      value: choices?.table ? (member(choices.table, String(key)) ?? null) : key,
    }));
  }
  return usual === undefined ? [] : [{ at: ["default"], key: usual, value: usual }];
}

/** Every address can be shown with values that calls may give. Without them it works: only a warning. */
export function* checkAddressExamples(prepared: PreparedManifest): Findings {
  const { manifest, declarations, source } = prepared;
  for (const declaration of declarations) {
    const { name, parameter, at } = declaration;
    // A secret may have no example.
    if (parameter.secret || !isInAddress(at, name, manifest)) continue;
    if (parameter.example !== undefined || ownValues(parameter).length > 0) continue;
    const range = memberRange(source, declaration, "type");
    yield diagnostic("address-without-example", range, { name });
  }
}
