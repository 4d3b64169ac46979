import { sentSteps } from "./input-steps.ts";
import type { Hole, Parameter, Spread, Template } from "./types.ts";

/** A body of parts, each of which is a file or a text: JSON travels as its text, each item as its own. */
export function inParts(template: Template, of: readonly Parameter[]): Template {
  if (template.kind !== "object") return template;
  const members = template.members.map((member) =>
    member.kind === "spread" ? member : { ...member, value: part(member.value, of) },
  );
  return { ...template, members };
}

function part(template: Template, of: readonly Parameter[]): Template {
  switch (template.kind) {
    case "object":
      return { kind: "json", of: template };
    case "hole":
      return isJson(template, of) ? { kind: "json", of: template } : template;
    case "value":
      return isObject(template.value)
        ? { kind: "value", value: JSON.stringify(template.value) }
        : template;
    case "list":
      return { ...template, items: template.items.map((item) => itemOf(item, of)) };
    case "each":
      return template.name === null
        ? { ...template, item: part(template.item, of) }
        : { kind: "json", of: template };
    case "all":
      return { ...template, of: part(template.of, of) };
    case "text":
    case "join":
    case "json":
      return template;
  }
}

function itemOf(item: Template | Spread, of: readonly Parameter[]): Template | Spread {
  return item.kind === "spread" ? item : part(item, of);
}

/** Whether a hole is an object in every call; of what else it holds, the client makes parts when it sends it. */
function isJson({ choices }: Hole, of: readonly Parameter[]): boolean {
  return choices.every((choice) => {
    if (choice.kind !== "parameter" || choice.path.length > 0) return false;
    const found = of.find(({ name }) => name === choice.name);
    return found?.type === "json" && found.shape === "object" && sentSteps(found).length === 0;
  });
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
