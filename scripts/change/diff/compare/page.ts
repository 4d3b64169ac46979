import type { CollectedPages, Page } from "../../../language/ir/types.ts";
import { type Change, type Report, reporter } from "../change.ts";
import { ownPositions } from "../declared.ts";
import { code, codeOrNothing } from "./inline-code.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairOutputs } from "./outputs.ts";

/** How the outputs of an operation come page by page. */
export function* comparePage(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const positions = ownPositions(operation, ["page"]);
  if (base.page && head.page) yield* compareWay(operation, base.page, head.page, report);
  else if (base.page) yield report("page-removed", positions, { from: code(base.page.output) });
  else if (head.page) yield report("page-added", positions, { to: code(head.page.output) });
}

function* compareWay(
  operation: OperationPair,
  base: Page,
  head: Page,
  report: Report,
): Iterable<Change> {
  // Where the items lie is reported for the output that gives them, and so is its new name.
  const { pairs } = pairOutputs(operation);
  const isSame = pairs.some(
    ([one, other]) => one.name === base.output && other.name === head.output,
  );
  if (!isSame) {
    const values = { from: code(base.output), to: code(head.output) };
    yield report("page-items-changed", ownPositions(operation, ["page", "items"]), values);
  }
  for (const name of ["next", "more"] as const) {
    const [from, to] = [base[name], head[name]];
    // A cursor in place of a number, or the other way round, is another way.
    const isOther = name === "next" && !base.counted !== !head.counted;
    if (from === to || isOther) continue;
    const values = { from: codeOrNothing(from), to: codeOrNothing(to) };
    yield report(`page-${name}-changed`, ownPositions(operation, ["page", name]), values);
  }
  const ways = [wayOf(base), wayOf(head)] as const;
  if (ways[0] !== ways[1] && (base.counted || head.counted)) {
    const values = { from: code(ways[0]), to: code(ways[1]) };
    yield report("page-count-changed", ownPositions(operation, ["page"]), values);
  }
  yield* compareCollect(operation, [base.collect, head.collect], report);
  const [from, to] = [sendingOf(base), sendingOf(head)];
  if (from !== to)
    yield report("page-sending-changed", ownPositions(operation, ["page", "send"]), {
      from: code(from),
      to: code(to),
    });
}

/** How many items of all pages a call gives. */
function* compareCollect(
  operation: OperationPair,
  [base, head]: readonly [CollectedPages | undefined, CollectedPages | undefined],
  report: Report,
): Iterable<Change> {
  const [from, to] = [base, head].map((each) => each && code(collectText(each)));
  if (from === to) return;
  const positions = ownPositions(operation, ["page", "collect"]);
  if (to === undefined) yield report("page-collect-removed", positions, { from: from ?? "" });
  else if (from === undefined) yield report("page-collect-added", positions, { to });
  else {
    // A parameter that limits it now is one that callers need not give.
    const isSame = base?.limit === head?.limit && (head?.max ?? 0) > (base?.max ?? 0);
    yield report(`page-collect-${isSame ? "raised" : "changed"}`, positions, { from, to });
  }
}

/** As manifests say it. */
function collectText({ limit, max }: CollectedPages): string {
  return limit === null ? `max: ${max}` : `limit: ${limit}, max: ${max}`;
}

/** How the next page is found, as manifests say it. What counts without a size is another change. */
function wayOf({ counted, next }: Page): string {
  if (!counted) return `next: ${next}`;
  const { usual: _, ...words } = counted;
  const said = Object.entries(words).filter(([, value]) => value !== null);
  return said.map(([word, value]) => `${word}: ${value}`).join(", ");
}

/** As manifests say it. */
function sendingOf({ send, following }: Page): string {
  const name = send.kind === "url" ? "url" : send.name;
  return following === undefined ? name : `${name} of ${following}`;
}
