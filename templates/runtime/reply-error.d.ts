import type { ErrorCondition, ErrorMapping, Json, Path, ReplyErrorCode } from "./definition.ts";
import type { Roots } from "./outputs.ts";
import { ToolError } from "./tool-error.ts";
/** The error that a reply stands for, in the provider's own words where it has any. */
export declare function replyError(errors: ErrorMapping, roots: Roots, headers: Headers, decided?: ReplyErrorCode): ToolError;
/** Whether all parts of a condition hold. */
export declare function conditionHolds({ status, match, contains, present }: ErrorCondition, roots: Roots): boolean;
/** Whether every path has the value it should have. */
export declare function matchHolds(match: Readonly<Record<Path, Json>> | undefined, roots: Roots): boolean;
/** The first of `paths` that has words: text that is not blank, or a number. */
export declare function firstText(paths: readonly Path[], roots: Roots): string | undefined;
