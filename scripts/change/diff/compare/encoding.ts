import type { Encoding } from "../../../language/ir/types.ts";
import { type Change, reporter } from "../change.ts";
import { declaredPositions } from "../declared.ts";
import { code } from "./inline-code.ts";
import type { OperationPair } from "./operation-pair.ts";

/** How the body is written, and under which names the items of its lists travel. */
export function* compareEncoding(operation: OperationPair): Iterable<Change> {
  const { pair, base, head } = operation;
  const report = reporter(pair, head.id);
  const [from, to] = [textOf(base.encode), textOf(head.encode)];
  if (from !== to) {
    const positions = declaredPositions(operation, ["encode"]);
    yield report("encoding-changed", positions, { from: code(from), to: code(to) });
    return;
  }
  const [before, after] = [listsOf(base.encode), listsOf(head.encode)];
  if (before === after || before === undefined || after === undefined) return;
  yield report("lists-changed", declaredPositions(operation, ["lists"]), {
    from: code(before),
    to: code(after),
  });
}

function textOf(encode: Encoding | undefined): string {
  if (encode === undefined) return "json";
  const { kind } = encode;
  return kind === "ndjson" || !("mediaType" in encode) ? kind : encode.mediaType;
}

function listsOf(encode: Encoding | undefined) {
  return encode && "lists" in encode ? encode.lists : undefined;
}
