import { ToolError } from "@blockwright/runtime";
import type { Hooks } from "@examples/jira";

/** The search finds beginnings of names, too, and an issue goes to nobody else. */
export const assignee: Hooks["jira_assign_issue"]["request"] = async (values, call) => {
  const { users } = await call.run("jira_find_users", { query: values.address });
  const user = users.find(({ emailAddress }) => emailAddress === values.address);
  if (user?.accountId !== undefined) return { ...values, accountId: user.accountId };
  throw new ToolError("invalid_input", "No user has this address.", { input: "address" });
};
