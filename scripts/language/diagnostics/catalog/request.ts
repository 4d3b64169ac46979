import type { CatalogEntry } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Requests: paths, and where parameters travel. */
export const request = {
  "request-path-malformed": {
    severity: "error",
    message: "The path {path} {reason}",
    cause: "Such a path leads to another address than it appears to.",
    fix: "Correct the path, and leave the query out of it.",
  },
  "request-duplicate": {
    severity: "error",
    message: '{request} is already the request of "{other}"',
    cause: "Operations of one method and path are told apart by labels, which are not sent.",
    fix: "{instead}; correct the request if it should be another.",
  },
  "label-alone": {
    severity: "warning",
    message: 'No other operation has this request; the label "{label}" says nothing',
    cause: "A label tells operations of one method and path apart, and is not sent.",
    fix: "Leave the label out.",
  },
  "path-parameter-undeclared": {
    severity: "error",
    message: 'The path names "{name}", but no such parameter is declared{hint}',
    cause: "Each `{name}` of a path is the name of a parameter.",
    fix: "Declare the parameter, or correct its name in the path.",
  },
  "path-parameter-unused": {
    severity: "error",
    message: 'The path names "{name}", but the parameter is sent to {to}',
    cause: "Nothing would be put into the path.",
    fix: "Remove `to`: a parameter that the path names goes there.",
  },
  "path-parameter-optional": {
    severity: "error",
    message: 'The path parameter "{name}" {problem}',
    cause: "Without the value, the path leads to another resource.",
    fix: "Give it a `default` or `required: true`, or write the path without it as a second line of `request`. It takes no `when`.",
  },
  "path-line-unreachable": {
    severity: "error",
    message:
      "The line {line} is never sent: an earlier line needs only parameters that it needs too",
    cause: "The first line whose path parameters are all given is sent.",
    fix: "Move this line up.",
  },
  "path-parameter-repeated": {
    severity: "error",
    message: 'The path {path} names "{name}" twice',
    cause: "OpenAPI allows each name once in a path.",
    fix: "Use two parameters.",
  },
  "placement-clash": {
    severity: "error",
    message: "The {what} and the {other} are both sent to {place}",
    cause: "Only one of them would reach the provider.",
    fix: "Send one of the two elsewhere.",
  },
  "name-rule-clash": {
    severity: "error",
    message: 'By `names`, "{a}" and "{b}" are both {wire}',
    cause: "Only one of them would reach the provider.",
    fix: "Give one of them a `to`.",
  },
  "placement-type": {
    severity: "error",
    message: "The {what} is {type} and cannot travel in a {place}",
    cause: "Objects and lists have no agreed form outside a JSON body.",
    fix: "Use a scalar, `csv` with `join` behind it, `$json`, or send it in the body.",
  },
  "body-index": {
    severity: "warning",
    message: '"{name}" in {to} is a member called {name}, not a place in a list',
    cause: "Every part of a placement names a member of an object; lists are not made.",
    fix: "Write lists under `body`, with holes for the parameters, or take the whole list as one parameter of `type: array`.",
  },
  "body-not-allowed": {
    severity: "error",
    message: "The {what} is sent in the body, but a {method} request has none",
    cause: "Servers and proxies drop the body of such a request.",
    fix: "Send it in the query (`to: query.name`), or correct the method.",
  },
  "body-on-delete": {
    severity: "warning",
    message: "The DELETE request has a body",
    cause: "Servers and proxies may drop it.",
    fix: "Keep it only where the vendor documents it; else send it in the query (`to: query.name`).",
  },
  "body-whole-clash": {
    severity: "error",
    message: 'The parameter "{name}" is the whole body, beside the {other}',
    cause: "A body is either one value or made of members.",
    fix: "Send the parameter as a member (`to: body.name`), or the others elsewhere.",
  },
  "body-property-clash": {
    severity: "error",
    message: "The {what} is inside {group}, which the {other} sets as a whole",
    cause: "A member of the body is either a value or an object of other members.",
    fix: "Send one of the two elsewhere.",
  },
} as const satisfies Record<string, CatalogEntry>;
