import { changedReply } from "../cases/change.ts";
import type { Reply } from "../contract/case.ts";
import { expectedOutcome } from "../oracle/outcome.ts";
import type { Flow, Timing } from "../contract/flow.ts";
import { flowOf, isSafe, limitedReply, repeated, type Setting, unhurried } from "./flow.ts";

/** A call that fails at first: repeated where that is safe and of use, after the wait that is asked for. */
export async function attemptFlows(setting: Setting): Promise<readonly Flow[]> {
  const { operation, inputs, reply, success } = setting;
  const flows = attemptsOf(setting).map(async ({ failed, times, isInVain, ...about }) => {
    const failing = expectedOutcome(operation, inputs, failed);
    if (failing.kind === "output") return [];
    const isDone = times > 0 && !isInVain;
    const replies = [...Array<Reply>(times).fill(failed), isDone ? reply : failed];
    const steps = repeated(setting, replies);
    const [wait] = Object.values(failed.headers);
    const error = { ...failing.error, ...(about.timing && { retryAfterMs: Number(wait) * 1000 }) };
    const outcome = isDone ? success : { ...failing, error };
    return [flowOf(setting, { ...about, steps, outcome })];
  });
  return (await Promise.all(flows)).flat();
}

/** How long a call waits at most, where its host says nothing. */
const usualWaitMs = 60_000;

/** The failure comes until it is repeated so often, then the reply. */
interface Attempts {
  readonly title: string;
  readonly keyword: string;
  readonly failed: Reply;
  readonly times: number;
  /** The last time as well. */
  readonly isInVain?: true;
  readonly timing?: Timing;
}

function attemptsOf({ operation, own: { request } }: Setting): readonly Attempts[] {
  const { retries, finalCodes, resetHeaders } = operation.repetition;
  const again = Math.min(retries, 1);
  const limited = limitedReply(1);
  const made = (how: string, keyword: string, failed: Reply, times: number) => ({
    title: `repeats ${how}`,
    keyword,
    failed,
    times,
  });
  const waiting = (header: string, ms: number, times: 0 | 1, keyword: string): Attempts => {
    const own = ms >= usualWaitMs && { maxWaitMs: undefined };
    const context = { ...unhurried, maxRetries: 1, ...own };
    return {
      title: `${times > 0 ? "waits" : "does not wait"} when ${header} is ${ms / 1000}`,
      keyword,
      failed: limitedReply(ms, { header }),
      times,
      timing: { context, lastRequestMs: ms * times, endMs: ms * times },
    };
  };
  const safely = isSafe(operation, request) ? again : 0;
  const effect = `operations.${operation.id}.effect`;
  const [codePath] = operation.errors.code;
  return [
    made("after 503", effect, limitedReply(1, { status: 503 }), safely),
    made("after 429", "limits.retries", limited, again),
    { ...made("in vain", "limits.retries", limited, retries), isInVain: true },
    ...(codePath === undefined ? [] : finalCodes).flatMap((code) => {
      const after = (value: string) => changedReply(limited, [{ path: codePath ?? "", value }]);
      return [
        made(`not after ${code}`, "errors.final", after(code), 0),
        made(`after ${code}x`, "errors.final", after(`${code}x`), again),
      ];
    }),
    ...resetHeaders.flatMap((name) => {
      const asking = (header: string) => limitedReply(3_600_000, { header });
      const title = `when ${name} asks for an hour`;
      return [
        made(`not ${title}`, "limits.resetHeaders", asking(name), 0),
        made(title.replace(name, `${name}x`), "limits.resetHeaders", asking(`${name}x`), again),
        waiting(name, 7000, 1, "limits.resetHeaders"),
      ];
    }),
    // The longest wait, and more than that.
    waiting("retry-after", usualWaitMs, 1, "limits.retries"),
    waiting("retry-after", usualWaitMs + 1000, 0, "limits.retries"),
  ];
}
