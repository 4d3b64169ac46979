import { parse } from "yaml";
import { expect, onTestFinished } from "vitest";
import { readContract } from "../../../contract-tests/contract/read.ts";
import { mockOf } from "../../../contract-tests/mock/mock.ts";
import { serveMocks } from "../../../contract-tests/mock/server.ts";
import { type FlowBlock, flowOperations } from "../../../contract-tests/run/blocks.ts";
import type { FlowOperations } from "../../../contract-tests/run/types.ts";
import { newFolder } from "../../../tests/kit/folder.ts";
import { projectOf } from "../../emit/project.ts";
import { factsOf } from "../../emit/fingerprint/facts.ts";
import { readSpecs, type Spec } from "../../language/specs.ts";
import { load } from "../../mutation/load.ts";
import { readOriginal } from "../../mutation/original.ts";
import { regenerate } from "../../mutation/regenerate.ts";
import { roots } from "../../system/roots.fixture.ts";

const project = projectOf(roots.workspace, factsOf(roots.installation));

/** A manifest, the package that is made of it, and the text of its document. */
export async function madeOf(spec: Spec) {
  const contract = readContract(parse(spec.file.text), spec.file.path, spec.folder);
  const files = (await regenerate(readOriginal(spec), null, project)) ?? expect.fail(spec.name);
  const [block] = Object.values(await load(files, "src/block.ts"));
  // What a block says of its inputs is what these tests disregard.
  const operations: FlowOperations = flowOperations(block as FlowBlock);
  const document = files.find(({ path }) => path === "openapi.yaml")?.contents ?? "";
  return { contract, operations, document };
}

/** Serves the mocks of what is made of manifests. */
export function serve(all: readonly Awaited<ReturnType<typeof madeOf>>[]) {
  const make = (provider: string) => {
    const own = all.find(({ contract }) => contract.provider === provider);
    return own ? mockOf(own.contract, own.document) : expect.fail(provider);
  };
  const providers = all.map(({ contract }) => contract.provider);
  return serveMocks(providers, { port: 0, make, onProblem: expect.unreachable });
}

/** The package of a manifest's text, and the address of its mock until the test is over. */
export async function servedText(text: string, files: Readonly<Record<string, string>> = {}) {
  const folder = newFolder({ "notes.yaml": text, ...files });
  const [spec = expect.fail(text)] = readSpecs(folder, folder).specs;
  const made = await madeOf(spec);
  const { url, close } = await serve([made]);
  onTestFinished(close);
  return { ...made, baseUrl: `${url}/notes` };
}
