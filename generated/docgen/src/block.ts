// Generated from specs/docgen.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import {
  checkStatus,
  generate,
  generateFromTemplate,
  listFolders,
  listThemes,
} from "./operations.ts";

/**
 * Document generation: Generate presentations, documents, webpages or social posts from
 * text or from a template, follow the generation until it is done, and list the themes and
 * folders of the workspace.
 */
export const docgenBlock = /* @__PURE__ */ defineBlock({
  type: "docgen",
  name: "Document generation",
  description:
    "Generate presentations, documents, webpages or social posts from text or from a template, follow the generation until it is done, and list the themes and folders of the workspace.",
  category: "tools",
  operations: {
    docgen_generate: generate,
    docgen_generate_from_template: generateFromTemplate,
    docgen_check_status: checkStatus,
    docgen_list_themes: listThemes,
    docgen_list_folders: listFolders,
  },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly docgen: typeof docgenBlock;
  }
}
