import { pathsIn } from "../conditions.ts";
import type { ErrorCondition } from "../definition.ts";
import type { Keywords } from "../keywords.ts";
import type { Roots } from "../outputs/roots.ts";

type ErrorCode = NonNullable<Keywords["errorCode"]>;

/**
 * Replies of GraphQL whose data is an answer, whatever errors stand beside it. `read` finds the
 * condition that holds.
 */
export function partialAnswers(read: ErrorCode | undefined) {
  return {
    errorCode(definition, roots) {
      const { when = [] } = definition.errors;
      const counting = errorsBeside(roots) ? when.filter((each) => !isOfErrors(each)) : when;
      const errors = { ...definition.errors, when: counting };
      return read?.({ ...definition, errors }, roots);
    },
  } satisfies Keywords;
}

/** The errors beside data; undefined where there is no data. */
export function errorsBeside({ body }: Roots): readonly unknown[] | undefined {
  const { data, errors } = Object(body);
  return (data ?? null) === null ? undefined : Array.isArray(errors) ? errors : [];
}

/** Whether a condition is about the errors of GraphQL alone. */
function isOfErrors(condition: ErrorCondition): boolean {
  // What items hold is as much about the errors as their list.
  const named = pathsIn(condition.if).filter((path) => path !== "status" && !ofItem.test(path));
  return named.length > 0 && named.every((path) => ofErrors.test(path));
}

const ofErrors = /^body\.errors(?![^.[])/;
const ofItem = /^item(?![^.[])/;
