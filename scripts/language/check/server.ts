import { diagnostic } from "../diagnostics/diagnostic.ts";
import { addressChoices, addressHoles, addressNames } from "../ir/address.ts";
import { filledBraces } from "../ir/braces.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { isOfPath, writtenAddresses } from "../lower/credential.ts";
import { ownServer } from "../lower/server.ts";
import type { ManifestServer } from "../manifest/types.ts";
import { addressProblem } from "./address-problem.ts";
import { type Findings, member, memberRange, type PreparedManifest } from "./prepared.ts";
import {
  type AddressScope,
  type CheckedAddress,
  checkServerParameters,
  isListed,
} from "./server-parameter.ts";

/** The address that every request path is added to, and the parameters in it. */
export function* checkServer(prepared: PreparedManifest): Findings {
  const { manifest, operations, source, declarations } = prepared;
  const shared = declarations.filter(({ at }) => at[0] === "params");
  const scope = { params: manifest.params ?? {}, declarations: shared, source };
  yield* checkOneServer([manifest.server, manifest.server], ["server"], scope, prepared);
  for (const { operation, at, all, parameters } of operations) {
    const server = ownServer(operation, manifest);
    const place = [...at, "server"];
    const own = { params: all, declarations: parameters, source };
    if (server) yield* checkOneServer([server, operation.server ?? server], place, own, prepared);
  }
}

/** A server, and what of it stands at this place; the rest is that of the provider. */
type Placed = readonly [server: ManifestServer, own: Partial<ManifestServer>];

function* checkOneServer(
  [server, own]: Placed,
  place: ManifestPath,
  scope: AddressScope,
  prepared: PreparedManifest,
): Findings {
  const { source } = scope;
  const all = checkedAddresses(server, place);
  const broken = all.flatMap(({ url, at }) => {
    const reason = addressChoices(url)
      .map(addressProblem)
      .find((problem) => problem !== undefined);
    return reason === undefined
      ? []
      : [diagnostic("server-url-invalid", source.valueAt(at), { url, reason })];
  });
  yield* broken;
  if (broken.length > 0) return;
  for (const each of all) {
    yield* checkServerParameters({ ...each, url: withoutSecrets(each.url, prepared) }, scope);
  }
  yield* checkOrder(all, scope);
  yield* checkHosts([server, own], place, scope);
}

/** Each address of a server, and where it stands; the last is used when nothing is given. */
function checkedAddresses({ url }: ManifestServer, place: ManifestPath): readonly CheckedAddress[] {
  const at = [...place, "url"];
  if (typeof url === "string") return [{ url, at, isLast: true, isOnly: true }];
  return url.map((each, index) => {
    const [isLast, isOnly] = [index === url.length - 1, url.length === 1];
    return { url: each, at: [...at, index], isLast, isOnly };
  });
}

/** An address that needs no more than an earlier one does is never used. */
function* checkOrder(all: readonly CheckedAddress[], { params, source }: AddressScope): Findings {
  const isAlways = (name: string) => member(params, name)?.required === true;
  const needs = all.map(({ url }) => addressHoles(url).filter((names) => !names.some(isAlways)));
  for (const [index, { url, at }] of all.entries()) {
    const own = new Set((needs[index] ?? []).map((names) => names.join("|")));
    const isHidden = needs
      .slice(0, index)
      .some((earlier) => earlier.every((names) => own.has(names.join("|"))));
    if (isHidden) yield diagnostic("server-url-unreachable", source.valueAt(at), { url });
  }
}

/** A credential in the path of an address is none of its parameters. */
function withoutSecrets(url: string, { manifest: { auth } }: PreparedManifest): string {
  return filledBraces(url, (inner) =>
    auth.some((each) => each.name === inner && isOfPath(each)) ? "x" : `{${inner}}`,
  );
}

/** Whether callers make up the whole host of an address. */
function isOpenHost(url: string, scope: AddressScope): boolean {
  return addressChoices(url).some((each) => {
    const [, wholeHost] = /^(?:https:\/\/)?\{(\w+)\}(?:[:/]|$)/.exec(each) ?? [];
    return wholeHost !== undefined && !isListed(wholeHost, scope);
  });
}

/** The ends of hosts that callers may name. */
function* checkHosts(
  [{ url: written, allowedHosts }, own]: Placed,
  place: ManifestPath,
  scope: AddressScope,
): Findings {
  const { source } = scope;
  const all = writtenAddresses(written);
  const open = all.filter((each) => isOpenHost(each, scope));
  const isOpen = open.length > 0;
  const url = (isOpen ? open : all).join(", ");
  if (isOpen && !allowedHosts) {
    yield diagnostic("allowed-hosts-missing", source.valueAt([...place, "url"]), { url });
  } else if (!isOpen && own.allowedHosts) {
    yield diagnostic("allowed-hosts-unused", source.keyAt([...place, "allowedHosts"]), { url });
  }
  if (allowedHosts === "any") {
    for (const each of open) yield* checkVisibility(each, scope);
    return;
  }
  for (const [index, suffix] of (own.allowedHosts === "any"
    ? []
    : (own.allowedHosts ?? [])
  ).entries()) {
    if (suffix.lastIndexOf(".") > 0) continue;
    yield diagnostic("allowed-host-too-wide", source.valueAt([...place, "allowedHosts", index]), {
      suffix,
    });
  }
}

/** Where any host is allowed, people or the host choose it. */
function* checkVisibility(url: string, { params, source, declarations }: AddressScope): Findings {
  const host = /^(?:https:\/\/)?[^/]*/.exec(url)?.[0] ?? "";
  for (const name of addressNames(host)) {
    const { visibility, secret } = member(params, name) ?? {};
    const declaration = declarations.find((each) => each.name === name);
    const isVisible = (visibility ?? (secret ? "user-only" : "user-or-llm")) === "user-or-llm";
    if (!isVisible || declaration === undefined) continue;
    const range = memberRange(source, declaration, "visibility");
    yield diagnostic("allowed-hosts-any-visible", range, { name });
  }
}
