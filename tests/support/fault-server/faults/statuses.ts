import type { Fault } from "../fault.ts";
import { answer } from "../replies.ts";
import { close, reset } from "../steps.ts";
import { both, type Ending, type Promised, repeated, repeatedIfSafe } from "../verdict.ts";

const endings: Readonly<Record<number, Ending>> = {
  400: "bad_request",
  401: "unauthorized",
  402: "payment_required",
  403: "forbidden",
  404: "not_found",
  408: "upstream_error",
  409: "conflict",
  418: "bad_request",
  422: "bad_request",
  429: "rate_limited",
  500: "upstream_error",
  501: "upstream_error",
  502: "upstream_error",
  503: "upstream_error",
  504: "upstream_error",
  529: "upstream_error",
};

/** 429 says that nothing was done; after 408 and 5xx something may have been. */
function promised(status: number, ending: Ending): Promised {
  if (status === 429) return repeated(ending);
  return status === 408 || status >= 500 ? repeatedIfSafe(ending) : both(ending, 1);
}

const html = "<html><body>It did not work</body></html>";
const withCost = { alsoWith: ["docgen_generate"] } as const;

/** Statuses of failure, with and without something to read. */
export const statusFaults: readonly Fault[] = [
  ...Object.entries(endings).flatMap(([text, ending]): readonly Fault[] => {
    const status = Number(text);
    const promise = promised(status, ending);
    const body = '{"message":"It did not work"}';
    return [
      { name: `${status} with a body`, does: [answer(status, body)], ...withCost, ...promise },
      { name: `${status} without a body`, does: [answer(status)], ...withCost, ...promise },
    ];
  }),
  {
    name: "error in HTML",
    does: [answer(404, html, "content-type: text/html")],
    ...both("not_found", 1),
  },
  { name: "error that is a text in JSON", does: [answer(403, '"no"')], ...both("forbidden", 1) },
  { name: "error that is null", does: [answer(401, "null")], ...both("unauthorized", 1) },
  {
    name: "error with members of other types",
    does: [answer(400, '{"message":{"a":1},"error":7,"code":[]}')],
    ...both("bad_request", 1),
  },
  {
    name: "error whose body is cut",
    does: ["HTTP/1.1 500 Internal Server Error\r\ncontent-length: 500\r\n\r\n", '{"mess', close],
    ...repeatedIfSafe(["network", "upstream_error"]),
  },
  {
    name: "error whose body is reset",
    does: ["HTTP/1.1 400 Bad Request\r\ncontent-length: 500\r\n\r\n", '{"mess', reset],
    safe: { ending: ["network", "bad_request"], requests: [1, 3] },
    unsafe: { ending: ["network", "bad_request"], requests: 1 },
  },
];
