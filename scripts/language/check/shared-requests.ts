import { diagnostic } from "../diagnostics/diagnostic.ts";
import { byRequestLine, labelledPath } from "../ir/shared-request.ts";
import { requestLines } from "../lower/lines.ts";
import type { Findings, PreparedLine, PreparedManifest } from "./prepared.ts";

/** A line of an operation's request; `at` is where it stands in the manifest. */
interface OneLine extends PreparedLine {
  readonly id: string;
  readonly isLabelled: boolean;
  readonly isOfSeveral: boolean;
}

/** Operations of one method and path are told apart by their labels. */
export function* checkSharedRequests({ operations, source }: PreparedManifest): Findings {
  const lines = operations.flatMap(({ id, at, lines: all, operation: { request } }) => {
    const isLabelled = requestLines(request).some(({ line }) => line.includes("#"));
    const isOfSeveral = all.length > 1;
    return all.map((line): OneLine => {
      return { ...line, id, isLabelled, isOfSeveral, at: [...at, ...line.at] };
    });
  });
  for (const group of byRequestLine(lines)) {
    const range = ({ at }: OneLine) => source.valueAt(at);
    for (const each of group) {
      const other = group.find((candidate) => isMistaken(each, candidate, group));
      if (other === undefined) continue;
      const [line, request] = [each.path, labelledPath(each)].map(
        (path) => `${each.method} ${path}`,
      );
      const isOfSeveral = [each, other].some((mine) => mine.isOfSeveral);
      const instead = isOfSeveral
        ? `Take \`${line}\` out of the request that has several lines, which take no label`
        : `Label each of them: \`${line}#name\``;
      const values = { request: request ?? "", other: other.id, instead };
      yield diagnostic("request-duplicate", range(each), values);
    }
    const [only, ...others] = group;
    // A document labels its operation by itself.
    const isWritten = only.isLabelled;
    if (others.length > 0 || only.label === undefined || !isWritten) continue;
    yield diagnostic("label-alone", range(only), { label: only.label });
  }
}

/** An earlier operation with the same label, or any other when this one has none. */
function isMistaken(one: OneLine, other: OneLine, group: readonly OneLine[]): boolean {
  if (one === other) return false;
  const isLater = group.indexOf(one) > group.indexOf(other);
  return one.label === other.label ? isLater : one.label === undefined;
}
