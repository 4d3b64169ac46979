import { diagnostic } from "../diagnostics/diagnostic.ts";
import { takesIdempotencyKey } from "../lower/policy.ts";
import type { Method, Placement } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { Manifest } from "../manifest/types.ts";
import { headerForbidden, isManagedHeader } from "./headers.ts";
import {
  type Findings,
  memberRange,
  type PreparedOperation,
  type PreparedManifest,
} from "./prepared.ts";
import { travelKind } from "./input-steps.ts";

/** Something that an operation sends at a place of its own. */
interface Sent {
  /** As messages call it: `parameter "q"`, `idempotency key`. */
  readonly what: string;
  readonly placement: Placement;
  readonly at: ManifestPath;
  /** Of a parameter that is called by the rule of the manifest where it travels. */
  readonly named?: string;
}

/** Where parameters travel: one value for each place, and only places that exist. */
export function* checkPlacements({ operations, source, manifest }: PreparedManifest): Findings {
  for (const operation of operations) {
    const sent = [...keyOf(operation, manifest), ...sentBy(operation)];
    yield* checkClashes(sent, source);
    yield* checkBody(operation, sent, source);
    yield* checkTypes(operation, source);
    for (const { placement, at } of sentBy(operation)) {
      if (placement.kind === "header" && isManagedHeader(placement.name)) {
        yield headerForbidden(placement.name, source.keyAt(at));
      }
      const index = placement.kind === "property" ? placement.path.find(isIndex) : undefined;
      if (index === undefined || placement.kind !== "property") continue;
      const to = ["body", ...placement.path].join(".");
      yield diagnostic("body-index", source.valueAt([...at, "to"]), { name: index, to });
    }
  }
}

/** The key that makes repetitions harmless; its own header is checked where it is named. */
function keyOf(
  { at, operation, method }: PreparedOperation,
  { limits }: Manifest,
): readonly Sent[] {
  const own = operation.limits?.idempotencyKey;
  const header = own ?? limits?.idempotencyKey;
  if (header === undefined || !takesIdempotencyKey(method)) return [];
  return [
    {
      what: "idempotency key",
      placement: { kind: "header", name: header },
      at: own === undefined ? ["limits", "idempotencyKey"] : [...at, "limits", "idempotencyKey"],
    },
  ];
}

function sentBy({ parameters }: PreparedOperation): readonly Sent[] {
  return parameters.map(({ name, parameter, placement, at }) => ({
    what: `parameter "${name}"`,
    placement,
    at,
    ...(parameter.to === undefined && { named: name }),
  }));
}

function isIndex(name: string): boolean {
  return /^\d+$/.test(name);
}

function* checkClashes(sent: readonly Sent[], source: PreparedManifest["source"]): Findings {
  const taken = new Map<string, Sent>();
  for (const entry of sent) {
    const place = placeOf(entry.placement);
    if (place === undefined) continue;
    const other = taken.get(place);
    if (other === undefined) taken.set(place, entry);
    else if (entry.named !== undefined && other.named !== undefined) {
      // Only a rule gives two parameters one name.
      const values = { a: other.named, b: entry.named, wire: place };
      yield diagnostic("name-rule-clash", source.keyAt(entry.at), values);
    } else {
      yield diagnostic("placement-clash", source.keyAt(entry.at), {
        what: entry.what,
        other: other.what,
        place,
      });
    }
  }
}

/** Whether requests of a method carry no body. */
export function isBodyless(method: Method): boolean {
  return method === "GET" || method === "HEAD";
}

function* checkBody(
  prepared: PreparedOperation,
  sent: readonly Sent[],
  source: PreparedManifest["source"],
): Findings {
  const { lines, parameters } = prepared;
  const members = sent.filter(({ placement: { kind } }) => kind === "body" || kind === "property");
  const bodyless = lines.map((line) => line.method).find(isBodyless);
  if (bodyless) {
    for (const { at, what } of members) {
      yield diagnostic("body-not-allowed", source.keyAt(at), { what, method: bodyless });
    }
    return;
  }
  const isDelete = lines.some(({ method }) => method === "DELETE");
  if (isDelete) yield* checkDelete(prepared, members, source);
  const whole = members.find(({ placement }) => placement.kind === "body");
  const parts = members.filter(({ placement }) => placement.kind === "property");
  const owner = parameters.find(({ placement }) => placement.kind === "body");
  if (whole && owner && parts[0]) {
    yield diagnostic("body-whole-clash", memberRange(source, owner, "to"), {
      name: owner.name,
      other: parts[0].what,
    });
  }
  yield* checkGroups(parts, source);
}

/** Some APIs read the body of a DELETE request, which much between here and there may drop. */
function* checkDelete(
  { operation, at }: PreparedOperation,
  [first]: readonly Sent[],
  source: PreparedManifest["source"],
): Findings {
  const place = operation.body === undefined ? first?.at : [...at, "body"];
  if (place) yield diagnostic("body-on-delete", source.keyAt(place), {});
}

/** `body.a` and `body.a.b`: the same member cannot be a value and an object of others. */
function* checkGroups(parts: readonly Sent[], source: PreparedManifest["source"]): Findings {
  const leaves = new Map(parts.map((part) => [placeOf(part.placement), part]));
  for (const { placement, at, what } of parts) {
    if (placement.kind !== "property") continue;
    for (let length = 1; length < placement.path.length; length++) {
      const group = placeOf({ kind: "property", path: placement.path.slice(0, length) });
      const leaf = leaves.get(group);
      if (leaf === undefined || group === undefined) continue;
      yield diagnostic("body-property-clash", source.keyAt(at), { what, other: leaf.what, group });
    }
  }
}

/** Structured values have no agreed form outside a JSON body. */
function* checkTypes(
  { parameters }: PreparedOperation,
  source: PreparedManifest["source"],
): Findings {
  for (const placed of parameters) {
    const { name, parameter, placement } = placed;
    const { kind } = placement;
    const travels = travelKind(parameter);
    const json = travels === "object" && (kind === "path" || kind === "query" || kind === "header");
    const list = travels === "array" && (kind === "path" || kind === "header");
    if (!json && !list) continue;
    const range = memberRange(source, placed, json ? "type" : "convert");
    yield diagnostic("placement-type", range, {
      what: `parameter "${name}"`,
      type: json ? "json" : "a list",
      place: kind,
    });
  }
}

function placeOf(placement: Placement): string | undefined {
  switch (placement.kind) {
    case "query":
      return `query.${placement.name}`;
    case "header":
      return `headers.${placement.name.toLowerCase()}`;
    case "property":
      return ["body", ...placement.path].join(".");
    case "body":
      return "body";
    case "path":
    case "none":
      return undefined;
  }
}
