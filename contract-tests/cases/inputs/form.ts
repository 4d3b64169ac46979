import { filledUp } from "../../values/candidates.ts";
import { type ProbedParameter, type Proposal, tried } from "./probe.ts";
import { becomesNames } from "../../oracle/form.ts";

const odd = ["&=+ü%;/?#", "a\r\nb: c", "amount=0&b", "漢字 😀", "'\"\\"];
const leaving = ["x][amount", "a[", "b]", "[]"];

/** Names of members of JSON in a form: whatever they are, they stay where they are. */
export function* formNames(probed: ProbedParameter): Iterable<Proposal> {
  const { operation, parameter } = probed;
  if (!becomesNames(operation, parameter)) return;
  const holding = (name: string) => {
    const members = { [name]: "x", z: { [name]: 1 } };
    return parameter.shape === "array" ? filledUp([members], parameter) : members;
  };
  for (const name of odd) yield tried(probed, holding(name));
  for (const name of leaving) {
    yield tried(probed, holding(name));
  }
}
