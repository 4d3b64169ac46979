import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mocks } from "../../catalogue/serve/preview.ts";
import { projectOf } from "../../emit/project.ts";
import { factsOf } from "../../emit/fingerprint/facts.ts";
import { openapiTarget } from "../../emit/targets/openapi.ts";
import type { Project, Provider } from "../../language/ir/types.ts";
import { InputError } from "../../system/input-error.ts";
import { requirePeers } from "../../system/optional-peers.ts";
import type { Installation, Roots } from "../../system/roots.ts";
import { temporaryFolder } from "../../system/temporary-folder.ts";
import { answer, serversOf } from "../mock/servers.ts";

/** Mocks of providers as they are being edited. `provider` gives what is shown of one. */
export function mocksOf(
  provider: (id: string) => Provider | null,
  { installation, workspace }: Roots,
  onProblem: (problem: string) => void,
): Mocks {
  const why = missing(installation);
  const project = projectOf(workspace, factsOf(installation));
  const servers = serversOf({
    async start(id) {
      const own = provider(id);
      if (own === null) throw new Error("there is no such block");
      return await startMock(own, project);
    },
    onProblem,
  });
  return {
    page: why === null ? { address: "mock" } : { why },
    async mock(request, response, to) {
      if (why !== null) answer(response, 501, why);
      else if (provider(to.provider) === null)
        answer(response, 404, `there is no block ${JSON.stringify(to.provider)}`);
      else await servers.answer(request, response, to);
    },
    changed: (id) => servers.forget(id),
    close: () => servers.close(),
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

/** Prism reads a file, and only while it starts: that of a provider being edited is no longer than that. */
async function startMock(provider: Provider, project: Project) {
  // Loaded only here: most of its memory and time belong to providers that nobody calls.
  const { startPrism } = await import("../../../contract-tests/servers/prism.ts");
  const [document] = await openapiTarget.emit(provider, project);
  const folder = temporaryFolder("preview");
  try {
    const file = join(folder, "openapi.yaml");
    writeFileSync(file, document?.contents ?? "");
    return await startPrism(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
