import { type Base, baseOf } from "../cases/base.ts";
import type { Reply } from "../contract/case.ts";
import type { Contract, JobContract, OperationContract } from "../contract/types.ts";
import { nextOf } from "../flows/followed-pages.ts";
import { jobAnswer } from "../flows/job-answer.ts";
import { sentRequest } from "../run/sent-request.ts";
import { firstPage, lastPage, laterPages, nextAddresses } from "./pages.ts";
import type { Asked } from "./answer.ts";

type Reason = { readonly reason: string };

/** What a provider answers when all is well. */
export interface Replies {
  /** The reply to a request that the document describes, or what the manifest has to say for there to be one. */
  replyTo(operation: OperationContract, asked: Asked): Promise<Reply | Reason>;
  /** The page at an address that a reply has named; undefined where none has. */
  pageAt(asked: Pick<Asked, "method" | "path" | "search">): Promise<Reply | undefined>;
  /** Hears which request was answered. */
  answered(operation: OperationContract, asked: Asked): void;
}

/**
 * Each operation is answered with its first success. Pages end with the second; a job is pending when it
 * is first asked for after a start, and done then.
 */
export function repliesOf(contract: Contract): Replies {
  const jobs = contract.jobs.map((job) => ({ job, asked: new Set<string>() }));
  const base = kept(baseOf);
  const paged = (operation: OperationContract) => {
    const own = base(operation);
    const { page } = operation;
    return page && !("reason" in own) ? { contract, operation, page, ...own } : null;
  };
  const later = kept(async (operation: OperationContract) => {
    const own = paged(operation);
    return own ? await laterPages(own) : () => false;
  });
  const addresses = kept(async ({ operations }: Contract) => {
    const all = operations
      .filter(({ page }) => page?.send === "url")
      .flatMap((each) => paged(each) ?? []);
    const found = all.map(async (own) => {
      const { method } = own.operation;
      return (await nextAddresses(own)).map((address) => [`${method} ${address}`, own] as const);
    });
    return new Map((await Promise.all(found)).flat());
  });

  async function pageOf(operation: OperationContract, own: Base, asked: Asked): Promise<Reply> {
    const before = contract.operations.find(({ page }) => page?.with === operation.id);
    const leading = before ? paged(before) : null;
    if (leading) {
      const isLast = (await nextOf(leading.operation, leading.inputs, own.reply)) === null;
      return isLast ? own.reply : await lastPage(leading);
    }
    const pages = paged(operation);
    if (!pages) return own.reply;
    const isLater = (await later(operation))(await sentRequest(requestOf(asked)));
    return await (isLater ? lastPage : firstPage)(pages);
  }

  return {
    async replyTo(operation, asked) {
      const polled = jobs.find(({ job }) => job.poll === operation.id);
      if (polled) return jobAnswer(polled.job, operation, {}, stateIn(polled, asked));
      const own = base(operation);
      return "reason" in own ? own : await pageOf(operation, own, asked);
    },
    async pageAt({ method, path, search }) {
      const own = (await addresses(contract)).get(`${method} ${path}${search}`);
      return own && (await lastPage(own));
    },
    answered({ id }, asked) {
      for (const each of jobs) {
        if (each.job.start.includes(id)) each.asked.clear();
        if (each.job.poll === id) each.asked.add(keyOf(asked));
      }
    },
  };
}

interface AskedJob {
  readonly job: JobContract;
  /** Requests that were answered since the last start. */
  readonly asked: ReadonlySet<string>;
}

function stateIn({ asked }: AskedJob, request: Asked): "pending" | "done" {
  return asked.has(keyOf(request)) ? "done" : "pending";
}

function keyOf({ path, search, body }: Asked): string {
  return `${path}${search} ${body.toString("base64")}`;
}

function requestOf({ method, path, search, headers, body }: Asked): Request {
  const type = headers["content-type"];
  return new Request(`http://127.0.0.1${path}${search}`, {
    method,
    ...(type && { headers: { "content-type": type } }),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

/** Makes of each thing once what is made of it. */
function kept<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, { readonly value: To }>();
  return (from) => {
    const known = made.get(from) ?? { value: make(from) };
    made.set(from, known);
    return known.value;
  };
}
