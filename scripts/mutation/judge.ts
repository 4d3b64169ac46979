import * as yaml from "js-yaml";
import type { Case } from "../../contract-tests/cases/types.ts";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { type Documents, documentFailures } from "../../contract-tests/documents/failures.ts";
import { flowFailures } from "../../contract-tests/flows/run.ts";
import { runCase } from "../../contract-tests/run/run-case.ts";
import { type FlowBlock, generatedSubject, subjectOf } from "../../contract-tests/run/subject.ts";
import type { Failure, Subject } from "../../contract-tests/run/types.ts";
import { memoryTarget } from "../../contract-tests/targets/memory.ts";
import { readProject } from "../project.ts";
import type { EmittedFile } from "../targets/target.ts";
import { load } from "./load.ts";
import type { Mutant } from "./mutant.ts";
import { originalOf, root } from "./original.ts";
import { regenerate } from "./regenerate.ts";
import { changedReply } from "./reply-mutants.ts";
import { casesAgainst, exampleCase, flowsAgainst } from "./suite.ts";
import type { Verdict } from "./verdict.ts";

const project = readProject(root);

/** Runs the suite against a mutant, up to the first failure. */
export async function judge(mutant: Mutant): Promise<Verdict> {
  if (mutant.subject === "reply") {
    return verdictOf(caseFailures(generatedSubject, [answeredOtherwise(mutant)]));
  }
  const files = await regenerate(originalOf(mutant.provider), mutant.edit, project);
  return files ? verdictOf(packageFailures(mutant, files)) : { kind: "refused" };
}

async function verdictOf(failures: AsyncIterable<Failure>): Promise<Verdict> {
  for await (const { message } of failures) return { kind: "killed", by: message };
  return { kind: "survived" };
}

/** What the suite finds in a package; what is cheap and tells most comes first, documents come last. */
export async function* packageFailures(
  mutant: Mutant,
  files: readonly EmittedFile[],
): AsyncGenerator<Failure> {
  const block = await load(files, "src/block.ts").then(blockOf, (error: unknown) => `${error}`);
  if (typeof block === "string") {
    yield { kind: "output", message: `the package does not load: ${block}` };
    return;
  }
  const contract = contractOf(mutant.provider);
  yield* caseFailures(
    subjectOf(async () => ({ block })),
    casesAgainst(mutant),
  );
  for (const flow of flowsAgainst(mutant)) {
    yield* await flowFailures(block.operations, memoryTarget, flow, contract);
  }
  yield* documentFailures(contract, documentsOf(files));
}

async function* caseFailures(subject: Subject, cases: readonly Case[]): AsyncGenerator<Failure> {
  for (const each of cases) {
    yield* await runCase(subject, memoryTarget, each, contractOf(each.provider));
  }
}

/** The one export of its file. */
function blockOf(exports: Readonly<Record<string, unknown>>): FlowBlock {
  return Object.values(exports)[0] as FlowBlock; // emitted as such
}

function documentsOf(files: readonly EmittedFile[]): Documents {
  const read = (name: string) => {
    const file = files.find(({ path }) => path === name);
    if (!file) throw new Error(`${name} is not among the emitted files`);
    return file.contents;
  };
  // Emitted as such; what is missing is a failure of the suite.
  const openapi = yaml.load(read("openapi.yaml")) as Documents["openapi"];
  return { block: JSON.parse(read("block.json")), openapi };
}

/** The example's own case, with a server that says something else. */
function answeredOtherwise(mutant: Mutant): Case {
  const original = exampleCase(mutant);
  const { expected } = original;
  if (expected.kind === "refused") throw new Error(`${original.id} is refused and has no reply`);
  const { manifest } = originalOf(mutant.provider);
  const reply = { ...changedReply(manifest, mutant.edit), example: null, declared: false };
  return { ...original, expected: { ...expected, reply } };
}
