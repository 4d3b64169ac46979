import { pathsOf } from "../../contract/condition.ts";
import type { Contract, OperationContract } from "../../contract/types.ts";
import { checkedAt, isAddress, isLabel } from "../../contract/server.ts";
import { becomesNames } from "../../oracle/form.ts";
import { addresses } from "./addresses.ts";
import { sampleOf, filledUp } from "../../values/candidates.ts";
import { choices } from "./choices.ts";
import { conversions } from "./conversions.ts";
import { credentials } from "./credentials.ts";
import { fetchedAddresses } from "./fetched.ts";
import { files } from "./files.ts";
import { json } from "./json.ts";
import { limits } from "./limits.ts";
import { type ProbedParameter, type Proposal, tried, titleOf, together } from "./probe.ts";
import { rewritings } from "./rewriting.ts";
import { templateProbes } from "../template-probes.ts";
import { texts } from "./texts.ts";
import { textForms, wrongTypes } from "./types.ts";
import { wholeCalls } from "./whole-calls.ts";
import { zoned } from "./zones.ts";
import { isList } from "../../oracle/verdict/limits.ts";
import { waysOf } from "../../values/ways.ts";

const odd = ["&=+ü%;/?#", "a\r\nb: c", "amount=0&b", "漢字 😀", "'\"\\"];
const leaving = ["x][amount", "a[", "b]", "[]"];

/** Names of members of JSON in a form: whatever they are, they stay where they are. */
function* formNames(probed: ProbedParameter): Iterable<Proposal> {
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

const ofValues = [
  textForms,
  limits,
  choices,
  conversions,
  json,
  formNames,
  files,
  rewritings,
  zoned,
  texts,
  sentConditions,
];

/** Passes on what one maker proposes; tests of coverage drop some of it. */
export type Through = <Made>(
  maker: { readonly name: string },
  made: Iterable<Made>,
) => Iterable<Made>;

const whole: Through = (_, made) => made;

/** Every call that may show something of the inputs of an operation. */
export function* proposals(
  contract: Contract,
  operation: OperationContract,
  through: Through = whole,
): Iterable<Proposal> {
  yield* through(wholeCalls, wholeCalls(contract, operation));
  for (const credential of operation.credentials) {
    yield* about(credential.name, through(credentials, credentials(operation, credential)));
  }
  for (const parameter of operation.parameters) {
    const at = checkedAt(contract, operation, parameter);
    const probed: ProbedParameter = { contract: at, operation, parameter };
    if (sampleOf(parameter) === undefined) continue;
    // An address is no free text.
    const isWhole = operation.fetches?.name === parameter.name;
    const own = isWhole ? [fetchedAddresses] : isAddress(at, parameter) ? [addresses] : ofValues;
    const ofLabel = !isWhole && isLabel(at, parameter) ? [limits] : [];
    for (const maker of [presence, wrongTypes, ...own, ...ofLabel]) {
      yield* about(parameter.name, through(maker, maker(probed)));
    }
  }
  yield* through(templateProbes, templateProbes(operation));
  yield* about("rules", through(rules, rules(operation)));
}

function* about(name: string, made: Iterable<Proposal>): Iterable<Proposal> {
  for (const proposal of made) yield { ...proposal, about: name };
}

/** A parameter that is not given, in every form of that, and one that is. */
function* presence(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  yield { ...tried(probed, undefined), fill: "all" };
  yield tried(probed, "");
  yield tried(probed, " \n");
  yield tried(probed, null);
  if (isList(parameter)) {
    yield tried(probed, " , ,");
    yield tried(probed, []);
  }
  yield tried(probed, sampleOf(parameter));
  if (parameter.default !== undefined) {
    yield tried(probed, parameter.default);
  }
}

/** Every rule, kept in each way and broken in each way. */
function* rules(operation: OperationContract): Iterable<Proposal> {
  for (const rule of operation.rules) {
    for (const given of waysOf(rule, operation)) {
      const isNone = pathsOf(rule.need).every((name) => given[name] === undefined);
      // Nothing else may stand for the alternatives.
      yield { title: titleOf(given), given, fill: isNone ? "all" : "least" };
    }
  }
}

/** A parameter that travels only while a condition holds. */
function* sentConditions(probed: ProbedParameter): Iterable<Proposal> {
  const { operation, parameter } = probed;
  const { name, when } = parameter;
  if (!when) return;
  const rule = { when: { [name]: { given: true } }, need: when };
  for (const given of waysOf(rule, operation)) yield together(given);
}
