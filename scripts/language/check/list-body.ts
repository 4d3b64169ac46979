import type { Template } from "../ir/types.ts";
import { member, type PreparedOperation } from "./prepared.ts";
import { travelKind } from "./rewriting.ts";

/** Whether a template is a list, or nothing, in every call; what is only known then counts as one. */
export function isList(template: Template, all: PreparedOperation["all"]): boolean {
  switch (template.kind) {
    case "list":
      return true;
    case "each":
      return template.name === null;
    case "all":
      return isList(template.of, all);
    case "hole":
      return template.choices.every((choice) => {
        if (choice.kind !== "parameter") return false;
        const parameter = member(all, choice.name);
        if (parameter === undefined || choice.path.length > 0) return true;
        return parameter.shape === "array" || travelKind(parameter) === "list";
      });
    default:
      return false;
  }
}
