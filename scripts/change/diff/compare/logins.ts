import type { Login } from "../../../language/ir/types.ts";
import { type Change, type Positions, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import { durationOf } from "./duration.ts";
import { code } from "./inline-code.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairUp } from "./pair-up.ts";

/** The credentials that an operation exchanges before its call. */
export function* compareLogins(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const { pairs, added, removed } = pairUp(base.logins ?? [], head.logins ?? [], isSame);
  const positions = ({ credential: name }: Login): Positions => {
    return { ...ownPositions(operation, []), subject: { kind: "credential", name } };
  };
  for (const [one, other] of pairs) {
    const name = code(other.credential);
    const given = [one, other].map(namesOf);
    const ways = [one, other].map(wayOf);
    const [from, to] = given.map(code);
    if (given[0] !== given[1])
      yield report("login-values-changed", positions(other), {
        name,
        from: from ?? "",
        to: to ?? "",
      });
    const [was, is] = ways.map(code);
    if (given[0] === given[1] && ways[0] !== ways[1])
      yield report("login-changed", positions(other), { name, from: was ?? "", to: is ?? "" });
  }
  for (const each of removed) yield report("login-removed", positions(each), told(each));
  for (const each of added) yield report("login-added", positions(each), told(each));
}

function isSame(base: Login, head: Login): boolean {
  return base.credential === head.credential;
}

function namesOf({ gives }: Login): string {
  return gives.map(({ parameter }) => parameter.name).join(", ");
}

/** `app_token: access_token, uuid, 30m` */
function wayOf({ operation, gives, keepMs }: Login): string {
  const outputs = gives.map(({ output }) => output);
  const kept = keepMs === null ? "for one call" : durationOf(keepMs);
  return `${operation}: ${[...outputs, kept].join(", ")}`;
}

function told({ credential, operation }: Login) {
  return { name: code(credential), called: code(operation) };
}
