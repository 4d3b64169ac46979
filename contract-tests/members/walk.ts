import { isDeepStrictEqual } from "node:util";
import type { ManifestFile } from "../contract/manifests.ts";
import { readContract } from "../contract/read.ts";
import type { Path } from "../documented/position.ts";
import type { Contract } from "../contract/types.ts";
import type { WrittenManifest } from "../contract/written-types.ts";
import { expectedSent } from "../oracle/expected.ts";
import type { Seen } from "../oracle/seen.ts";
import { blamesOf } from "../oracle/verdict/verdict.ts";
import { type Base, baseOf, type Flows, flowsOf, partOf, textsOf } from "./base.ts";
import { edits } from "./edits.ts";
import { type Member, writtenMembers } from "./written.ts";

/** A call of one operation, which a case makes. */
export interface Call extends Pick<Seen, "inputs" | "context" | "sent">, ShownBy {}

/** A member, and what shows that it is there. */
export interface Walked {
  readonly path: Path;
  readonly shown: ShownBy | "repeats" | "idle";
}

/** The case or sequence of which a member decides something. */
interface ShownBy {
  readonly id: string;
  readonly operation: string;
}

/**
 * Members that a manifest writes, each with the first case that expects something else once it is removed or
 * changed: another verdict, request, outcome or sequence. It `repeats` what holds without it, or is `idle`: it
 * decides nothing that is tried, as a word of which nobody thought. What no edit can do without is left out, and
 * so is what lies within a member that shows nothing.
 */
export async function walkMembers(
  file: ManifestFile,
  calls: readonly Call[],
  isChosen: (path: Path) => boolean = () => true,
): Promise<readonly Walked[]> {
  const walk = new Walk(file, calls);
  const found: Walked[] = [];
  const all = writtenMembers(file.manifest).filter(({ path }) => isChosen(path));
  let open: Path | undefined;
  for (const member of all) {
    const { path } = member;
    if (open && isWithin(path, open)) continue;
    const shown = await walk.shownBy(member);
    const inside = shown === "idle" ? all.filter((each) => isWithin(each.path, path)) : [];
    // Another value in it would be seen: this one is what holds without it.
    const isUsual = await walk.isAnyShown(inside.filter((each) => each !== member));
    if (shown) found.push({ path, shown: isUsual ? "repeats" : shown });
    if (typeof shown === "string" && !isUsual) open = path;
  }
  return found;
}

function isWithin(path: Path, holder: Path): boolean {
  return holder.every((key, at) => path[at] === key);
}

/** Those that are named after what is edited before others: one of them is enough. */
function likelyFirst(calls: readonly Call[], path: Path): readonly Call[] {
  const names = path.filter((key) => typeof key === "string").slice(3);
  if (names.length === 0) return calls;
  const isLikely = ({ id }: Call) => names.some((name) => id.includes(name));
  return [...calls.filter(isLikely), ...calls.filter((call) => !isLikely(call))];
}

class Walk {
  readonly #file: ManifestFile;
  readonly #calls = new Map<string, readonly Call[]>();
  readonly #bases = new Map<string, Base>();
  readonly #expected = new Map<Call, unknown>();

  constructor(file: ManifestFile, calls: readonly Call[]) {
    this.#file = file;
    for (const id of Object.keys(file.manifest.operations)) {
      this.#calls.set(
        id,
        calls.filter(({ operation }) => operation === id),
      );
    }
  }

  async shownBy(member: Member): Promise<Walked["shown"] | undefined> {
    const base = this.#baseOf(member.path);
    const read: Contract[] = [];
    let isRepeated: boolean | undefined;
    for (const edit of edits(base.manifest, member)) {
      const contract = this.#read(edit);
      const by = contract && this.#callThatMoves(base, contract, member.path);
      if (by) return by;
      if (contract) read.push(contract);
      // The first edit is the manifest without it.
      isRepeated ??= contract !== undefined && isDeepStrictEqual(textsOf(contract), base.texts);
    }
    let isUsable = false;
    // Sequences are dear to derive: only for what no single call shows.
    for (const contract of read) {
      const flows = await flowsOf(contract);
      const by = flows && flowThatMoves(await base.flows(), flows, member.path);
      if (by) return by;
      isUsable ||= flows !== undefined;
    }
    if (!isUsable || member.isPartly) return undefined;
    return isRepeated ? "repeats" : "idle";
  }

  async isAnyShown(members: readonly Member[]): Promise<boolean> {
    for (const member of members) if (typeof (await this.shownBy(member)) === "object") return true;
    return false;
  }

  #callThatMoves(base: Base, contract: Contract, path: Path): ShownBy | undefined {
    const texts = textsOf(contract);
    const isShared = texts.get("") !== base.texts.get("");
    for (const { id } of base.contract.operations) {
      if (!isShared && texts.get(id) === base.texts.get(id)) continue;
      for (const call of likelyFirst(this.#calls.get(id) ?? [], path)) {
        const expected = expectationOf(contract, call);
        if (isDeepStrictEqual(expected, this.#expectedOf(base, call))) continue;
        return { id: call.id, operation: id };
      }
    }
    return undefined;
  }

  #expectedOf({ contract }: Base, call: Call): unknown {
    if (!this.#expected.has(call)) this.#expected.set(call, expectationOf(contract, call));
    return this.#expected.get(call);
  }

  /** Undefined for what makes no sense to a reader any more. */
  #read(manifest: WrittenManifest): Contract | undefined {
    const found = attempt(() => readContract(manifest, this.#file.path));
    return typeof found === "string" ? undefined : found;
  }

  /** Of the operations, the one that holds a member, and those that belong to it: the others stay as they are. */
  #baseOf([root, operation, ...rest]: Path): Base {
    const { manifest, path } = this.#file;
    // An operation that is gone is missed by those that name it.
    const own = root === "operations" && rest.length > 0 ? String(operation) : "";
    const known = this.#bases.get(own);
    if (known) return known;
    const base = baseOf(own === "" ? manifest : partOf(manifest, own), path);
    this.#bases.set(own, base);
    return base;
  }
}

/** What must come of a call by a contract. */
function expectationOf(contract: Contract, { operation: id, inputs, context, sent }: Call) {
  const operation = contract.operations.find((each) => each.id === id);
  if (!operation) return "no operation";
  return attempt(() => {
    const blames = blamesOf({ contract, operation, inputs, context });
    if (blames.length > 0 || !sent) {
      return blames.map(({ input, code, because }) => ({ input, code, because }));
    }
    return expectedSent(contract, operation, inputs, sent.reply);
  });
}

/** A sequence that is another, or is none any more. One that begins with other inputs has to be about the member. */
function flowThatMoves(before: Flows, after: Flows, path: Path): ShownBy | undefined {
  const about = path.slice(0, path[0] === "operations" ? 3 : 2).join(".");
  const moved = [...before.values()].filter((flow) => {
    const other = after.get(flow.id);
    if (isDeepStrictEqual(flow, other)) return false;
    return flow.keyword.startsWith(about) || isDeepStrictEqual(flow.inputs, other?.inputs);
  });
  const shown = moved.find(({ operation }) => operation === path[1]) ?? moved[0];
  return shown && { id: shown.id, operation: shown.operation };
}

/** The message where something throws. */
function attempt<Made>(make: () => Made): Made | string {
  try {
    return make();
  } catch (error) {
    return String(error);
  }
}
