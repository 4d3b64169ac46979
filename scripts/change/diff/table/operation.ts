import type * as ir from "../../../language/ir/types.ts";
import {
  credentialUse,
  habit,
  hookCalls,
  hookCode,
  ownDescription,
  unlessText,
} from "../comparers/members.ts";
import {
  encoding,
  graphql,
  label as requestLabel,
  lines,
  loginValues,
  lookupRequired,
  unlessLines,
} from "../comparers/request.ts";
import { written } from "../comparers/written.ts";
import { rules } from "../comparers/rules.ts";
import { ownServer } from "../comparers/server.ts";
import {
  accepts,
  errorReplies,
  examples,
  filled,
  inputs,
  logins,
  lookups,
  outputs,
  replies,
} from "./each.ts";
import { deprecation, inputRows } from "./input.ts";
import {
  acceptRows,
  errorReplyRows,
  errorRows,
  outputRows,
  pageRows,
  policyRows,
  replyRows,
  usualPolicy,
} from "./reply.ts";
import { type Row, type RowsOf, silent } from "../row/row.ts";
import { acts, may, must, offers, sends, shows, tells } from "../row/variance.ts";
import { scale, set } from "../comparers/plain.ts";

function hook(name: string): Row<ir.Hook | null | undefined, ir.OperationHooks> {
  return {
    by: { ...sends, less: offers.less },
    is: hookCode,
    say: {
      more: `A hook for the ${name} was added.`,
      less: `The hook for the ${name} was removed.`,
      other: `The hook for the ${name} changed.`,
    },
  };
}

const hookRows: RowsOf<ir.OperationHooks> = {
  request: hook("request"),
  reply: hook("reply"),
  sign: { ...hook("signature"), declared: true },
  calls: { by: sends, noun: "what hooks may call", is: hookCalls },
};

const request = { by: sends, at: ["request"] } as const;

const inCall = { by: sends, at: [], group: "{it}" } as const;

export const operationRows: RowsOf<ir.Operation> = {
  id: silent,
  names: silent,
  fetches: silent,
  carried: silent,
  name: { by: tells, noun: "the name for people" },
  description: { by: tells, noun: "the description", end: "reworded", is: ownDescription },
  method: { ...request, noun: "the method of the request", is: unlessLines },
  path: { ...request, noun: "the path of the request", is: unlessLines },
  label: { ...request, is: requestLabel },
  lines: {
    by: may,
    at: ["request"],
    deep: true,
    is: lines,
    say: { more: "The request may also be {to}.", less: "The request is never {from} any more." },
  },
  server: { by: acts, deep: true, is: ownServer },
  effect: { by: acts, noun: "the effect", is: scale("read", "write", "cost") },
  destructive: {
    by: may,
    is: habit,
    say: {
      more: "The operation is destructive now.",
      less: "The operation is not destructive any more.",
    },
  },
  idempotent: {
    by: must,
    is: habit,
    say: {
      more: "The operation is idempotent now.",
      less: "The operation is not idempotent any more.",
    },
  },
  words: {
    by: shows,
    at: [],
    rows: {
      deprecated: deprecation,
      "*": { by: shows, group: "what people and language models read of it" },
    },
  },
  scopes: {
    by: must,
    is: set,
    say: { more: "The scope {to} is now needed.", less: "The scope {from} is no longer needed." },
  },
  auth: { by: must, deep: true, is: credentialUse },
  parameters: { by: acts, at: ["params"], deep: true, each: inputs, rows: inputRows },
  lookups: {
    by: offers,
    at: ["before"],
    each: lookups,
    say: {
      more: "Another operation is now called first, for {key}.",
      less: "No other operation is called first any more, for {key}.",
    },
    rows: {
      call: inCall,
      with: inCall,
      when: inCall,
      take: {
        by: offers,
        at: [],
        rows: {
          path: { ...inCall, word: "take" },
          parameter: {
            by: acts,
            at: [],
            is: lookupRequired,
            say: { more: "The path now needs what {it} finds." },
          },
        },
      },
    },
  },
  logins: {
    by: acts,
    at: [],
    each: logins,
    say: {
      more: "The credential {key} is now exchanged before the call.",
      less: "The credential {key} is no longer exchanged before the call.",
    },
    rows: {
      take: { ...inCall, word: "take", is: loginValues },
      keepMs: { ...inCall, word: "keep" },
      call: inCall,
      "*": inCall,
    },
  },
  filled: {
    by: acts,
    at: ["params"],
    each: filled,
    say: { more: "A hook now fills {key}.", less: "No hook fills {key} any longer." },
    rows: {
      placement: { by: acts, at: [], group: "{it}", word: "to" },
      "*": { by: acts, at: [], group: "{it}", is: unlessText },
    },
  },
  written: { by: sends, at: [], deep: true, declared: true, is: written },
  encode: { by: sends, at: [], declared: true, is: encoding },
  graphql: { by: sends, at: [], is: graphql },
  rules: { by: must, declared: true, deep: true, is: rules },
  replies: { by: offers, at: ["reply"], deep: true, each: replies, rows: replyRows },
  errorReplies: {
    by: offers,
    at: ["errors", "reply"],
    declared: true,
    deep: true,
    each: errorReplies,
    rows: errorReplyRows,
  },
  errors: { by: acts, declared: true, rows: errorRows },
  accept: {
    by: acts,
    declared: true,
    deep: true,
    each: accepts,
    rows: acceptRows,
    say: {
      more: "Replies with status {word} are now accepted instead of errors.",
      less: "Replies with status {word} are now errors instead of accepted.",
    },
  },
  outputs: { by: offers, at: ["output"], deep: true, each: outputs, rows: outputRows },
  page: {
    by: offers,
    rows: pageRows,
    whole: true,
    say: {
      more: "Paging was added: callers can get the items page by page.",
      less: "Paging was removed: callers get the items of one call only.",
    },
  },
  policy: {
    by: sends,
    at: [],
    declared: true,
    fill: usualPolicy,
    rows: { ...policyRows, "*": silent },
  },
  hooks: { by: sends, rows: hookRows },
  examples: {
    by: tells,
    each: examples,
    rows: { "*": { by: tells, at: [], noun: "{it}", group: "{it}" } },
  },
};
