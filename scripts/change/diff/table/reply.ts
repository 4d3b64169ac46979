import type * as ir from "../../../language/ir/types.ts";
import { standard } from "../../../../packages/runtime/src/policy/policy.ts";
import { ownText } from "../comparers/members.ts";
import { absence, output, outputDefault } from "../comparers/outputs.ts";
import {
  acceptedOutputs,
  body,
  codePaths,
  errorConditions,
  file,
  paths,
} from "../comparers/replies.ts";
import { text } from "./input.ts";
import { type Row, type RowsOf, silent } from "../row/row.ts";
import { acts, bound, gives, offers, sends } from "../row/variance.ts";
import { collected, counted, cursor, pageSending, pagedOutput } from "../comparers/pages.ts";
import { duration, header, number, truth, unordered } from "../comparers/plain.ts";

export const outputRows: RowsOf<ir.Output> = {
  name: silent,
  type: silent,
  schema: silent,
  known: silent,
  description: { ...text, at: [], is: ownText },
  source: { by: acts, at: [], deep: true, is: output },
  optional: {
    by: gives,
    at: [],
    is: absence,
    say: { more: "{it} may be left out now.", less: "{it} is always present now." },
  },
  nullable: {
    by: gives,
    at: [],
    is: absence,
    say: { more: "{it} may be null now.", less: "{it} is never null now." },
  },
  default: {
    by: { ...acts, more: sends.more },
    at: [],
    is: outputDefault,
    say: {
      more: "Without a value, {it} is now {to}.",
      less: "Without a value, {it} is no longer {from}.",
      other: "Without a value, {it} is now {to} instead of {from}.",
    },
  },
  closed: {
    by: acts,
    at: [],
    is: truth,
    say: {
      more: "{it} only takes the values that its schema lists now.",
      less: "{it} may now have values that its schema does not list.",
    },
  },
};

function reply(member: "replies" | "errorReplies"): RowsOf<ir.Reply> {
  return {
    status: silent,
    description: silent,
    isText: silent,
    listing: silent,
    // What an error holds is read, and never kept as a file.
    file: member === "replies" ? { by: gives, at: [], is: file } : silent,
    schema: {
      by: member === "replies" ? acts : { ...acts, more: offers.more },
      at: [],
      deep: true,
      is: body(member),
      say: { more: "{it} now has a body, {to}.", less: "{it} no longer has a body." },
    },
  };
}

export const replyRows = reply("replies");
export const errorReplyRows = reply("errorReplies");

/** Where the provider's own words lie in an error. */
function detail(name: string): Row<readonly ir.Path[], ir.ErrorMapping> {
  return {
    by: offers,
    is: paths,
    say: {
      more: `Errors now include the provider's ${name}.`,
      less: `Errors no longer include the provider's ${name}.`,
      other: `The provider's ${name} of errors is now read from {to} instead of {from}.`,
    },
  };
}

export const errorRows: RowsOf<ir.ErrorMapping> = {
  codes: {
    by: acts,
    each: { it: "the code {}", subject: "error" },
    say: {
      more: "Errors with the provider's code {key} are now {to}.",
      less: "Errors with the provider's code {key} are no longer {from}.",
      other: "Errors with the provider's code {key} are now {to} instead of {from}.",
    },
  },
  when: { by: acts, is: errorConditions },
  message: detail("message"),
  code: { ...detail("code"), is: codePaths },
  requestId: detail("request id"),
};

export const acceptRows: RowsOf<ir.Accept> = {
  status: silent,
  if: { by: acts, at: ["match"], noun: "the condition for {it}" },
  output: { by: acts, deep: true, is: acceptedOutputs },
};

export const pageRows: RowsOf<ir.Page> = {
  items: silent,
  output: { by: acts, at: ["items"], noun: "the paged output", is: pagedOutput },
  next: { by: sends, noun: "the path of the next page", is: cursor },
  until: { by: sends, at: ["more"], noun: "what ends the pages" },
  send: { by: sends, noun: "the parameter that requests the next page", is: pageSending },
  call: { by: sends, at: ["send"], noun: "the operation that gives the next pages" },
  counted: { by: sends, at: [], noun: "the way pages are counted", is: counted },
  collect: { by: acts, is: collected },
};

export const policyRows: RowsOf<ir.Policy> = {
  timeoutMs: {
    by: bound,
    at: ["limits", "timeout"],
    noun: "the timeout of an attempt",
    is: duration,
  },
  deadlineMs: {
    by: bound,
    at: ["limits", "deadline"],
    noun: "the deadline of a call",
    is: duration,
  },
  maxBytes: {
    by: bound,
    at: ["limits", "maxBytes"],
    noun: "the largest size of a reply in bytes",
    is: number,
  },
  maxRetries: { by: sends, at: ["limits", "retries"], noun: "the number of retries", is: number },
  resetHeaders: {
    by: sends,
    at: ["limits", "resetHeaders"],
    noun: "the list of headers that say when to call again",
    is: unordered,
  },
  finalCodes: {
    by: sends,
    at: ["errors", "final"],
    noun: "the list of codes after which no call is repeated",
    is: unordered,
  },
  idempotencyHeader: {
    by: offers,
    at: ["limits", "idempotencyKey"],
    noun: "the header of the idempotency key",
    is: header,
    say: {
      more: "A key in the header {to} makes repetitions harmless now.",
      less: "The key in the header {from}, which made repetitions harmless, is no longer sent.",
    },
  },
};

/** What the runtime does where a manifest says nothing. */
export const usualPolicy = standard;
