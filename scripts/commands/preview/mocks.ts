import { parse } from "yaml";
import { failure } from "../../../contract-tests/mock/answer.ts";
import { mocksOf, send } from "../../../contract-tests/mock/server.ts";
import type { LiveCatalogue, Made } from "../../catalogue/serve/live-catalogue.ts";
import type { Mocks } from "../../catalogue/serve/preview.ts";
import { projectOf } from "../../emit/project.ts";
import { factsOf } from "../../emit/fingerprint/facts.ts";
import { openapiTarget } from "../../emit/targets/openapi.ts";
import { InputError } from "../../system/input-error.ts";
import { requirePeers } from "../../system/optional-peers.ts";
import type { Installation, Roots } from "../../system/roots.ts";
import { enterSuite } from "../enter-suite.ts";

/** Mocks of providers as they are being edited. `made` gives what is shown of one. */
export function previewMocks(
  made: LiveCatalogue["made"],
  roots: Roots,
  onProblem: (problem: string) => void,
): Mocks {
  const why = missing(roots.installation);
  const mocks = mocksOf({
    async make(id) {
      const own = made(id);
      if (own === null) throw new Error("there is no such block");
      return await mockOfShown(own, roots);
    },
    onProblem,
  });
  return {
    page: why === null ? { address: "mock" } : { why },
    async mock(request, response, to) {
      if (why !== null) send(response, failure(501, why));
      else if (made(to.provider) === null)
        send(response, failure(404, `there is no block ${JSON.stringify(to.provider)}`));
      else await mocks.answer(request, response, to);
    },
    changed: mocks.forget,
  };
}

/** What has to be installed for mocks; null: nothing. */
function missing(installation: Installation): string | null {
  try {
    requirePeers("a mock", ["mocks"], installation);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** Loads only here what most of the memory and time belong to. */
async function mockOfShown({ provider, spec }: Made, roots: Roots) {
  enterSuite(roots);
  const { readContract } = await import("../../../contract-tests/contract/read.ts");
  const { mockOf } = await import("../../../contract-tests/mock/mock.ts");
  const project = projectOf(roots.workspace, factsOf(roots.installation));
  const [document] = await openapiTarget.emit(provider, project);
  const contract = readContract(parse(spec.file.text), spec.file.path, spec.folder);
  return await mockOf(contract, document?.contents ?? "");
}
