// Generated from specs/notes.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import { createNote, findNotes } from "./operations.ts";

/** Notes: Find and write notes. */
export const notesBlock = /* @__PURE__ */ defineBlock({
  type: "notes",
  name: "Notes",
  description: "Find and write notes.",
  color: "#2F6FDE",
  category: "tools",
  operations: { notes_find_notes: findNotes, notes_create_note: createNote },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly notes: typeof notesBlock;
  }
}
