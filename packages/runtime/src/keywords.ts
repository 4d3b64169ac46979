import type {
  Accept,
  ErrorMapping,
  Input,
  Json,
  ReplyErrorCode,
  ReplyKind,
  Rule,
  OutputStep,
} from "./definition.ts";
import type { Page } from "./pages/definition.ts";
import type { Context } from "./context.ts";
import type { CallPolicy } from "./policy/call-policy.ts";
import type { Roots } from "./outputs/roots.ts";
import { isInexact } from "./json.ts";
import type { NextPage } from "./pages/turn.ts";
import { Unfit } from "./inputs/unfit.ts";
import type { Problem } from "./tool-error.ts";

/**
 * Reads the given value of an input, or tests whether a value, or an item of the list `whole`, is within
 * a limit; gives an `Unfit` if not. The type of a method, so that every keyword is one whatever types it names: the operation's
 * data gives it no others.
 */
export type Keyword = {
  meaning(given: unknown, limit: unknown, whole?: unknown): unknown;
}["meaning"];

/** Reads the given value of an input; undefined or an `Unfit` when it is not of the input's type. */
export type Read = (given: unknown, input: Input) => unknown;

/**
 * Implements the keywords in an operation's data: types, converters and limits of inputs, and more. An
 * operation names those that it uses apart from `basics`, so that a bundle holds no others.
 */
export interface Keywords {
  /** Adds what is sent for blank text or null; false where that counts as not given. */
  readonly clear?: (
    values: Record<string, unknown>,
    name: string,
    given: unknown,
    input: Input,
  ) => boolean;
  /** Reads the files that inputs refer to; adds their problems. */
  readonly openFiles?: (
    definition: InputDefinition,
    checked: CheckedInputs,
    context: Context,
    call: CallPolicy,
  ) => Promise<void>;
  /** Adds the problems and warnings that concern several inputs. */
  readonly rules?: (definition: InputDefinition, checked: CheckedInputs) => void;
  /** What the steps of an output make of a value that is present. */
  readonly reshape?: (steps: readonly OutputStep[], value: unknown, roots: Roots) => unknown;
  /** The code of a reply that is an error despite its status, or whose status misleads. */
  readonly errorCode?: (definition: ReplyDefinition, roots: Roots) => ReplyErrorCode | undefined;
  /** Constants for outputs, when an error status is a valid answer, or text is none to be read as JSON. */
  readonly accept?: (
    definition: ReplyDefinition,
    roots: Roots,
    text: string,
  ) => Readonly<Record<string, Json>> | undefined;
  /** Where the page after one is, if a path does not say it. */
  readonly nextPage?: NextPage;
  /** Whether a page is the last one, whatever says where the next is. */
  readonly isLastPage?: (page: Page, roots: Roots) => boolean;
  // Each keyword names the types that it takes; the check of inputs calls it as a `Keyword`.
  readonly [typeOrLimit: string]: ((...values: never) => unknown) | undefined;
}

/** Inputs by name, as an operation declares them. */
export type Inputs = Readonly<Record<string, Input>>;

/** The inputs of an operation, and the rules on them. */
export interface InputDefinition {
  readonly inputs: Inputs;
  readonly rules?: readonly Rule[];
  readonly keywords?: Keywords;
}

/** Inputs after the check. If there is a problem, nothing may be sent. */
export interface CheckedInputs {
  /** Values of the right types; absent inputs are left out. */
  readonly values: Record<string, unknown>;
  readonly problems: Problem[];
  readonly warnings: Problem[];
}

/** The replies of an operation. */
export interface ReplyDefinition {
  readonly replies: Readonly<Record<number, ReplyKind>>;
  readonly errors: ErrorMapping;
  readonly accept?: Readonly<Record<number, Accept>>;
  readonly keywords?: Keywords;
}

// Half a character cannot be sent.
const string: (given: unknown) => string | undefined = (given) =>
  typeof given === "string" && !/\p{Cs}/u.test(given) ? given : undefined;

/** Keywords of every operation: texts, numbers and their range. */
export const basics = {
  string,
  trim: (given) => string(given)?.trim(),
  number(given) {
    // Number alone takes "", " ", "0x1f" and "Infinity".
    const text = typeof given === "number" ? String(given) : string(given)?.trim();
    if (!/^-?\d+(\.\d+)?(e[-+]?\d+)?$/i.test(text ?? "")) return undefined;
    if (isInexact(text ?? "")) return inexact();
    const value = typeof given === "number" ? given : Number(text);
    return Number.isFinite(value) ? value : undefined;
  },
  integer: (value: number) =>
    Number.isSafeInteger(value) ||
    (Number.isInteger(value) ? inexact() : new Unfit("must be a whole number")),
  minimum: (value: number, limit: number) =>
    value >= limit || new Unfit(`must be at least ${limit}`),
  maximum: (value: number, limit: number) =>
    value <= limit || new Unfit(`must be at most ${limit}`),
} satisfies Keywords;

function inexact(): Unfit {
  const { MAX_SAFE_INTEGER: most } = Number;
  return new Unfit(`must be between -${most} and ${most}, where whole numbers are exact`);
}
