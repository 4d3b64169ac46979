import { type Base, baseOf } from "../cases/base.ts";
import type { Reply } from "../contract/case.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { jobAnswer } from "../cases/replies/job-answer.ts";
import { sentRequest } from "../run/sent-request.ts";
import type { Asked } from "./answer.ts";
import { type Pages, pagesOf } from "./pages.ts";

type Reason = { readonly reason: string };

/** What a provider answers when all is well. */
export interface Replies {
  /** The reply to a request that the document describes, or what the manifest has to say for there to be one. */
  replyTo(operation: OperationContract, asked: Asked): Promise<Reply | Reason>;
  /** The page at an address that a reply may have named; undefined where none has. */
  pageAt(asked: Pick<Asked, "method" | "path" | "search">): Promise<Reply | undefined>;
  /** Hears which request was answered. */
  answered(operation: OperationContract, asked: Asked): void;
}

/** The smallest call of an operation, and its pages where it has them. */
interface Planned extends Base {
  readonly pages: Pages | null;
}

type Plan = Planned | Reason;

/**
 * Each operation is answered with its first success. Pages end with the second; a job is pending when it
 * is first asked for after a start, and done then.
 */
export function repliesOf(contract: Contract): Replies {
  const { operations } = contract;
  const jobs = contract.jobs.map((job) => ({ job, asked: new Set<string>() }));
  const plans = new Map<OperationContract, Promise<Plan>>();
  const planOf = (operation: OperationContract) => {
    const plan = plans.get(operation) ?? plannedFor(contract, operation);
    plans.set(operation, plan);
    return plan;
  };
  const linked = operations.filter(({ page }) => page?.send === "url");

  async function pageOf(operation: OperationContract, own: Planned, asked: Asked): Promise<Reply> {
    const before = operations.find(({ page }) => page?.call === operation.id);
    const plan = before && (await planOf(before));
    const leading = plan && "pages" in plan ? plan.pages : null;
    if (leading) return (await leading.isLast(own.reply)) ? own.reply : leading.last;
    if (!own.pages) return own.reply;
    const isLater = own.pages.isLater(await sentRequest(requestOf(asked)));
    return isLater ? own.pages.last : own.pages.first;
  }

  return {
    async replyTo(operation, asked) {
      const polled = jobs.find(({ job }) => job.poll.call === operation.id);
      const state = polled?.asked.has(keyOf(asked)) ? "done" : "pending";
      if (polled) return jobAnswer(polled.job, operation, {}, state);
      const own = await planOf(operation);
      return "reason" in own ? own : await pageOf(operation, own, asked);
    },
    async pageAt({ method, path, search }) {
      for (const operation of linked.filter((each) => each.method === method)) {
        const own = await planOf(operation);
        if ("reason" in own || !own.pages?.addresses.includes(path + search)) continue;
        return own.pages.last;
      }
      return undefined;
    },
    answered({ id }, asked) {
      for (const each of jobs) {
        if (each.job.start.includes(id)) each.asked.clear();
        if (each.job.poll.call === id) each.asked.add(keyOf(asked));
      }
    },
  };
}

/** No code of the project is run: where a hook reads replies, pages are not known. */
async function plannedFor(contract: Contract, whole: OperationContract): Promise<Plan> {
  const hooks = { ...whole.hooks, request: null, reply: null, sign: null };
  const operation = { ...whole, hooks };
  const base = baseOf(operation);
  const page = whole.hooks.reply ? null : whole.page;
  if ("reason" in base) return base;
  return { ...base, pages: page && (await pagesOf({ contract, operation, page, ...base })) };
}

function keyOf({ path, search, body }: Asked): string {
  return `${path}${search} ${body.toString("base64")}`;
}

function requestOf({ method, path, search, headers, body }: Asked): Request {
  const type = headers["content-type"];
  const isSent = body.length > 0 && method !== "GET"; // fetch sends none with it
  return new Request(`http://127.0.0.1${path}${search}`, {
    method,
    ...(type && { headers: { "content-type": type } }),
    ...(isSent && { body: new Uint8Array(body) }),
  });
}
