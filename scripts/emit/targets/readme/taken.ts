import type { Operation, Provider } from "../../../language/ir/types.ts";

/** Which credentials an operation takes: where operations differ, each names its own. */
export function takenCredentials({
  auth,
  operations,
}: Pick<Provider, "auth" | "operations">): string {
  if (operations.some((operation) => operation.auth)) return "those that it names";
  if (auth.length === 1) return "it";
  if (operations.every((operation) => takesOne(auth, operation))) return "one of them";
  return auth.some(({ optional }) => optional) ? "those that are given" : "all of them";
}

/** Whether the credentials stand for each other. */
function takesOne(auth: Provider["auth"], { rules }: Operation): boolean {
  return rules.some(
    (rule) =>
      "exactlyOne" in rule &&
      rule.exactlyOne.length === auth.length &&
      auth.every(({ name }) => rule.exactlyOne.some((of) => of.length === 1 && of[0] === name)),
  );
}

/** The credentials of an operation that takes only some of them. */
export function takenNote({ auth }: Pick<Operation, "auth">): string | null {
  if (!auth) return null;
  const names = auth.map(({ name }) => name).join(", ");
  if (names === "") return "Takes no credential.";
  return `Takes the ${auth.length === 1 ? "credential" : "credentials"} ${names}.`;
}
