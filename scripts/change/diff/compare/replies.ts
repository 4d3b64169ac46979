import { isDeepStrictEqual } from "node:util";
import type { Reply, ReplyFile } from "../../../language/ir/types.ts";
import { type Change, reporter, type Positions } from "../change.ts";
import { declaredPositions, ownPositions } from "../declared.ts";
import type { OperationPair } from "./operation-pair.ts";
import { code } from "./inline-code.ts";
import { pairUp } from "./pair-up.ts";
import { named } from "./schema/node.ts";
import { type Compared, compareSchemas } from "./schemas.ts";

/** Statuses that came or went, and what differs in the bodies of the others. */
export function* compareReplies(operation: OperationPair): Iterable<Change> {
  const { base, head } = operation;
  const compared: Compared = new Set();
  yield* compareStatuses(base.replies, head.replies, {
    operation,
    compared,
    prefix: "reply",
    positionsOf: (status) => ownPositions(operation, ["reply", status]),
  });
  yield* compareStatuses(base.errorReplies, head.errorReplies, {
    operation,
    compared,
    prefix: "error-reply",
    positionsOf: (status) => declaredPositions(operation, ["errors", "reply", status]),
  });
}

interface Replies extends Statuses {
  /** Schemas of bodies in the base, which the client's type is made of. */
  readonly known: ReadonlySet<string>;
}

interface Statuses {
  readonly operation: OperationPair;
  readonly compared: Compared;
  readonly prefix: "reply" | "error-reply";
  readonly positionsOf: (status: number) => Positions;
}

function* compareStatuses(
  base: readonly Reply[],
  head: readonly Reply[],
  statuses: Statuses,
): Iterable<Change> {
  const { operation, prefix, positionsOf } = statuses;
  const report = reporter(operation.pair, operation.head.id);
  const known = new Set(base.flatMap(({ schema }) => schema ?? []));
  const { pairs, removed, added } = pairUp(base, head, isNamesake, isAlike);
  for (const [before, after] of pairs) {
    if (before.status !== after.status) {
      const positions = {
        base: positionsOf(before.status).base,
        head: positionsOf(after.status).head,
      };
      yield report(`${prefix}-status-changed`, positions, {
        from: before.status,
        to: after.status,
      });
    }
    yield* compareBodies(before, after, { ...statuses, known });
  }
  for (const { status } of removed) {
    yield report(`${prefix}-removed`, { ...positionsOf(status), head: null }, { status });
  }
  for (const { status, schema } of added) {
    const rule = isOther(schema, known) ? "form-added" : "added";
    const values = { status, schema: code(schema ?? "") };
    yield report(`${prefix}-${rule}`, { ...positionsOf(status), base: null }, values);
  }
}

/** Whether a body is unlike all that callers could read before. */
function isOther(schema: string | null, known: ReadonlySet<string>): boolean {
  return schema !== null && known.size > 0 && !known.has(schema);
}

function isNamesake(base: Reply, head: Reply): boolean {
  return base.status === head.status;
}

/** The schema of this name may differ: it is compared as well. */
function isAlike(base: Reply, head: Reply): boolean {
  return base.schema === head.schema;
}

function* compareBodies(base: Reply, head: Reply, replies: Replies): Iterable<Change> {
  const { operation, compared, prefix, positionsOf, known } = replies;
  const { pair } = operation;
  const report = reporter(pair, operation.head.id);
  const { status } = head;
  if (base.file && head.file && !isDeepStrictEqual(base.file, head.file)) {
    const [from, to] = [fileText(base.file), fileText(head.file)];
    yield report("reply-file-changed", positionsOf(status), { status, from, to });
  }
  if (base.schema !== null && head.schema !== null) {
    const [from, to] = [readingOf(base), readingOf(head)];
    const isFile = (base.file === undefined) !== (head.file === undefined);
    if (isFile) {
      yield report("reply-file-replaced", positionsOf(status), { status, from, to });
      return;
    }
    const before = named(base.schema, pair.base.provider.schemas);
    const after = named(head.schema, pair.head.provider.schemas);
    const all = [...compareSchemas(before, after, report, compared)];
    // How each way is described is nobody's own text.
    const found = all.filter(({ rule }) => from === to || rule !== "reply-description-changed");
    yield* found;
    // What else callers read says that it is read in another way.
    if (from !== to && found.length === 0) {
      yield report("reply-reading-changed", positionsOf(status), { status, from, to });
    }
  } else if (base.schema !== head.schema) {
    const isForm = prefix === "error-reply" && isOther(head.schema, known);
    const rule = isForm ? "form-added" : head.schema === null ? "body-removed" : "body-added";
    const values = { status, schema: code(head.schema ?? "") };
    yield report(`${prefix}-${rule}`, positionsOf(status), values);
  }
}

/** What a body is read as. */
function readingOf({ isText, listing, file }: Reply): string {
  if (file) return "a file";
  if (listing) return listing === "lines" ? "lines of JSON" : "a stream of events";
  return isText ? "text" : "JSON";
}

/** `application/pdf` of at most 1000 bytes */
function fileText({ mediaType = "any type", maxBytes }: ReplyFile): string {
  const most = maxBytes === undefined ? "" : ` of at most ${maxBytes} bytes`;
  return code(`${mediaType}${most}`);
}
