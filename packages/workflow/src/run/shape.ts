import { isMap, type Members } from "../document/is-map.ts";
import type { Workflow } from "../types.ts";

/** Problems with the shape of a workflow: a program without types may pass anything. */
export function shapeProblems(workflow: Workflow): readonly string[] {
  const { blocks } = membersOf(workflow);
  if (!isMap(blocks)) return ["workflow: has no blocks"];
  return Object.entries(blocks).flatMap(([id, block]) => {
    const { type, inputs, connections } = membersOf(block);
    const problems: string[] = [];
    if (typeof type !== "string") problems.push(`${id}: has no type`);
    if (typeof membersOf(inputs)["operation"] !== "string")
      problems.push(`${id}: has no inputs with an operation`);
    if (connections !== undefined && !areConnections(connections))
      problems.push(`${id}: connections must be { outgoing: [{ target }] }`);
    return problems;
  });
}

function areConnections(value: unknown): boolean {
  const { outgoing } = membersOf(value);
  return (
    Array.isArray(outgoing) &&
    outgoing.every((each) => typeof membersOf(each)["target"] === "string")
  );
}

/** The members of a map; none of anything else. */
function membersOf(value: unknown): Members {
  return isMap(value) ? value : {};
}
