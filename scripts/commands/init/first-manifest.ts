import { join } from "node:path";
import { providerId } from "../../intake/draft/names.ts";
import { isGraphqlSchema } from "../../intake/graphql/read.ts";
import { run } from "../../intake/import/run.ts";
import { readVendor } from "../../intake/read/file.ts";
import { InputError } from "../../system/input-error.ts";
import type { Workspace } from "../../system/roots.ts";
import { whole } from "./files.ts";
import type { InitOptions } from "./options.ts";
import type { PlannedFile } from "./planned-file.ts";

/** The manifest to draft, and its drafting. A document that is wrong is refused at once. */
export interface FirstManifest {
  /** Its text is that of `import`. */
  readonly file: PlannedFile;
  draft(): void;
}

/** Reads a vendor's document. A manifest that is there stays as it is. */
export function firstManifest(
  from: NonNullable<InitOptions["from"]>,
  workspace: Workspace,
  streams: Pick<NodeJS.Process, "stdout" | "env">,
): FirstManifest {
  if (isGraphqlSchema(from.file))
    throw new InputError(
      "a GraphQL schema is imported in a project: npx blockwright init, then npx blockwright import SCHEMA --operations FILE.graphql --provider ID",
    );
  const path = join(workspace.specs, `${providerId(readVendor(from.file).title)}.yaml`);
  const file = whole(path, "");
  return {
    file,
    draft() {
      if (file.before !== null) return;
      run({ ...from, provider: null, out: path, json: false }, workspace, streams);
    },
  };
}
