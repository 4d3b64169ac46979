import { checkedAt, isAddress, isLabel } from "../contract/server.ts";
import { credentialsOfOthers } from "../contract/credential.ts";
import type { Contract, CredentialContract, OperationContract } from "../contract/types.ts";
import { sampleOf } from "../values/candidates.ts";
import { addressAspects, chosenAspects, fetchedAspects } from "./addresses.ts";
import {
  type Aspect,
  equals,
  type Forms,
  formsOf,
  isGiven,
  isOf,
  isWhole,
  text,
} from "./aspect.ts";
import { nothing } from "./forms.ts";
import { limitAspects } from "./limits.ts";
import { lineAspects } from "./lines.ts";
import { parameterAspects } from "./parameters.ts";
import { ruleAspects } from "./rules.ts";
import { writtenAspects } from "./written.ts";

/** What has to be tried of the inputs of an operation, by its contract alone. */
export function inputAspects(contract: Contract, operation: OperationContract): readonly Aspect[] {
  const { credentials, parameters, fetches } = operation;
  return [
    ...wholeAspects(contract, operation),
    ...credentials.flatMap((credential) => credentialAspects(operation, credential)),
    ...parameters.flatMap((parameter) => {
      const at = checkedAt(contract, operation, parameter);
      const own =
        fetches?.name === parameter.name
          ? fetchedAspects(fetches)
          : isAddress(at, parameter)
            ? [
                ...addressAspects(at, operation, parameter),
                ...(isLabel(at, parameter) ? limitAspects(parameter) : []),
              ]
            : parameterAspects(operation, parameter);
      return [...formsOf(parameter.name, nothing), ...own];
    }),
    ...chosenAspects(contract, operation),
    ...lineAspects(operation),
    ...writtenAspects(operation),
    ...ruleAspects(operation),
  ];
}

/** Calls that are about all inputs together. */
function wholeAspects(contract: Contract, operation: OperationContract): readonly Aspect[] {
  const { parameters, credentials, id } = operation;
  const own = [...parameters, ...credentials].map(({ name }) => name);
  const all = contract.operations.flatMap((each) => each.parameters);
  const foreign = all.filter((each) => !own.includes(each.name) && sampleOf(each) !== undefined);
  const others = credentialsOfOthers(contract, operation);
  const about = (what: string, shown: Aspect["shown"]): Aspect => ({
    kind: "operation",
    text: what,
    shown,
  });
  return [
    about("an input that no operation has", ({ blames }) =>
      blames.some(({ because }) => because === "unknown"),
    ),
    about("every input is wrong", ({ blames }) =>
      own.every((name) => blames.some(({ input }) => input === name)),
    ),
    about("without an operation", ({ inputs }) => "operation" in inputs && !inputs["operation"]),
    about("an operation in another case", ({ inputs }) =>
      equals(id.toUpperCase())(inputs["operation"]),
    ),
    ...(foreign.length > 0
      ? [
          about("an input of another operation", (seen) =>
            foreign.some(({ name }) => isGiven(seen, name)),
          ),
        ]
      : []),
    ...others.map((name) =>
      about(`${name}, which other operations take`, (seen) => isGiven(seen, name)),
    ),
    ...presenceAspects(operation),
  ];
}

/** The smallest call and the largest, where nothing decides which inputs go together. */
function presenceAspects(operation: OperationContract): readonly Aspect[] {
  const { parameters, credentials, rules, lines, fetches, server } = operation;
  const all = [...parameters, ...credentials];
  const isPlain = rules.length === 0 && !lines && !fetches && !server;
  if (!isPlain) return [];
  return [
    {
      kind: "operation",
      text: "required inputs only",
      shown: (seen) =>
        isWhole(seen) && all.every(({ name, required }) => required || !(name in seen.inputs)),
    },
    {
      kind: "operation",
      text: "every input",
      shown: (seen) => isWhole(seen) && all.every(({ name }) => seen.inputs[name] !== undefined),
    },
  ];
}

function credentialAspects(
  { hooks }: OperationContract,
  { name, send }: CredentialContract,
): readonly Aspect[] {
  const isText = send.in === "header" || send.in === "query";
  const travels: Forms = {
    ...(isText && { "a text beyond Latin-1": text(/漢/) }),
    "a line break": text(/\S\n\S/),
    ...(send.in === "basic" && send.user.includes(`{${name}}`) && { "a colon": text(/:/) }),
  };
  return formsOf(name, {
    ...nothing,
    "a number": isOf("number"),
    "any text": text(/\S/),
    "an accent": text(/é/),
    "spaces around it": text(/^ \S.*\S\n$/s),
    // Else what travels is what the hook makes of it.
    ...(!hooks.request && send.in !== "none" && travels),
    ...(!isText && send.in !== "none" && { "signs of addresses and bodies": text(/%20.*#&/) }),
  });
}
