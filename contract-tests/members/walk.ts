import { isDeepStrictEqual } from "node:util";
import type { ManifestFile } from "../contract/manifests.ts";
import { readContract } from "../contract/read.ts";
import type { Contract } from "../contract/types.ts";
import type { WrittenManifest } from "../contract/written-types.ts";
import { deriveFlows } from "../flows/derive.ts";
import { expectedSent } from "../oracle/expected.ts";
import type { Seen } from "../oracle/seen.ts";
import { blamesOf } from "../oracle/verdict/verdict.ts";
import { edits, type Path, writtenMembers } from "./edits.ts";

/** A call of one operation. */
export interface Call extends Pick<Seen, "inputs" | "context" | "sent"> {
  readonly operation: string;
}

/**
 * Members that a manifest writes and that move no expectation when they are removed or changed: neither
 * what keeps a call from being sent, nor its request, nor what comes of a reply, nor a sequence of
 * requests. A word that nobody thought of is one of them.
 */
export async function unmovedMembers(
  file: ManifestFile,
  calls: readonly Call[],
): Promise<readonly Path[]> {
  const walk = new Walk(file, calls);
  const still = writtenMembers(file.manifest).filter((path) => !walk.moves(path));
  const open: Path[] = [];
  // Sequences are dear to derive: only for what no single call shows.
  for (const path of still) if (!(await walk.movesFlow(path))) open.push(path);
  return open;
}

class Walk {
  readonly #file: ManifestFile;
  readonly #calls: readonly Call[];
  readonly #expected: ReadonlyMap<Call, unknown>;
  readonly #flows: Promise<string>;

  constructor(file: ManifestFile, calls: readonly Call[]) {
    this.#file = file;
    this.#calls = calls;
    const contract = readContract(file.manifest, file.path);
    this.#expected = new Map(calls.map((call) => [call, expectationOf(contract, call)]));
    this.#flows = flowsOf(contract);
  }

  /** Whether some edit of a member changes what is expected of a call. */
  moves(path: Path): boolean {
    const part = this.#partWith(path);
    const [root, operation] = path;
    // An operation that is gone leaves the others as they are.
    const own = root === "operations" && path.length > 2 ? operation : undefined;
    const calls = this.#calls.filter((call) => own === undefined || call.operation === own);
    for (const manifest of edits(part, path)) {
      const contract = attempt(() => readContract(manifest, this.#file.path));
      if (typeof contract === "string") return true;
      const isMoved = (call: Call) =>
        !isDeepStrictEqual(expectationOf(contract, call), this.#expected.get(call));
      if (calls.some(isMoved)) return true;
    }
    return false;
  }

  async movesFlow(path: Path): Promise<boolean> {
    const before = await this.#flows;
    for (const manifest of edits(this.#file.manifest, path)) {
      const contract = attempt(() => readContract(manifest, this.#file.path));
      if (typeof contract === "string" || (await flowsOf(contract)) !== before) return true;
    }
    return false;
  }

  /** Of the operations, the one that holds a member, and those that it names. */
  #partWith([root, operation]: Path): WrittenManifest {
    const { manifest } = this.#file;
    if (root !== "operations" || typeof operation !== "string") return manifest;
    const named = JSON.stringify([manifest.operations[operation], manifest.auth]);
    const kept = Object.entries(manifest.operations).filter(
      ([id]) => id === operation || named.includes(id),
    );
    return { ...manifest, jobs: {}, operations: Object.fromEntries(kept) };
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

/** What is expected of sequences; what makes it impossible is an answer, too. */
async function flowsOf(contract: Contract): Promise<string> {
  try {
    return JSON.stringify(await deriveFlows(contract));
  } catch (error) {
    return String(error);
  }
}

/** The message where something throws. */
function attempt<Made>(make: () => Made): Made | string {
  try {
    return make();
  } catch (error) {
    return String(error);
  }
}
