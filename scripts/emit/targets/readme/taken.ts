import type { Operation, Provider } from "../../../language/ir/types.ts";

/** Which credentials an operation takes: where operations differ, their examples tell. */
export function takenCredentials({
  auth,
  operations,
}: Pick<Provider, "auth" | "operations">): string {
  if (operations.some((operation) => operation.auth)) return "those that its example shows";
  if (auth.length === 1) return "it";
  if (operations.every((operation) => takesOne(auth, operation))) return "one of them";
  return auth.some(({ optional }) => optional) ? "those that are given" : "all of them";
}

/** Whether the credentials stand for each other. */
function takesOne(auth: Provider["auth"], { rules }: Operation): boolean {
  return rules.some(
    (rule) =>
      rule.kind === "exactly-one" &&
      rule.alternatives.length === auth.length &&
      auth.every(({ name }) => rule.alternatives.some((of) => of.length === 1 && of[0] === name)),
  );
}
