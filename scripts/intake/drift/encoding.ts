import { bodyTree } from "../../language/ir/body-tree.ts";
import { parameterNames } from "../../language/ir/sources.ts";
import type { Lists, Operation, Template } from "../../language/ir/types.ts";
import { contentFor, mediaTypeOf } from "../content.ts";
import type { Finding } from "../finding.ts";
import { type OperationComparison, positionOf } from "./comparison.ts";
import { either } from "./list-text.ts";

/** How the body is written, beside the ways that the vendor takes. */
export function* compareEncoding(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs, report, placeOf } = comparison;
  const tree = bodyTree(ours);
  const contents = theirs.body?.contents ?? [];
  if (tree === null || theirs.body === null || contents.length === 0) return;
  const content = contentFor(theirs.body, ours.encode);
  if (content === undefined) {
    const types = either(contents.map(({ mediaType }) => mediaType));
    const position = positionOf(theirs, ["operations", ours.id, "request"]);
    yield report("body-refused", position, { types, type: mediaTypeOf(ours.encode) });
    return;
  }
  if (!ours.encode || !("lists" in ours.encode) || content.lists === undefined) return;
  const [here, there] = [ours.encode.lists, content.lists];
  if (isAlike(here, there) || !hasList(tree.template, ours)) return;
  const path = placeOf(["operations", ours.id, "lists"]);
  yield report("lists-other", positionOf(theirs, path), { here: SHOWN[here], there: SHOWN[there] });
}

const SHOWN: Readonly<Record<Lists, string>> = {
  brackets: "`a[]=x`",
  repeat: "`a=x&a=y`",
  indexes: "`a[0]=x`",
  comma: "`a=x,y`",
};

/** Where names have brackets, a place in them is as good as none. */
function isAlike(here: Lists, there: Lists): boolean {
  return here === there || (here === "indexes" && there === "brackets");
}

function hasList(template: Template, { parameters }: Pick<Operation, "parameters">): boolean {
  const names = parameterNames(template);
  const isFilled = parameters.some(
    ({ name, convert, shape }) => names.includes(name) && (convert === "csv" || shape === "array"),
  );
  return isFilled || /"kind":"(?:list|each)"/.test(JSON.stringify(template));
}
