import { isDeepStrictEqual } from "node:util";
import type { CaseReport } from "./fault-case.ts";
import type { Fault } from "./fault-server/fault.ts";
import { pdf } from "./fault-server/files.ts";
import type { Verdict } from "./fault-server/verdict.ts";

/** No error holds more than a cut body, escaped, and what is said about it. */
const largestError = 200_000;

/** Broken promises of a case, as text; empty when it kept all. */
export function breaches(seen: CaseReport, fault: Fault): readonly string[] {
  const promised = fault[seen.promise];
  const { atLeastMs = 0, takesAtMost = Number.POSITIVE_INFINITY } = promised;
  const endings = [promised.ending].flat();
  const [from, to] = requestsOf(promised, seen.tookMs);
  const found: readonly (readonly [boolean, string])[] = [
    [
      !endings.some((ending) => ending === seen.ending),
      `ended as ${seen.ending}, not as ${endings.join(" or ")}: ${seen.message}`,
    ],
    [
      seen.requests < from || seen.requests > to,
      `sent ${seen.requests} requests, not ${from === to ? from : `${from} to ${to}`}`,
    ],
    [seen.strays > 0, `went to another origin ${seen.strays} times`],
    [!seen.isToolError, "rejected with something other than a ToolError"],
    [seen.outcomes.includes(undefined), "does not say whether the call was carried out"],
    [
      seen.outcomes.includes("not_sent") && seen.bytes > 0,
      `says that nothing was sent, but ${seen.bytes} bytes arrived`,
    ],
    [seen.outcomes.includes("refused") && !seen.replied, "says refused without a reply"],
    [
      !!promised.outcome && seen.outcomes.some((outcome) => outcome !== promised.outcome),
      `says ${seen.outcomes}, not ${promised.outcome}`,
    ],
    [seen.showsSecret, "shows the secret in the error"],
    [seen.errorSize > largestError, `made an error of ${seen.errorSize} characters`],
    [seen.tookMs < atLeastMs, `took ${seen.tookMs} ms, less than ${atLeastMs}`],
    [seen.taken > takesAtMost, `took ${seen.taken} bytes, more than ${takesAtMost}`],
    [
      promised.says !== undefined && seen.message !== promised.says,
      `says "${seen.message}", not "${promised.says}"`,
    ],
    ...fileBreaches(seen, fault),
    [
      (seen.retryAfterMs ?? 0) < (promised.retryAfterMs ?? 0),
      `reports retryAfterMs ${seen.retryAfterMs}, not ${promised.retryAfterMs}`,
    ],
  ];
  return found.filter(([broken]) => broken).map(([, text]) => text);
}

/** Of a call that fails nothing may be left; of one that works the whole file, by its name. */
function fileBreaches(
  { ending, kept, told }: CaseReport,
  { keeps }: Fault,
): readonly (readonly [boolean, string])[] {
  const left = JSON.stringify(kept);
  if (ending !== "ok" || !keeps) return [[left !== "{}", `left ${left} with the host`]];
  const { name, size } = keeps;
  const whole = JSON.stringify({ [name ?? "unnamed"]: size ?? pdf.length });
  return [
    [left !== whole, `left ${left} with the host, not ${whole}`],
    [!isDeepStrictEqual(told, keeps), `told the host ${JSON.stringify(told)}`],
  ];
}

function requestsOf(
  { requests, morePerSecond = 0 }: Verdict,
  tookMs: number,
): readonly [from: number, to: number] {
  const [from, to] = typeof requests === "number" ? [requests, requests] : requests;
  return [from, to + Math.ceil((morePerSecond * tookMs) / 1_000)];
}
