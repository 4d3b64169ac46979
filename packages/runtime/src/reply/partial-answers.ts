import type { ErrorCondition } from "../definition.ts";
import type { Keywords } from "../keywords.ts";
import type { Roots } from "../outputs/roots.ts";
import { errorConditions } from "./misleading-status.ts";

/** Replies of GraphQL whose data is an answer, whatever errors stand beside it. */
export const partialAnswers = {
  errorCode({ errors, ...definition }, roots) {
    const { when = [] } = errors;
    const counting = errorsBeside(roots) ? when.filter((each) => !isOfErrors(each)) : when;
    const changed = { ...definition, errors: { ...errors, when: counting } };
    return errorConditions.errorCode(changed, roots);
  },
} satisfies Keywords;

/** The errors beside data; undefined where there is no data. */
export function errorsBeside({ body }: Roots): readonly unknown[] | undefined {
  const { data, errors } = Object(body);
  return (data ?? null) === null ? undefined : Array.isArray(errors) ? errors : [];
}

/** Whether a condition is about the errors of GraphQL alone. */
function isOfErrors({ match, contains, present = [] }: ErrorCondition): boolean {
  const paths = [...Object.keys({ ...match, ...contains }), ...present];
  return paths.length > 0 && paths.every((path) => path.startsWith("body.errors["));
}
