import { operationOf } from "../../oracle/asked.ts";
import { partOf } from "../../oracle/credentials.ts";
import type { ProbedParameter } from "./probe.ts";

/** Whether a text can also travel where the calls before that of its operation send it. */
export function isCarried(
  { contract, operation, parameter }: ProbedParameter,
  text: string,
): boolean {
  return operation.lookups.every((lookup) => {
    const called = operationOf(contract, lookup.operation);
    const taking = called.parameters.filter(({ name, shared }) =>
      shared ? name === parameter.name : lookup.given[name] === parameter.name,
    );
    return taking.every((each) => {
      const part = partOf(called, each.name)?.place;
      const isInHeader = each.place.in === "header" || each.inHeader || part === "header";
      if (isInHeader && !/^[\x20-\x7e\xa0-\xff]*$/.test(text)) return false;
      if ((isInHeader || part) && text !== text.trim()) return false;
      if ((part || each.place.in === "path") && /\p{Cc}/u.test(text)) return false;
      return isCarried({ contract, operation: called, parameter: each }, text);
    });
  });
}
