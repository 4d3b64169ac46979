import * as yaml from "js-yaml";
import type { Case } from "../../contract-tests/cases/types.ts";
import { contractOf } from "../../contract-tests/contract/read.ts";
import { type Documents, documentFailures } from "../../contract-tests/documents/failures.ts";
import { runCase } from "../../contract-tests/run/run-case.ts";
import { type AnyBlock, generatedSubject, subjectOf } from "../../contract-tests/run/subject.ts";
import type { Subject } from "../../contract-tests/run/types.ts";
import { memoryTarget } from "../../contract-tests/targets/memory.ts";
import { readProject } from "../project.ts";
import type { EmittedFile } from "../targets/target.ts";
import { load } from "./load.ts";
import type { Mutant } from "./mutant.ts";
import { originalOf, root } from "./original.ts";
import { regenerate } from "./regenerate.ts";
import { changedReply } from "./reply-mutants.ts";
import { casesAgainst, exampleCase } from "./suite.ts";
import type { Verdict } from "./verdict.ts";

const project = readProject(root);

/** Runs the suite against a mutant, up to the first failure. */
export async function judge(mutant: Mutant): Promise<Verdict> {
  if (mutant.subject === "reply") {
    const original = exampleCase(mutant);
    return verdictOf(generatedSubject, [answeredOtherwise(original, mutant)]);
  }
  const files = await regenerate(originalOf(mutant.provider), mutant.edit, project);
  if (!files) return { kind: "refused" };
  // The emitted block is one export of its file.
  const exports = load(files, "src/block.ts") as Promise<Record<string, AnyBlock>>;
  const verdict = await verdictOf(
    subjectOf(() => exports),
    casesAgainst(mutant),
  );
  if (verdict.kind === "killed") return verdict;
  const [failure] = documentFailures(contractOf(mutant.provider), documentsOf(files));
  return failure ? { kind: "killed", by: failure.message } : verdict;
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

/** A package that does not load, or throws what is no answer, is seen as well. */
async function verdictOf(subject: Subject, cases: readonly Case[]): Promise<Verdict> {
  try {
    for (const each of cases) {
      const [failure] = await runCase(subject, memoryTarget, each, contractOf(each.provider));
      if (failure) return { kind: "killed", by: failure.message };
    }
    return { kind: "survived" };
  } catch (error) {
    return { kind: "killed", by: String(error) };
  }
}

/** What is expected stays; the server says something else. */
function answeredOtherwise(original: Case, mutant: Mutant): Case {
  const { expected } = original;
  if (expected.kind === "refused") throw new Error(`${original.id} is refused and has no reply`);
  const { manifest } = originalOf(mutant.provider);
  const reply = { ...changedReply(manifest, mutant.edit), example: null, declared: false };
  return { ...original, expected: { ...expected, reply } };
}
