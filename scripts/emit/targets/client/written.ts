import {
  alwaysSent,
  holesOf,
  insideOptional,
  isAlwaysGiven,
  parameterNames,
  parametersOf,
  vanishes,
} from "../../../language/ir/given.ts";
import type {
  Choice,
  Each,
  Hole,
  Member,
  Parameter,
  Spread,
  Template,
  Text,
} from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView, ItemView } from "../../render/expression-view.ts";
import { sentValue } from "./sent-value.ts";

type Parameters = readonly Parameter[];

/** What a template sends, as the client writes it. */
export function templateExpression(template: Template, of: Parameters): ExpressionView {
  const inner = (each: Template) => templateExpression(each, of);
  switch (template.kind) {
    case "value":
      return template;
    case "hole":
      return holeExpression(template, of);
    case "text":
      return textExpression(template, of);
    case "object":
      return { kind: "object", entries: template.members.flatMap((each) => entriesOf(each, of)) };
    case "list":
      return listExpression(template.items, of);
    case "each":
      return eachExpression(template, of);
    case "join":
      return call(
        "joined",
        { kind: "value", value: template.separator },
        {
          kind: "list",
          of: template.parts.map(inner),
        },
      );
    case "all":
      return allExpression(template.of, of);
    case "json":
      return call("jsonText", inner(template.of));
  }
}

/** A template that is not sent when none of its parameters is given. */
export function optionalExpression(template: Template, of: Parameters): ExpressionView {
  // A hole that is not given leaves nothing, and `group` leaves out an object without members.
  if (template.kind !== "object" && template.kind !== "list")
    return templateExpression(template, of);
  if (vanishes(template)) {
    return call("group", templateExpression(template, of));
  }
  const tests = parametersOf(template, of);
  if (tests.some(alwaysSent)) return templateExpression(template, of);
  const then = templateExpression(template, insideOptional(template, of));
  return { kind: "given", all: false, tests: tests.map(sentValue), then };
}

/** A member of the body, the query or the headers. */
export function entriesOf(member: Member | Spread, of: Parameters): readonly EntryView[] {
  if (member.kind === "spread") return [{ name: null, value: spreadExpression(member, of) }];
  const { name, optional } = member;
  const value = optional
    ? optionalExpression(member.value, of)
    : templateExpression(member.value, of);
  if (typeof name === "string") return [{ name, value }];
  return [{ name: null, value: call("named", textExpression(name, of), value) }];
}

function spreadExpression({ of: spread }: Spread, of: Parameters): ExpressionView {
  if (spread.kind === "hole") return holeExpression(spread, of);
  return call("merged", templateExpression(spread, of));
}

/** An item goes where it names parameters of which none is given. */
function listExpression(items: readonly (Template | Spread)[], of: Parameters): ExpressionView {
  const views = items.map((item): ItemView => {
    if (item.kind === "spread") {
      const list = holeExpression(item.of as Hole, of);
      return { kind: "spread", of: list };
    }
    const mayGo = parameterNames(item).length > 0;
    return mayGo ? optionalExpression(item, of) : templateExpression(item, of);
  });
  const list: ExpressionView = { kind: "list", of: views };
  const isWhole = items.every((item) => item.kind === "spread" || staysAlways(item, of));
  return isWhole ? list : call("given", list);
}

/** Whether an item is there in every call. */
function staysAlways(item: Template, of: Parameters): boolean {
  const parameters = parametersOf(item, of);
  return isAlwaysGiven(item, of) && (parameters.length === 0 || parameters.some(alwaysSent));
}

function holeExpression({ choices }: Hole, of: Parameters): ExpressionView {
  const values = choices.map((choice) => choiceExpression(choice, of));
  const [only] = values;
  return values.length === 1 && only ? only : { kind: "first", of: values };
}

function choiceExpression(choice: Choice, of: Parameters): ExpressionView {
  switch (choice.kind) {
    case "text":
      return { kind: "value", value: choice.value };
    case "uuid":
      return { kind: "read", of: "made", name: "uuid" };
    case "now":
      return {
        kind: "call",
        of: "made",
        name: "now",
        arguments: [choice.as, ...(choice.minusMs === 0 ? [] : [choice.minusMs])].map((value) => ({
          kind: "value",
          value,
        })),
      };
    case "parameter": {
      const parameter = of.find(({ name }) => name === choice.name);
      // The check stage refuses a hole that names no parameter.
      if (parameter === undefined) throw new Error(`no parameter ${choice.name}`);
      return insideExpression(sentValue(parameter), choice.path);
    }
    case "item":
    case "key":
    case "value":
      return insideExpression({ kind: "name", name: choice.kind }, choice.path);
  }
}

function insideExpression(value: ExpressionView, path: readonly string[]): ExpressionView {
  if (path.length === 0) return value;
  return call(
    "inside",
    value,
    ...path.map((name): ExpressionView => ({ kind: "value", value: name })),
  );
}

/** Without a value that may be missing, a text needs no function to read it. */
function textExpression(text: Text, of: Parameters): ExpressionView {
  const parts = text.parts.map((part) =>
    typeof part === "string" ? part : holeExpression(part, of),
  );
  return { kind: "text", tag: isAlwaysGiven(text, of) ? null : "text", parts };
}

/** A function of the item, or of a member's key and value. */
function eachExpression({ of: list, name, item }: Each, of: Parameters): ExpressionView {
  const holes = [...holesOf(item), ...(name ? holesOf(name) : [])];
  const kinds = holes.flatMap(({ choices }) => choices.map(({ kind }) => kind));
  const isOfMembers = kinds.includes("key") || kinds.includes("value");
  const made = templateExpression(item, of);
  const returns = name ? call("named", textExpression(name, of), made) : made;
  return call(isOfMembers ? "eachMember" : "each", holeExpression(list, of), {
    kind: "function",
    parameters: isOfMembers ? ["key", "value"] : ["item"],
    returns,
  });
}

function allExpression(template: Template, of: Parameters): ExpressionView {
  const tests = parametersOf(template, of)
    .filter((parameter) => !alwaysSent(parameter))
    .map(sentValue);
  const then = templateExpression(template, insideOptional(template, of, true));
  return tests.length === 0 ? then : { kind: "given", all: true, tests, then };
}

function call(name: string, ...values: readonly ExpressionView[]): ExpressionView {
  return { kind: "call", of: null, name, arguments: values };
}
