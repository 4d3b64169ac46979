import { diagnostic } from "../diagnostics/diagnostic.ts";
import { addressChoices, addressHoles, addressNames } from "../ir/address.ts";
import type { ManifestPath } from "../manifest/source.ts";
import { ownServer } from "../lower/server.ts";
import type { ManifestServer } from "../manifest/types.ts";
import { addressProblem } from "./address-problem.ts";
import { type Findings, member, memberRange, type PreparedManifest } from "./prepared.ts";
import { checkServerParameters, isListed } from "./server-parameter.ts";

/** The address that every request path is added to, and the parameters in it. */
export function* checkServer(prepared: PreparedManifest): Findings {
  const { manifest, operations } = prepared;
  yield* checkOneServer(manifest.server, manifest.server, ["server"], prepared);
  for (const { operation, at } of operations) {
    const server = ownServer(operation, manifest);
    const place = [...at, "server"];
    if (server) yield* checkOneServer(server, operation.server ?? server, place, prepared);
  }
}

/** `own` is what stands at this place; the rest is that of the provider. */
function* checkOneServer(
  server: ManifestServer,
  own: ManifestServer,
  place: ManifestPath,
  prepared: PreparedManifest,
): Findings {
  const { source } = prepared;
  const { url, normalize = [] } = server;
  const at = [...place, "url"];
  const reason = addressChoices(url)
    .map(addressProblem)
    .find((problem) => problem !== undefined);
  if (reason !== undefined) {
    yield diagnostic("server-url-invalid", source.valueAt(at), { url, reason });
    return;
  }
  yield* checkServerParameters({ url: withoutSecrets(url, prepared), at, isLast: true }, prepared);
  yield* checkHosts(server, own, place, prepared);
  if (own.normalize?.length && addressHoles(url).length === 0) {
    yield diagnostic("normalize-unused", source.keyAt([...place, "normalize"]), { url });
  }
  if (normalize.includes("strip-scheme") && url.startsWith("{")) {
    const index = normalize.indexOf("strip-scheme");
    yield diagnostic("normalize-scheme", source.valueAt([...place, "normalize", index]), { url });
  }
}

/** A credential in the path of an address is none of its parameters. */
function withoutSecrets(url: string, { manifest: { auth } }: PreparedManifest): string {
  return url.replace(/\{(\w+)\}/g, (place, name: string) =>
    auth.some(({ send }) => send === `path:${name}`) ? "x" : place,
  );
}

/** The ends of hosts that callers may name. */
function* checkHosts(
  { url, allowedHosts }: ManifestServer,
  own: ManifestServer,
  place: ManifestPath,
  prepared: PreparedManifest,
): Findings {
  const { source } = prepared;
  const isOpen = addressChoices(url).some((each) => {
    const [, wholeHost] = /^(?:https:\/\/)?\{(\w+)\}(?:[:/]|$)/.exec(each) ?? [];
    return wholeHost !== undefined && !isListed(wholeHost, prepared);
  });
  if (isOpen && !allowedHosts) {
    yield diagnostic("allowed-hosts-missing", source.valueAt([...place, "url"]), { url });
  } else if (!isOpen && own.allowedHosts) {
    yield diagnostic("allowed-hosts-unused", source.keyAt([...place, "allowedHosts"]), { url });
  }
  if (allowedHosts === "any") {
    if (isOpen) yield* checkVisibility(url, prepared);
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
function* checkVisibility(
  url: string,
  { manifest, source, declarations }: PreparedManifest,
): Findings {
  const host = /^(?:https:\/\/)?[^/]*/.exec(url)?.[0] ?? "";
  for (const name of addressNames(host)) {
    const { visibility, secret } = member(manifest.params ?? {}, name) ?? {};
    const declaration = declarations.find(({ at }) => at[0] === "params" && at[1] === name);
    const isVisible = (visibility ?? (secret ? "user-only" : "user-or-llm")) === "user-or-llm";
    if (!isVisible || declaration === undefined) continue;
    const range = memberRange(source, declaration, "visibility");
    yield diagnostic("allowed-hosts-any-visible", range, { name });
  }
}
