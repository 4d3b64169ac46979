import type { Change } from "../../change/diff/change.ts";
import { compareStates } from "../../change/diff/compare.ts";
import { type Report, reportOf } from "../../change/diff/format/report.ts";
import { aligned, type Sides } from "../../change/diff/states/align.ts";
import { resolveState, sinceState, workingManifests } from "../../change/diff/states/resolve.ts";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { locate } from "../../../packages/workflow/src/diagnostics/location.ts";
import type { ChangeLine, ChangesPage } from "../data/types.ts";
import { refuseBroken } from "../../language/read-contract.ts";
import type { Contracts } from "../../language/contract.ts";
import { InputError } from "../../system/input-error.ts";
import type { Roots } from "../../system/roots.ts";

/** What a catalogue is made of. */
export interface ShownOptions {
  /** Any state that `diff` reads; null: the working tree. */
  readonly state: string | null;
  /** What it is compared with; null: nothing. */
  readonly base: string | null;
  /** Ids of providers; null: all. */
  readonly only: readonly string[] | null;
}

/** Contracts that are shown, and what changed since the base. */
export interface Shown {
  readonly label: string;
  readonly contracts: Contracts;
  /** Those of the whole state: workflows are checked against them. */
  readonly all: Contracts;
  readonly changes: ChangesPage | null;
}

/** Reads what is shown. Throws an InputError with every mistake where a manifest cannot be read. */
export async function readShown(options: ShownOptions, roots: Roots): Promise<Shown> {
  const { state, base, only } = options;
  const workspace = () => roots.workspace;
  const head =
    state === null ? workingManifests(roots.workspace) : await resolveState(state, workspace);
  const { label, contracts, broken } = head;
  const isWanted = (id: string) => only?.includes(id) ?? true;
  for (const id of only ?? []) refuseUnknown(id, [...contracts.keys(), ...broken.keys()], label);
  refuseBroken(new Map([...broken].filter(([id]) => isWanted(id))));
  const kept = new Map([...contracts].filter(([id]) => isWanted(id)));
  if (kept.size === 0) throw new InputError(`${label} holds no manifest to show`);
  if (base === null) return { label, contracts: kept, all: contracts, changes: null };
  const sides =
    state === null
      ? await sinceState(base, { installation: roots.installation, workspace })
      : { base: await resolveState(base, workspace), head };
  refuseBrokenBase(sides, only);
  return { label, contracts: kept, all: contracts, changes: changesOf(sides, only) };
}

/** What cannot be read is not compared: nothing would be told of it, as if nothing had changed. */
export function refuseBrokenBase(sides: Sides, only: readonly string[] | null): void {
  const { broken } = aligned(sides, only);
  refuseBroken(new Map([...broken].filter(([id]) => sides.base.broken.has(id))));
}

function refuseUnknown(id: string, known: readonly string[], label: string): void {
  if (!known.includes(id))
    throw new InputError(`--only: ${label} has no manifest ${id}${didYouMean(id, known)}`);
}

/** What `diff` says of two states. */
export function changesOf(sides: Sides, only: readonly string[] | null): ChangesPage {
  const { base, head } = aligned(sides, only);
  return changesPage(reportOf(base.label, head.label, compareStates(base, head)), head.contracts);
}

function changesPage({ base, head, packages }: Report, contracts: Contracts): ChangesPage {
  return {
    base,
    head,
    packages: packages.map(({ id, bump, changes }) => {
      const there = new Set(contracts.get(id)?.provider.operations.map((each) => each.id));
      const named = new Set(changes.flatMap(({ operation }) => operation ?? []));
      const gone = [...named].filter((operation) => !there.has(operation));
      return { id, bump, changes: changes.map(changeLine), gone };
    }),
  };
}

function changeLine(change: Change): ChangeLine {
  const { code, severity, operation, subject, message, reason, base, head } = change;
  const place = (range: Change["base"]) => {
    if (range === null) return null;
    const { line, column } = locate(range).start;
    return `${range.file.path}:${line}:${column}`;
  };
  const places = { base: place(base), head: place(head) };
  return { code, severity, operation, subject, message, reason, ...places };
}
