import type { ManifestPath } from "../manifest/source.ts";
import type {
  ManifestCall,
  ManifestLogin,
  ManifestLookup,
  ManifestOptions,
} from "../manifest/types.ts";
import type { PreparedManifest, PreparedOperation } from "./prepared.ts";

/** A call, wherever it is written. */
export type PreparedCall = Place & Written;

type Written =
  | { readonly word: "before"; readonly written: ManifestLookup }
  | { readonly word: "login"; readonly written: ManifestLogin }
  | { readonly word: "options"; readonly written: ManifestOptions }
  | { readonly word: "test" | "poll" | "result" | "page"; readonly written: ManifestCall };

interface Place {
  /** The map that has `call`. */
  readonly at: ManifestPath;
  /** The operation that it belongs to. */
  readonly own?: PreparedOperation;
  /** Names that its holes may have. */
  readonly names?: readonly string[];
  /** The operations whose outputs its holes name. */
  readonly after?: readonly PreparedOperation[];
  /** A parameter that another word names. */
  readonly beside?: { readonly word: "search" | "send"; readonly name: string };
}

/** All calls of a manifest. */
export function* callsOf({ manifest, operations }: PreparedManifest): Generator<PreparedCall> {
  if (manifest.test) yield { word: "test", at: ["test"], written: manifest.test };
  for (const { name, login } of manifest.auth)
    if (login) yield { word: "login", at: ["auth", name, "login"], written: login };
  for (const operation of operations) yield* callsIn(operation);
  for (const [name, { start, poll, result }] of Object.entries(manifest.jobs ?? {})) {
    const at = ["jobs", name];
    const after = operations.filter(({ id }) => start.includes(id));
    yield { word: "poll", at: [...at, "poll"], written: poll, after };
    const polled = operations.filter(({ id }) => id === poll.call);
    if (result) yield { word: "result", at: [...at, "result"], written: result, after: polled };
  }
}

function* callsIn(own: PreparedOperation): Generator<PreparedCall> {
  const { before = {}, page } = own.operation;
  const inputs = Object.keys(own.all);
  for (const [index, [name, written]] of Object.entries(before).entries()) {
    const names = [...inputs, ...Object.keys(before).slice(0, index)];
    yield { word: "before", at: [...own.at, "before", name], written, own, names };
  }
  for (const { at, parameter, shared } of own.parameters) {
    const { options: written } = parameter;
    if (!written || shared) continue;
    const { search } = written;
    const beside = search !== undefined && { beside: { word: "search", name: search } as const };
    yield { word: "options", at: [...at, "options"], written, own, names: inputs, ...beside };
  }
  if (page?.call === undefined) return;
  const { call, send: name } = page;
  const beside = name !== "url" && { beside: { word: "send", name } as const };
  yield { word: "page", at: [...own.at, "page"], written: { call }, own, ...beside };
}
