import { inputOf } from "../words/steps.ts";
import { escaped } from "../../../packages/runtime/src/request/markup.ts";
import type { Choice, Hole, Parameter, Template } from "./types.ts";

/** The text of HTML or XML, in which each hole that its parameter does not leave raw is escaped. */
export function inMarkup(template: Template, of: readonly Parameter[]): Template {
  switch (template.kind) {
    case "hole":
      return inHole(template, of);
    case "text":
      return {
        ...template,
        parts: template.parts.map((part) => (typeof part === "string" ? part : inHole(part, of))),
      };
    case "join":
      return { ...template, parts: template.parts.map((part) => inMarkup(part, of)) };
    case "all":
      return { ...template, of: inMarkup(template.of, of) };
    // What has members is no text: the check stage refuses it.
    case "value":
    case "object":
    case "list":
    case "each":
    case "json":
      return template;
  }
}

function inHole(hole: Hole, of: readonly Parameter[]): Hole {
  return { ...hole, choices: hole.choices.map((choice) => inChoice(choice, of)) };
}

function inChoice(choice: Choice, of: readonly Parameter[]): Choice {
  switch (choice.kind) {
    case "text":
      return { ...choice, value: escaped(choice.value, "") };
    case "parameter":
      return isRaw(choice.name, of) ? choice : { ...choice, escaped: true };
    // A UUID and a time have nothing to escape, and only what has members goes through a list.
    case "uuid":
    case "now":
    case "item":
    case "key":
    case "value":
      return choice;
  }
}

/** Whether a parameter stands in markup as it is given. */
export function isRaw(name: string, of: readonly Parameter[]): boolean {
  return of.some(
    (each) => each.name === name && each.convert.some((step) => inputOf(step).acts === "marks"),
  );
}
