import type { Operation } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression.ts";
import { type BodyNode, bodyTree, nodeAlwaysSent } from "../../../language/ir/body-tree.ts";
import { sentValue } from "./sent-value.ts";

/** The body of the request, put together from what is placed in it; null when there is none. */
export function bodyExpression(operation: Operation): ExpressionView | null {
  const tree = bodyTree(operation);
  return tree && nodeExpression(tree);
}

/** Whether the body holds a group that vanishes when it is empty. */
export function usesGroup(operation: Operation): boolean {
  const tree = bodyTree(operation);
  return tree !== null && holdsOptionalGroup(tree);
}

/** A group is a plain object when something in it is always sent. */
function nodeExpression(node: BodyNode): ExpressionView {
  switch (node.kind) {
    case "parameter":
      return sentValue(node.parameter);
    case "constant":
      return { kind: "value", value: node.value };
    case "group": {
      const entries = [...node.members].map(
        ([name, member]): EntryView => ({ name, value: nodeExpression(member) }),
      );
      const object: ExpressionView = { kind: "object", entries };
      if (nodeAlwaysSent(node)) return object;
      return { kind: "call", of: null, name: "group", arguments: [object] };
    }
  }
}

function holdsOptionalGroup(node: BodyNode): boolean {
  if (node.kind !== "group") return false;
  return !nodeAlwaysSent(node) || [...node.members.values()].some(holdsOptionalGroup);
}
