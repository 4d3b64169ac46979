import { didYouMean } from "../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Manifest } from "../manifest/types.ts";
import { isPrintable } from "./header-texts.ts";
import { headerForbidden, isManagedHeader } from "./headers.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** How a credential travels; header names compare without case. */
interface Wire {
  readonly kind: "header" | "query";
  readonly name: string;
  readonly prefix: string;
}

/** Credentials: their names, how they are sent, and the scopes that operations ask of them. */
export function* checkCredentials(prepared: PreparedManifest): Findings {
  const { manifest, source } = prepared;
  const names = new Set<string>();
  const wires = new Map<string, string>();
  for (const [index, { param, send }] of manifest.auth.entries()) {
    const at = source.valueAt(["auth", index, "send"]);
    const wire = wireOf(send);
    const key = wireKey(wire);
    const other = wires.get(key);
    if (wire.kind === "header" && isManagedHeader(wire.name)) {
      yield headerForbidden(wire.name, at);
    }
    if (!isPrintable(wire.prefix)) yield diagnostic("header-unsafe", at, { header: wire.name });
    if (other !== undefined)
      yield diagnostic("credential-clash", at, { credential: param, other, wire: key });
    if (names.has(param)) {
      yield diagnostic("credential-name-clash", source.valueAt(["auth", index, "param"]), {
        name: param,
      });
    }
    names.add(param);
    wires.set(key, param);
  }
  yield* checkParameterNames(prepared, names);
  yield* checkPlacements(prepared, wires);
  yield* checkScopes(prepared);
}

function* checkParameterNames(
  { declarations, source }: PreparedManifest,
  credentials: ReadonlySet<string>,
): Findings {
  for (const { name, at } of declarations) {
    if (credentials.has(name))
      yield diagnostic("credential-name-clash", source.keyAt(at), { name });
  }
}

/** A parameter or constant that travels where a credential does would replace it. */
function* checkPlacements(
  { operations, source }: PreparedManifest,
  wires: ReadonlyMap<string, string>,
): Findings {
  for (const { at, operation, parameters } of operations) {
    for (const { name, at: place, placement } of parameters) {
      if (placement.kind !== "header" && placement.kind !== "query") continue;
      const credential = wires.get(wireKey(placement));
      if (credential === undefined) continue;
      yield diagnostic("credential-overwritten", source.keyAt(place), {
        what: `Parameter "${name}"`,
        credential,
      });
    }
    for (const to of Object.keys(operation.constants ?? {})) {
      const [kind = "", ...rest] = to.split(".");
      const credential = wires.get(wireKey({ kind, name: rest.join(".") }));
      if (credential === undefined) continue;
      const range = source.keyAt([...at, "constants", to]);
      yield diagnostic("credential-overwritten", range, { what: `Constant ${to}`, credential });
    }
  }
}

function* checkScopes({ manifest, operations, source }: PreparedManifest): Findings {
  const known = manifest.auth.flatMap(({ scopes = [] }) => scopes);
  for (const { at, operation } of operations) {
    for (const [index, scope] of (operation.scopes ?? []).entries()) {
      if (known.includes(scope)) continue;
      const hint = didYouMean(scope, known);
      yield diagnostic("scope-unknown", source.valueAt([...at, "scopes", index]), { scope, hint });
    }
  }
}

/** The credential that travels in this header. */
export function credentialInHeader(header: string, { auth }: Manifest): string | undefined {
  const key = wireKey({ kind: "header", name: header });
  return auth.find(({ send }) => wireKey(wireOf(send)) === key)?.param;
}

function wireOf(send: string): Wire {
  const [kind, name = "", prefix = ""] = send.split(":");
  return { kind: kind === "query" ? kind : "header", name, prefix };
}

function wireKey({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return kind === "header" ? `header ${name.toLowerCase()}` : `${kind} ${name}`;
}
