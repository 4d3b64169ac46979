import * as yaml from "js-yaml";
import type { Case } from "../../contract-tests/contract/case.ts";
import type { Contract } from "../../contract-tests/contract/types.ts";
import { type Documents, documentFailures } from "../../contract-tests/documents/failures.ts";
import { flowFailures } from "../../contract-tests/run/run-flow.ts";
import type { Flow } from "../../contract-tests/contract/flow.ts";
import { runCase } from "../../contract-tests/run/run-case.ts";
import { blocksFrom, type FlowBlock, flowOperations } from "../../contract-tests/run/blocks.ts";
import type { Blocks, Failure } from "../../contract-tests/run/types.ts";
import { memoryTarget } from "../../contract-tests/servers/memory.ts";
import type { PlannedFile } from "../emit/write/plan.ts";
import { type Exports, load } from "./load.ts";

export interface Suite {
  readonly contract: Contract;
  readonly cases: readonly Case[];
  readonly flows: readonly Flow[];
}

/**
 * What a suite finds in a package; cheap and revealing checks come first, documents last. `runtime`:
 * another one than the packages have.
 */
export async function* suiteFailures(
  files: readonly PlannedFile[],
  { contract, cases, flows }: Suite,
  runtime?: Exports,
): AsyncGenerator<Failure> {
  const block = await load(files, "src/block.ts", runtime).then(
    blockOf,
    (error: unknown) => `${error}`,
  );
  if (typeof block === "string") {
    yield { kind: "output", message: `the package does not load: ${block}` };
    return;
  }
  yield* caseFailures(
    blocksFrom(async () => ({ block })),
    contract,
    cases,
  );
  const operations = flowOperations(block);
  for (const flow of flows) {
    yield* await flowFailures(operations, memoryTarget, flow, contract);
  }
  yield* documentFailures(contract, documentsOf(files));
}

export async function* caseFailures(
  blocks: Blocks,
  contract: Contract,
  cases: readonly Case[],
): AsyncGenerator<Failure> {
  for (const each of cases) yield* await runCase(blocks, memoryTarget, each, contract);
}

/** The one export of its file. */
function blockOf(exports: Readonly<Record<string, unknown>>): FlowBlock {
  return Object.values(exports)[0] as FlowBlock; // emitted as such
}

function documentsOf(files: readonly PlannedFile[]): Documents {
  const read = (name: string) => {
    const file = files.find(({ path }) => path === name);
    if (!file) throw new Error(`${name} is not among the emitted files`);
    return file.contents;
  };
  // Emitted as such; what is missing is a failure of the suite.
  const openapi = yaml.load(read("openapi.yaml")) as Documents["openapi"];
  return { block: JSON.parse(read("block.json")), openapi };
}
