import { diagnostic } from "../diagnostics/diagnostic.ts";
import { byRequestLine, labelledPath } from "../ir/shared-request.ts";
import type { Findings, PreparedManifest, PreparedOperation } from "./prepared.ts";

/** Operations of one method and path are told apart by their labels. */
export function* checkSharedRequests({ operations, source }: PreparedManifest): Findings {
  for (const group of byRequestLine(operations)) {
    const range = ({ at }: PreparedOperation) => source.valueAt([...at, "request"]);
    for (const each of group) {
      const other = group.find((candidate) => isMistaken(each, candidate, group));
      if (other === undefined) continue;
      const [line, request] = [each.path, labelledPath(each)].map(
        (path) => `${each.method} ${path}`,
      );
      const values = { request: request ?? "", other: other.id, line: line ?? "" };
      yield diagnostic("request-duplicate", range(each), values);
    }
    const [only, ...others] = group;
    const isWritten = only.operation.request.includes("#");
    if (others.length > 0 || only.label === undefined || !isWritten) continue;
    yield diagnostic("label-alone", range(only), { label: only.label });
  }
}

/** An earlier operation with the same label, or any other when this one has none. */
function isMistaken(
  one: PreparedOperation,
  other: PreparedOperation,
  group: readonly PreparedOperation[],
): boolean {
  if (one === other) return false;
  const isLater = group.indexOf(one) > group.indexOf(other);
  return one.label === other.label ? isLater : one.label === undefined;
}
