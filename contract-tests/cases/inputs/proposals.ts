import type { Contract, OperationContract } from "../../contract/types.ts";
import { checkedAt } from "../../contract/server.ts";
import { isAddress } from "../coverage/addresses.ts";
import { addresses } from "./addresses.ts";
import { sampleOf } from "../../values/candidates.ts";
import { choices } from "./choices.ts";
import { chosenAddresses } from "./chosen-addresses.ts";
import { conversions } from "./conversions.ts";
import { credentials } from "./credentials.ts";
import { dependentChoices } from "./dependent-choices.ts";
import { fetchedAddresses } from "./fetched.ts";
import { files } from "./files.ts";
import { formNames } from "./form.ts";
import { json } from "./json.ts";
import { limits } from "./limits.ts";
import { lines } from "./lines.ts";
import { type ProbedParameter, type Proposal, refused, sent } from "./probe.ts";
import { rewritings } from "./rewriting.ts";
import { rules } from "./rules.ts";
import { templates } from "./templates.ts";
import { texts } from "./texts.ts";
import { textForms, wrongTypes } from "./types.ts";
import { sentConditions } from "./when.ts";
import { wholeCalls } from "./whole-calls.ts";
import { zoned } from "./zones.ts";
import { isList } from "../../oracle/verdict/limits.ts";

const ofValues = [
  textForms,
  limits,
  choices,
  dependentChoices,
  conversions,
  json,
  formNames,
  files,
  rewritings,
  zoned,
  texts,
  sentConditions,
];

/** Every call that may show something of the inputs of an operation. */
export function* proposals(contract: Contract, operation: OperationContract): Iterable<Proposal> {
  yield* wholeCalls(contract, operation);
  for (const credential of operation.credentials) yield* credentials(operation, credential);
  for (const parameter of operation.parameters) {
    const at = checkedAt(contract, operation, parameter);
    const probed: ProbedParameter = { contract: at, operation, parameter };
    if (sampleOf(parameter) === undefined) continue;
    yield* presence(probed);
    yield* wrongTypes(probed);
    // An address is no free text.
    const isWhole = operation.fetches?.name === parameter.name;
    const all = isWhole ? [fetchedAddresses] : isAddress(at, parameter) ? [addresses] : ofValues;
    for (const derive of all) yield* derive(probed);
  }
  yield* chosenAddresses(contract, operation);
  yield* lines(operation);
  yield* templates(operation);
  yield* rules(operation);
}

/** A parameter that is not given, in every form of that, and one that is. */
function* presence(probed: ProbedParameter): Iterable<Proposal> {
  const { parameter } = probed;
  const left = parameter.required ? refused : sent;
  yield { ...left(probed, undefined, "parameter", "absent"), fill: "all" };
  yield left(probed, "", "parameter", "blank");
  yield left(probed, " \n", "parameter", "blank");
  yield left(probed, null, "parameter", "null");
  if (isList(parameter)) {
    yield left(probed, " , ,", "parameter", "no items");
    yield left(probed, [], "parameter", "no items");
  }
  yield sent(probed, sampleOf(parameter), "parameter", "present");
  if (parameter.default !== undefined) {
    yield sent(probed, parameter.default, "parameter", "default");
  }
}
