import { usualOf } from "../ir/converted.ts";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { ManifestPage, ManifestParameter } from "../manifest/types.ts";
import {
  type Findings,
  member,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";

/** How many items of all pages one call gives. */
export function* checkCollect(
  { collect: max = 0, limit }: ManifestPage,
  { at, all, operation, parameters, written }: PreparedOperation,
  { source }: PreparedManifest,
): Findings {
  const place = [...at, "page"];
  if (operation.graphql !== undefined && operation.partial) {
    const problem = "of `partial` data, callers learn with each page which errors stand beside it";
    yield diagnostic("page-collect-unfit", source.keyAt([...place, "collect"]), { problem });
  }
  if (limit === undefined) return;
  const unfit = (problem: string) =>
    diagnostic("page-collect-unfit", source.valueAt([...place, "limit"]), { problem });
  const parameter = member(all, limit);
  if (!parameter) {
    yield unfit(
      `"${limit}" is no parameter of this operation${didYouMean(limit, Object.keys(all))}`,
    );
    return;
  }
  for (const problem of problemsOf(parameter, max)) yield unfit(`"${limit}" ${problem}`);
  const placed = parameters.find(({ name }) => name === limit);
  const isSent = placed?.placement.kind !== "none" || written.includes(limit);
  if (isSent) yield unfit(`"${limit}" is sent, where it may mean the items of a page`);
}

function problemsOf(parameter: ManifestParameter, max: number): readonly string[] {
  const { type, minimum, maximum } = parameter;
  const usual = usualOf(parameter);
  return [
    ...(type === "integer" ? [] : [`is of type ${type}`]),
    ...(minimum === undefined || minimum < 1 ? ["has no `minimum` of 1 or more"] : []),
    ...(maximum !== undefined && maximum > max ? [`may be ${maximum}, above \`collect\``] : []),
    ...(typeof usual === "number" && usual > max
      ? [`is ${usual} by default, above \`collect\``]
      : []),
  ];
}
