import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { placeOf } from "../ir/credentials.ts";
import { lowerSent } from "../lower/credential.ts";
import { together } from "../manifest/condition.ts";
import type { Sent } from "../ir/types.ts";
import type { Manifest, ManifestCredential } from "../manifest/types.ts";
import { placedAt } from "./credential-place.ts";
import { isPrintable } from "./header-texts.ts";
import { headerForbidden, isManagedHeader } from "./headers.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";

/** Credentials: their names, how they are sent, and the scopes that operations ask of them. */
export function* checkCredentials(prepared: PreparedManifest): Findings {
  const { manifest, source } = prepared;
  const wires = new Map<string, ManifestCredential>();
  for (const credential of manifest.auth) {
    const { name } = credential;
    const at = placedAt(credential, source);
    const [sent] = lowerSent(credential);
    if (sent) yield* checkHeader(sent, at);
    const key = sent ? wireKey(placeOf(sent)) : `none ${name}`;
    const other = wires.get(key);
    if (other !== undefined && !isKeptApart(credential, other, manifest)) {
      yield diagnostic("credential-clash", at, {
        credential: name,
        other: other.name,
        wire: key,
        rule: `rules: [{ exactlyOne: [${other.name}, ${name}] }]`,
      });
    }
    wires.set(key, credential);
  }
  yield* checkParameterNames(prepared);
  yield* checkScopes(prepared);
}

/** What a credential may not overwrite, and what no header can hold. */
function* checkHeader({ placement, value }: Sent, at: SourceRange): Findings {
  if (placement.kind !== "header" || value.kind === "basic") return;
  const { name } = placement;
  if (isManagedHeader(name)) yield headerForbidden(name, at);
  const fixed = value.parts.filter((part) => typeof part === "string").join("");
  if (!isPrintable(fixed)) yield diagnostic("header-unsafe", at, { header: name });
}

/** Whether never more than one of two is given: both may be left out, and a rule says one of them. */
function isKeptApart(
  one: ManifestCredential,
  other: ManifestCredential,
  { rules = [] }: Manifest,
): boolean {
  if (one.required !== false || other.required !== false) return false;
  return rules.some(({ exactlyOne = [], severity, when }) => {
    const at = ({ name }: ManifestCredential) =>
      exactlyOne.findIndex((alternative) => together(alternative).includes(name));
    return (
      severity !== "warning" &&
      when === undefined &&
      at(one) >= 0 &&
      at(other) >= 0 &&
      at(one) !== at(other)
    );
  });
}

function* checkParameterNames({ manifest, declarations, source }: PreparedManifest): Findings {
  for (const { name, at } of declarations) {
    if (manifest.auth.some((each) => each.name === name))
      yield diagnostic("credential-name-clash", source.keyAt(at), { name });
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
  const isHere = (sent: Sent) => wireKey(placeOf(sent)) === key;
  return auth.find((credential) => lowerSent(credential).some(isHere))?.name;
}

/** Header names compare without case. */
function wireKey({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return kind === "header" ? `header ${name.toLowerCase()}` : `${kind} ${name}`;
}
