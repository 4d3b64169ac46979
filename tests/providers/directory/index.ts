import type { DocumentedExpectations } from "../../../contract-tests/documented/types.ts";
import { createUser } from "./create-user.ts";
import { getUser } from "./get-user.ts";
import { listGroups } from "./list-groups.ts";
import { listUsers } from "./list-users.ts";

/** Users and groups of a directory. */
export const directory: DocumentedExpectations = {
  provider: "directory",
  block: { type: "directory", category: "tools" },
  secrets: ["accessToken", "password"],
  shared: { accessToken: "t-directory" },
  headers: { authorization: "Bearer t-directory" },
  operations: {
    directory_list_users: listUsers,
    directory_get_user: getUser,
    directory_list_groups: listGroups,
    directory_create_user: createUser,
  },
};
