import type { HostContext, Refused } from "../../contract/case.ts";
import type { Contract, OperationContract, ParameterContract } from "../../contract/types.ts";
import { askedInputs } from "../asked.ts";
import { isBroken, namedInput } from "../input-conditions.ts";
import { checkedValues } from "../request.ts";
import { type Inputs, isNothing, valueOf } from "../values.ts";
import { unfitAddresses } from "./addresses.ts";
import type { Blame } from "./blame.ts";
import { brokenLimits } from "./limits.ts";
import { unfitNames } from "./names.ts";
import { unfitPlaces } from "./places.ts";
import { isOfType } from "./types.ts";

/** A call as a host makes it. */
export interface AskedFor {
  readonly contract: Contract;
  readonly operation: OperationContract;
  readonly inputs: Inputs;
  readonly context?: HostContext | undefined;
}

/**
 * Everything that keeps a call from being sent; nothing where it is sent. In the order in which a
 * call meets it: its inputs, its places, the calls before it. Later stages are not reached.
 */
export function blamesOf(call: AskedFor): readonly Blame[] {
  const own = inputBlames(call);
  const placed = own.length > 0 ? own : placeBlames(call);
  if (placed.length > 0) return placed;
  const { contract, operation, inputs, context } = call;
  for (const { called, inputs: given, sources } of askedInputs(contract, operation, inputs)) {
    const before = blamesOf({ contract, operation: called, inputs: given, context });
    if (before.length > 0) {
      return before.map(({ rule: _, ...each }) => ({
        ...each,
        from: sources[each.from ?? ""],
      }));
    }
  }
  return [];
}

/** What a refusal says: the code, and the inputs of all blames; null where the call is sent. */
export function refusalOf(blames: readonly Blame[]): Refused | null {
  const [first] = blames;
  if (!first) return null;
  const inputs = [...new Set(blames.map(({ input }) => input))];
  return { kind: "refused", code: first.code, inputs };
}

/** What the inputs themselves are refused for, all together. */
function inputBlames({ operation, inputs, context }: AskedFor): readonly Blame[] {
  const { id, parameters, credentials } = operation;
  const blame = (input: string, because: string): Blame => ({
    operation: id,
    input,
    from: input,
    code: "invalid_input",
    because,
  });
  const known = [...parameters, ...credentials].map(({ name }) => name);
  const found = [
    ...parameters.flatMap((parameter) =>
      wrongOf(parameter, inputs[parameter.name], context).map((because) =>
        blame(parameter.name, because),
      ),
    ),
    ...credentials.flatMap(({ name, required }) => {
      const given = inputs[name];
      if (isNothing(given)) return required ? [blame(name, "required")] : [];
      return typeof given === "string" ? [] : [blame(name, "type")];
    }),
    ...Object.keys(inputs)
      .filter((name) => !known.includes(name) && inputs[name] !== undefined)
      .map((name) => blame(name, "unknown")),
  ];
  const blamed = found.map(({ input }) => input);
  // What is wrong counts as given.
  const wrong = found.filter(({ because }) => because !== "required").map(({ input }) => input);
  const broken = operation.rules.filter(
    (rule) =>
      rule.severity === "error" &&
      !blamed.includes(namedInput(rule)) &&
      isBroken(rule, operation, inputs, wrong),
  );
  return [...found, ...broken.map((rule) => ({ ...blame(namedInput(rule), "rule"), rule }))];
}

/** Why a parameter does not take a value, whatever the others are. */
function wrongOf(
  parameter: ParameterContract,
  given: unknown,
  context: HostContext | undefined,
): readonly string[] {
  if (!isOfType(parameter, given, context)) return ["type"];
  if (valueOf(parameter, given) === undefined) return parameter.required ? ["required"] : [];
  // What is cleared keeps all limits.
  if (isNothing(given)) return [];
  // Formats are documented, and not checked: the day they are, this filter goes.
  return brokenLimits(parameter, given).filter((keyword) => keyword !== "format");
}

/** What cannot travel where it would stand; addresses are checked before, made names last. */
function placeBlames({ contract, operation, inputs, context }: AskedFor): readonly Blame[] {
  const values = checkedValues(operation, inputs);
  const servers = [contract.server, ...(operation.server ? [operation.server] : [])];
  const stages = [
    () => unfitAddresses(servers, operation, values, context),
    () => unfitPlaces(operation, values),
    () => (operation.hooks.request ? [] : unfitNames(operation, values)),
  ];
  for (const stage of stages) {
    const found = stage();
    if (found.length > 0)
      return found.map((each) => ({ ...each, operation: operation.id, from: each.input }));
  }
  return [];
}
