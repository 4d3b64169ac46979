// Generated from specs/demo.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import { createIssue, getTeam, listTeams, quote } from "./operations.ts";

/** Issues: Issues and teams. */
export const demoBlock = /* @__PURE__ */ defineBlock({
  type: "demo",
  name: "Issues",
  description: "Issues and teams.",
  category: "tools",
  operations: {
    demo_create_issue: createIssue,
    demo_get_team: getTeam,
    demo_list_teams: listTeams,
    demo_quote: quote,
  },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly demo: typeof demoBlock;
  }
}
