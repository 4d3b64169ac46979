import { isReadAsList } from "../../language/ir/input-steps.ts";
import { bodyTree } from "../../language/ir/body-tree.ts";
import { parameterNames } from "../../language/ir/sources.ts";
import type { Lists, Operation, Template } from "../../language/ir/types.ts";
import { contentFor, mediaTypeOf } from "../content.ts";
import type { Finding } from "../finding.ts";
import type { OperationComparison } from "./comparison.ts";
import { either } from "./list-text.ts";

/** How the body is written, beside the ways that the vendor takes. */
export function* compareEncoding(comparison: OperationComparison): Generator<Finding> {
  const { ours, theirs, tell, placeOf } = comparison;
  const tree = bodyTree(ours);
  const contents = theirs.body?.contents ?? [];
  if (tree === null || theirs.body === null || contents.length === 0) return;
  const content = contentFor(theirs.body, ours.encode);
  if (content === undefined) {
    const types = either(contents.map(({ mediaType }) => mediaType));
    const text = `The vendor takes ${types}, not ${mediaTypeOf(ours.encode)}`;
    yield tell("sent-other", ["operations", ours.id, "request"], text);
    return;
  }
  if (!ours.encode || !("lists" in ours.encode) || content.lists === undefined) return;
  const [here, there] = [ours.encode.lists, content.lists];
  // Where names have brackets, a place in them is as good as none.
  const isAlike = here === there || (here === "indexes" && there === "brackets");
  if (isAlike || !hasList(tree.template, ours)) return;
  const text = `The vendor takes lists in the form as ${SHOWN[there]}, not as ${SHOWN[here]}`;
  yield tell("sent-other", placeOf(["operations", ours.id, "lists"]), text);
}

const SHOWN: Readonly<Record<Lists, string>> = {
  brackets: "`a[]=x`",
  repeat: "`a=x&a=y`",
  indexes: "`a[0]=x`",
  comma: "`a=x,y`",
};

function hasList(template: Template, { parameters }: Pick<Operation, "parameters">): boolean {
  const names = parameterNames(template);
  const isFilled = parameters.some(
    (each) => names.includes(each.name) && (isReadAsList(each) || each.shape === "array"),
  );
  return isFilled || /"kind":"(?:list|each)"/.test(JSON.stringify(template));
}
