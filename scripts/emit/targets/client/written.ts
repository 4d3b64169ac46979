import {
  insideAll,
  insideOptional,
  isAlwaysGiven,
  staysOptional,
  vanishes,
} from "../../../language/ir/given.ts";
import { holesOf, sourcesOf } from "../../../language/ir/sources.ts";
import type { All, Each, Member, Parameter, Spread, Template } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView, ItemView } from "../../render/expression-view.ts";
import { call } from "./call-view.ts";
import { eachExpression } from "./each.ts";
import { choiceTest, holeExpression, holeTest, listOf, textExpression } from "./hole.ts";
import { madeObject, type Names, objectEntries } from "./members.ts";

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
      return {
        kind: "object",
        entries: entriesOf(template.members, of, { naming: "named", taken: [] }),
      };
    case "list":
      return listExpression(template.items, of);
    case "each":
      return eachTemplate(template, of);
    case "join": {
      const separator: ExpressionView = { kind: "value", value: template.separator };
      return call("joined", separator, { kind: "list", of: template.parts.map(inner) });
    }
    case "all":
      return allExpression(template, of);
    case "json":
      return call(template.ascii ? "asciiJson" : "jsonText", inner(template.of));
  }
}

/** A template that is not sent when none of its sources is given. */
export function optionalExpression(template: Template, of: Parameters): ExpressionView {
  // A hole that is not given leaves nothing, and `group` leaves out an object without members.
  if (template.kind === "hole" && template.choices.length === 1) {
    return templateExpression(template, of);
  }
  if (staysOptional(template, of)) return templateExpression(template, of);
  if (vanishes(template)) return call("group", templateExpression(template, of));
  const inside = insideOptional(template, of);
  const then = templateExpression(template, inside);
  // What goes without its only source by itself needs no test.
  const isText = template.kind !== "object" && template.kind !== "list";
  const goes = isText && !isAlwaysGiven(template, of) && isAlwaysGiven(template, inside);
  if (goes && sourcesOf(template).length === 1) {
    return templateExpression(template, of);
  }
  const tests = sourcesOf(template).map((source) => choiceTest(source, of));
  return { kind: "given", all: false, tests: distinct(tests), then };
}

/** The members of the body, the query or the headers. */
export function entriesOf(
  members: readonly (Member | Spread)[],
  of: Parameters,
  names: Names,
): readonly EntryView[] {
  return objectEntries(members, {
    of,
    names,
    print: templateExpression,
    value: ({ optional, value }) =>
      optional ? optionalExpression(value, of) : templateExpression(value, of),
  });
}

/** A list, or where names are made, an object; either only where what it goes through is given. */
function eachTemplate(each: Each, of: Parameters): ExpressionView {
  if (each.name === null) return eachExpression(each, of, templateExpression(each.item, of));
  const then = madeObject(each, of, templateExpression);
  if (isAlwaysGiven(each.of, of)) return then;
  return { kind: "given", all: true, tests: [holeExpression(each.of, of)], then };
}

/** An item goes where it has sources of which none is given. */
function listExpression(items: readonly (Template | Spread)[], of: Parameters): ExpressionView {
  const views = items.map((item): ItemView => {
    if (item.kind === "spread") return { kind: "spread", of: listOf(item, of) };
    const mayGo = sourcesOf(item).length > 0;
    return mayGo ? optionalExpression(item, of) : templateExpression(item, of);
  });
  const list: ExpressionView = { kind: "list", of: views };
  const isWhole = items.every((item) => item.kind === "spread" || staysAlways(item, of));
  return isWhole ? list : call("given", list);
}

/** Whether an item is there in every call. */
function staysAlways(item: Template, of: Parameters): boolean {
  return isAlwaysGiven(item, of) && (sourcesOf(item).length === 0 || staysOptional(item, of));
}

function allExpression(template: All, of: Parameters): ExpressionView {
  const tests = holesOf(template)
    .filter((hole) => !isAlwaysGiven(hole, of))
    .map((hole) => holeTest(hole, of));
  const then = templateExpression(template.of, insideAll(template, of));
  return tests.length === 0 ? then : { kind: "given", all: true, tests: distinct(tests), then };
}

function distinct(tests: readonly ExpressionView[]): readonly ExpressionView[] {
  return [...new Map(tests.map((test) => [JSON.stringify(test), test])).values()];
}
