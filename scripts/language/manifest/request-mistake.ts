import type { Method } from "../ir/types.ts";
import { curlCommand } from "./curl.ts";

/** What is wrong with a request, and how it is written. */
export interface RequestMistake {
  readonly reason: string;
  readonly instead: string;
}

/** Methods that requests have. */
export const METHODS: readonly Method[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const LABEL_RULE = "what follows `#` is a label of lower case letters, digits and dashes";

/** Requests as people know them from elsewhere: `post /x`, a whole address, a query. */
export function requestMistake(text: string): RequestMistake {
  const curl = curlCommand(text);
  if (!curl) return mistakeOf(text);
  const reasons = ["of a curl command, the method and the path stand here", ...curl.elsewhere];
  if (curl.address.includes("?")) reasons.push("what follows `?` is `query`");
  const { instead } = mistakeOf(`${curl.method} ${curl.address}`);
  return { reason: reasons.join("; "), instead };
}

/** The same of one of several lines, which have no label. */
export function lineMistake(text: string): RequestMistake {
  const [plain = "", label] = text.split(/#(?=[a-z][a-z0-9-]*$)/);
  if (label === undefined) return requestMistake(text);
  const reason =
    "a request of several lines takes no label, since operations do not share its lines";
  return { reason, instead: requestMistake(plain).instead };
}

function mistakeOf(text: string): RequestMistake {
  const [, written, place = ""] =
    /^\s*(?:([A-Za-z]+)(?!:\/\/)(?=[\s:]+\S))?[\s:]*(.*?)\s*$/s.exec(text) ?? [];
  const method = written?.toUpperCase() ?? "GET";
  const isMethod = METHODS.some((each) => each === method);
  const [, label] = /^[^#]*#([a-z][a-z0-9-]*)$/.exec(place) ?? [];
  const path = place
    .replace(/^https?:\/\/[^/?#]*/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/\{\{\s*(\w+)\s*\}\}|\$\{(\w+)\}/g, (_, a: string, b: string) => `{${a ?? b}}`)
    .replace(/^(?!\/)/, "/");
  const reasons = [
    written === undefined && "the method is missing",
    !isMethod && `${written} is not one of ${METHODS.join(", ")}`,
    isMethod && written !== undefined && written !== method && "methods are written in capitals",
    /^https?:/i.test(place) && "the address stands under `server.url`",
    place.includes("?") && "the query belongs to `params`, or is written under `query`",
    place.includes("#") && label === undefined && LABEL_RULE,
    /\{\{|\$\{/.test(place) && "a parameter has one pair of braces",
    place !== "" && !/^(?:https?:|[/?#])/i.test(place) && "the path begins with `/`",
  ].filter((reason) => reason !== false);
  const isPlain = isMethod && /^(?:[^\s{}\\]|\{[A-Za-z]\w*\})+$/.test(path);
  if (/^[A-Za-z]+:\s/.test(text.trim())) reasons.push("no colon follows the method");
  return {
    reason: reasons.join("; ") || "it is a method, one space and a path without spaces",
    instead:
      isPlain && place !== "" ? `${method} ${path}${label ? `#${label}` : ""}` : "GET /path/{name}",
  };
}
