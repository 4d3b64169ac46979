import type { DocumentedExpectations } from "../../../contract-tests/documented/types.ts";
import { checkStatus } from "./check-status.ts";
import { generate } from "./generate.ts";
import { generateFromTemplate } from "./generate-from-template.ts";
import { listFolders, listThemes } from "./lists.ts";

/** Document generation. */
export const docgen: DocumentedExpectations = {
  provider: "docgen",
  block: { type: "docgen", category: "tools" },
  secrets: ["apiKey"],
  shared: { apiKey: "k-docgen" },
  headers: { "x-api-key": "k-docgen" },
  operations: {
    docgen_generate: generate,
    docgen_generate_from_template: generateFromTemplate,
    docgen_check_status: checkStatus,
    docgen_list_themes: listThemes,
    docgen_list_folders: listFolders,
  },
};
