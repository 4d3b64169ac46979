import type * as ir from "../../../language/ir/types.ts";
import { exportedTypes, sending, test, unlessRenamed } from "../comparers/members.ts";
import { server } from "../comparers/server.ts";
import { credentials, dependencies, jobs, operations } from "./each.ts";
import { label, text, visibility } from "./input.ts";
import { operationRows } from "./operation.ts";
import { type RowsOf, silent } from "../row/row.ts";
import { acts, bound, contains, may, must, offers, sends, shows, tells } from "../row/variance.ts";
import { duration, set, truth, unseen } from "../comparers/plain.ts";
import { jobResult, polledWith, starts } from "../comparers/pages.ts";

const credentialRows: RowsOf<ir.Credential> = {
  name: silent,
  title: { ...label, at: ["label"], is: unlessRenamed },
  kind: { by: acts, noun: "the kind of {it}" },
  docs: label,
  description: text,
  visibility,
  scopes: {
    by: must,
    is: set,
    say: { more: "{it} now needs the scope {to}.", less: "{it} no longer needs the scope {from}." },
  },
  env: silent,
  sent: { by: sends, at: [], noun: "the way {it} is sent", is: sending },
  optional: {
    by: may,
    at: ["required"],
    is: truth,
    say: { more: "{it} may now be left out.", less: "{it} is now required." },
  },
  oauth: { by: sends, noun: "where a host obtains {it}" },
};

const pollRows: RowsOf<ir.Call> = {
  call: { by: acts, noun: "the operation that polls {it}" },
  with: { by: sends, noun: "the inputs that poll {it}", is: polledWith },
};

const jobRows: RowsOf<ir.Job> = {
  name: silent,
  start: {
    by: offers,
    is: starts,
    say: {
      more: "The operation now starts {it}; callers can wait for it.",
      less: "The operation no longer starts {it}.",
    },
  },
  poll: { by: acts, rows: pollRows },
  until: { by: acts, noun: "the state in which {it} is done" },
  fail: { by: acts, noun: "the state in which {it} has failed" },
  error: { by: sends, noun: "the place of the error of {it}" },
  result: { by: acts, noun: "the operation that gives the result of {it}", is: jobResult },
  everyMs: { by: sends, at: ["every"], noun: "the time between two polls of {it}", is: duration },
  timeoutMs: { by: bound, at: ["timeout"], noun: "the longest wait for {it}", is: duration },
};

const blockRows: RowsOf<ir.Block> = {
  type: silent,
  name: { by: tells, noun: "the name of the block" },
  description: { by: tells, noun: "the description of the block", end: "reworded" },
  color: { by: tells, noun: "the color of the block" },
  category: { by: tells, noun: "the category of the block" },
  docs: { by: shows, noun: "the address of the documentation" },
  icon: { by: shows, noun: "the icon of the block", is: unseen },
};

/** The whole table, from the root of the IR down. */
export const table: RowsOf<ir.Provider> = {
  id: silent,
  spec: silent,
  names: silent,
  version: { by: tells, noun: "the version of the provider's API" },
  block: { by: tells, rows: blockRows },
  server: { by: acts, deep: true, is: server },
  auth: { by: offers, deep: true, each: credentials, rows: credentialRows },
  test: { by: shows, noun: "the call that proves a credential", is: test },
  dependencies: { by: contains, each: dependencies, noun: "the range of {it}" },
  schemas: { by: may, deep: true, is: exportedTypes },
  operations: { by: offers, deep: true, each: operations, rows: operationRows },
  jobs: {
    by: offers,
    deep: true,
    each: jobs,
    rows: jobRows,
    say: {
      more: "The job {key} was added; callers can wait for it.",
      less: "The job {key} was removed; callers can no longer wait for it.",
    },
  },
};
