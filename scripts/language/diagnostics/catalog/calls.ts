import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Calls that follow one another: pages and jobs. */
export const calls = {
  "page-path-unknown": {
    severity: "error",
    message: "No success reply has {path}",
    cause:
      "The schemas of the replies do not describe such a value, so paging would end immediately.",
    fix: "Correct the path, or describe the member in the reply's schema.",
  },
  "page-way": {
    severity: "error",
    message: "The next page is not found: {problem}",
    cause: "`next` says where the next page is, or `by` that pages are asked for by their number.",
    fix: "Write `next` for a cursor or an address; `by: page` or `by: offset` with `size`, `pages` or `total` for a number.",
  },
  "page-endless": {
    severity: "warning",
    message: "Only a page without items would end this",
    cause:
      "The last page is not known as such: there is one call more after it, which fails where the provider gives the last page again.",
    fix: "Add what tells the last page: `size`, `pages`, `total` or `until`.",
  },
  "page-collect-unfit": {
    severity: "error",
    message: "All pages cannot be collected: {problem}",
    cause: "One call gives at most `max` items, or as many as the parameter in `limit` says.",
    fix: "Name an integer parameter without a `to`, with a `minimum` of 1 or more and no limit above `collect`.",
  },
  "page-type": {
    severity: "error",
    message: "{path} is {found}; a page needs {expected} there",
    cause: "`items` is an array, `more` is true or false, `pages` and `total` are numbers.",
    fix: "Correct the path or the schema.",
  },
  "page-items-not-an-output": {
    severity: "error",
    message: "The items of a page must come from one output, but {path} is given by {given}",
    cause: "Paging yields the items of one output of the operation.",
    fix: "Make `items` the `from` of one output that takes no part of it.",
  },
  "page-url-query-credential": {
    severity: "error",
    message: 'The address of the next page would not carry the credential "{credential}"',
    cause:
      "The credential is sent in the query, and the provider's address has a query of its own.",
    fix: "Send the cursor as a parameter: name it in `send`.",
  },
  "page-parameter-unfit": {
    severity: "error",
    message: '"{name}" cannot take the cursor: it {problem}',
    cause: "The first page is requested without it, every later page with the value at `next`.",
    fix: "Name an optional parameter of type string, integer or number that is sent unchanged.",
  },
  "page-call-unfit": {
    severity: "error",
    message: "{called} cannot give the next pages of {operation}: {why}",
    cause:
      "Its replies are read as those of the first page, and it gets the cursor and what both operations take.",
    fix: "Change one of the two operations, or name another one.",
  },
  "page-parameter-unknown": {
    severity: "error",
    message: '"{name}" is not a parameter of this operation{hint}',
    cause: "`send` is `url`, or the name of the parameter that takes the cursor.",
    fix: "Correct the name, or declare the parameter.",
  },
  "job-duration": {
    severity: "error",
    message: "The job polls every {every} and gives up after {timeout}",
    cause: "It would give up before polling twice.",
    fix: "Make `every` shorter than `timeout`.",
  },
  "job-error-type": {
    severity: "error",
    message: "{path} is {found}; the error of a job needs {expected} there",
    cause: "`message` is text, `status` is a number.",
    fix: "Correct the path or the schema.",
  },
} as const satisfies Record<string, CatalogEntry>;
