// Generated from specs/directory.yaml. Do not edit; run `npx blockwright generate`.

import { defineBlock } from "@blockwright/runtime";
import { createUser, getUser, listGroups, listUsers } from "./operations.ts";

/** Directory: List users, get one user, list groups and create a user. */
export const directoryBlock = /* @__PURE__ */ defineBlock({
  type: "directory",
  name: "Directory",
  description: "List users, get one user, list groups and create a user.",
  category: "tools",
  operations: {
    directory_list_users: listUsers,
    directory_get_user: getUser,
    directory_list_groups: listGroups,
    directory_create_user: createUser,
  },
});

/** Makes the block known to `WorkflowBlock` in programs that import this package. */
declare module "@blockwright/runtime" {
  interface BlockTypes {
    readonly directory: typeof directoryBlock;
  }
}
