import type { Exchange, Fault, Step } from "../fault.ts";
import { answer, good } from "../replies.ts";
import { both } from "../verdict.ts";

const statuses = [301, 302, 303, 307, 308];

function redirect(status: number, location: (exchange: Exchange) => string): Step {
  return (exchange) => answer(status, "", `location: ${location(exchange)}`);
}

/** A read is taken to the same origin; nothing else is. */
const followedIfSafe = {
  safe: { ending: "ok", requests: 2 },
  unsafe: { ending: "upstream_error", requests: 1 },
} as const;

const notFollowed = both("upstream_error", 1);
const portOf = (address: string) => new URL(address).port;

/** Addresses that are not on the same origin, or lead nowhere; with what they are. */
const foreign: readonly (readonly [string, (exchange: Exchange) => string])[] = [
  ["another port without a scheme", ({ elsewhere }) => elsewhere.replace("http:", "")],
  ["another port behind backslashes", ({ elsewhere }) => elsewhere.replace("http://", "\\\\")],
  ["another port behind a tab", ({ elsewhere }) => elsewhere.replace("http:/", "\t/")],
  ["another name of the same host", ({ origin }) => origin.replace("127.0.0.1", "localhost")],
  ["another scheme", ({ origin }) => origin.replace("http:", "https:")],
  ["javascript:", () => "javascript:alert(1)"],
  ["file:", () => "file:///etc/passwd"],
  ["data:", () => "data:application/json,{}"],
  ["nothing that is an address", () => "http://["],
  [
    "another origin, this one as its user",
    ({ origin, elsewhere }) => `${origin}@127.0.0.1:${portOf(elsewhere)}/good`,
  ],
  ["this origin with a user", ({ origin }) => `${origin.replace("//", "//ann:b@")}/good`],
];

/** Redirects, which may carry a credential or a body away. */
export const redirectFaults: readonly Fault[] = [
  ...statuses.flatMap((status): readonly Fault[] => [
    {
      name: `${status} to the same origin`,
      does: [redirect(status, ({ origin }) => `${origin}/good`)],
      alsoWith: ["docgen_generate"],
      ...followedIfSafe,
    },
    {
      name: `${status} to another origin`,
      does: [redirect(status, ({ elsewhere }) => `${elsewhere}/good`)],
      alsoWith: ["books_search_volumes", "docgen_generate"],
      ...notFollowed,
    },
    {
      name: `${status} to itself, for ever`,
      does: [redirect(status, ({ request }) => request?.path ?? "")],
      safe: { ending: "upstream_error", requests: 6 },
      unsafe: { ending: "upstream_error", requests: 1 },
    },
    { name: `${status} without an address`, does: [answer(status)], ...notFollowed },
  ]),
  {
    name: "redirect to a path of the same origin",
    does: [redirect(302, () => "/good?a=b")],
    ...followedIfSafe,
  },
  {
    name: "two redirects, the second to another origin",
    does: [redirect(302, ({ request }) => request?.path ?? "")],
    then: [[redirect(302, ({ elsewhere }) => elsewhere)]],
    safe: { ending: "upstream_error", requests: 2 },
    unsafe: { ending: "upstream_error", requests: 1 },
  },
  {
    name: "redirect to a path that is busy once",
    does: [redirect(302, ({ request }) => request?.path ?? "")],
    then: [[answer(503)], [good]],
    safe: { ending: "ok", requests: [3, 4] },
    unsafe: { ending: "upstream_error", requests: 1 },
  },
  ...foreign.map(([what, location]) => ({
    name: `redirect to ${what}`,
    does: [redirect(307, location)],
    ...notFollowed,
  })),
  { name: "300 with a list", does: [answer(300, "[]")], ...notFollowed },
  { name: "304 that nobody asked for", does: [answer(304)], ...notFollowed },
];
