import type { Json } from "../../language/ir/types.ts";
import { escapeInvisible, id, key, member } from "./encode.ts";
import type {
  CallView,
  EntryView,
  ExpressionView,
  GivenView,
  ItemView,
  WhenView,
} from "./expression-view.ts";
import {
  broken,
  flatOnly,
  choice,
  type Doc,
  group,
  hard,
  holdsHard,
  indent,
  join,
  late,
  layOut,
  line,
  soft,
  whole,
} from "./layout.ts";
import { argumentList, itemList, typeList } from "./list.ts";
import { holdsMembers, type Place, printValue, SHORT_KEY } from "./literal.ts";
import { typeDoc } from "./type.ts";
import { width } from "./width.ts";

/** An expression, laid out as the formatter would; short objects stand on one line. */
export function printExpression(view: ExpressionView, place: Place): string {
  return layOut(expressionDoc(view), place, 1);
}

function expressionDoc(view: ExpressionView): Doc {
  switch (view.kind) {
    case "value":
      return valueDoc(view.value);
    case "name":
      return id(view.name);
    case "read":
      return `${id(view.of)}.${member(view.name)}`;
    case "fallback":
      return [expressionDoc(view.read), " ?? ", valueDoc(view.value)];
    case "when":
      return conditionDoc(view);
    case "absent":
      return absentDoc(view);
    case "call":
      return callDoc(view);
    case "given":
      return givenDoc(view);
    case "first":
      return group(indent(join([" ??", line], view.of.map(choiceDoc))));
    case "list":
      return listDoc(view.of);
    case "later":
      return `() => ${id(view.name)}`;
    case "function":
      return functionDoc(view);
    case "text":
      return textDoc(view.tag, view.parts);
    case "object":
      return objectDoc(view.entries);
  }
}

/** Where nothing is broken, whatever its width. */
const ANYWHERE: Place = { indent: 0, column: -Infinity };

function valueDoc(value: Json): Doc {
  if (!isComposed(value)) return printValue(value, ANYWHERE);
  const isForced = printValue(value, ANYWHERE).includes("\n");
  return late((place) => printValue(value, place), isForced);
}

/** A list or object that is not empty. */
function isComposed(value: Json): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

/** A condition is broken at its question mark, then in what it tests. */
function conditionDoc({ test, values, then }: WhenView): Doc {
  const tested =
    test.kind === "read"
      ? expressionDoc(test)
      : group(["(", expressionDoc(test.read), " ??", indent([line, valueDoc(test.value)]), ")"]);
  const tests = values.map((value) => [tested, " ", group(["===", line, valueDoc(value)])]);
  return group([
    tests.length === 1 ? tests : group(join([" ||", line], tests)),
    indent([line, "? ", expressionDoc(then), line, ": undefined"]),
  ]);
}

function absentDoc({ test, then }: Extract<ExpressionView, { kind: "absent" }>): Doc {
  const tested = [expressionDoc(test), " === undefined"];
  return group([tested, indent([line, "? ", expressionDoc(then), line, ": undefined"])]);
}

/** Broken at its question mark, then between what it tests; one in another stands at the same depth. */
function givenDoc(view: GivenView): Doc {
  const [test, ...branches] = givenParts(view);
  const isChain = view.then.kind === "given";
  return group([test ?? "", indent([isChain ? hard : line, branches])]);
}

function givenParts({ all, tests, then }: GivenView): readonly Doc[] {
  const test = group(join([all ? " ||" : " &&", line], tests.map(testDoc)));
  if (then.kind !== "given") return [test, "? undefined", line, ": ", indent(operandDoc(then))];
  const [inner, ...branches] = givenParts(then);
  return [test, "? undefined", hard, ": ", indent([inner ?? "", hard, branches])];
}

function testDoc(test: ExpressionView): Doc {
  const doc = expressionDoc(test);
  if (test.kind === "read") return [doc, " === undefined"];
  const tested = test.kind === "call" || test.kind === "name" ? doc : ["(", doc, ")"];
  return group([tested, " ===", indent([line, "undefined"])]);
}

/** What follows a question mark or a colon: choices stand in parentheses. */
function operandDoc(view: ExpressionView): Doc {
  const doc = expressionDoc(view);
  return view.kind === "first" || view.kind === "fallback" ? ["(", doc, ")"] : doc;
}

/** One of several choices: of a condition without parentheses, they would be the test. */
function choiceDoc(view: ExpressionView): Doc {
  const doc = expressionDoc(view);
  const isCondition = ["when", "absent", "given"].includes(view.kind);
  return isCondition ? ["(", doc, ")"] : doc;
}

function listDoc(items: readonly ItemView[]): Doc {
  return itemList(
    items.map((item) =>
      item.kind === "spread" ? ["...", expressionDoc(item.of)] : expressionDoc(item),
    ),
  );
}

/** An object that is returned stands in parentheses. */
function functionDoc({ parameters, returns }: FunctionView, isLast = false): Doc {
  const doc = expressionDoc(returns);
  const head = `(${parameters.map((name) => id(name)).join(", ")}) =>`;
  if (isObject(returns)) return [head, " (", doc, ")"];
  if (returns.kind === "list" || returns.kind === "text") return [head, " ", doc];
  const body = returns.kind === "given" ? [flatOnly("("), doc, flatOnly(")")] : doc;
  return group([head, indent([line, body]), ...(isLast ? [broken(","), soft] : [])]);
}

type FunctionView = Extract<ExpressionView, { readonly kind: "function" }>;

/** No formatter breaks a template literal. */
function textDoc(tag: string | null, parts: readonly (string | ExpressionView)[]): Doc {
  const texts = parts.map((part) =>
    typeof part === "string" ? templateText(part) : `\${${printExpression(part, ANYWHERE)}}`,
  );
  return `${tag === null ? "" : id(tag)}\`${texts.join("")}\``;
}

/** The last object, list or function begins on the line of the call where the text before it fits. */
function callDoc({ of, name, types = [], arguments: values, isPure }: CallView): Doc {
  const mark = isPure ? "/* @__PURE__ */ " : "";
  const called = mark + (of === null ? id(name) : `${id(of)}.${member(name)}`);
  const generic = types.length > 0 ? typeList(types.map(typeDoc)) : "";
  const callee = [called, generic];
  const items = values.map(expressionDoc);
  const list = argumentList(items);
  const last = values.at(-1);
  if (last === undefined || !isHugged(last, values.slice(0, -1))) return [callee, list];
  const hugged = last.kind === "function" ? functionDoc(last, true) : items.at(-1);
  const before = items.slice(0, -1);
  if (before.some(holdsHard)) return [callee, list];
  const all = [...before.map(whole), hugged ?? ""];
  const inline = ["(", join(", ", all), ")"];
  if (generic === "") return [callee, choice(inline, list)];
  // Types are broken only where they leave no room for the parenthesis after them.
  const flat = [called, whole(generic)];
  return choice([flat, inline], choice([flat, list], [callee, choice(inline, list)]));
}

/** Whether the formatter keeps the last argument on the line: not where the one before it is of its kind. */
function isHugged(last: ExpressionView, before: readonly ExpressionView[]): boolean {
  const next = before.at(-1);
  if (last.kind === "object") return !isObject(next);
  if (last.kind === "list") return last.of.length > 0 && next?.kind !== "list";
  if (last.kind === "value") return holdsMembers(last.value) && !isObject(next);
  return last.kind === "function";
}

function isObject(view: ExpressionView | undefined): boolean {
  if (!view) return false;
  return view.kind === "object" || (view.kind === "value" && isComposed(view.value));
}

function objectDoc(entries: readonly EntryView[]): Doc {
  if (entries.length === 0) return "{}";
  const members = entries.map(entryDoc);
  const edge = isSpread(entries) ? hard : line;
  return group(["{", indent([edge, join([",", edge], members)]), broken(","), edge, "}"]);
}

/** Members of other objects, and objects among several, have lines of their own. */
function isSpread(entries: readonly EntryView[]): boolean {
  const objects = entries.filter(({ value }) => holdsObject(value));
  return objects.length > 1 || entries.some(({ name }) => name === null);
}

/** An object, or a call that takes one, as `group` does. */
function holdsObject(view: ExpressionView): boolean {
  if (view.kind === "value") return holdsMembers(view.value);
  if (view.kind === "call") return view.arguments.some(holdsObject);
  return view.kind === "object" && view.entries.length > 0;
}

/** `name: value`, or `name` for a variable that is called so, with the value on the next line where the formatter would move it. */
function entryDoc({ name, value }: EntryView): Doc {
  if (name === null) return ["...", expressionDoc(value)];
  if (value.kind === "name" && value.name === name) return id(name);
  const label = key(name);
  const doc = expressionDoc(value);
  const isShort = width(label) <= SHORT_KEY;
  const movesText = value.kind === "value" && typeof value.value === "string";
  if (value.kind === "text" || ((value.kind === "read" || movesText) && isShort)) {
    return [label, ": ", doc];
  }
  if (value.kind === "fallback" && !isComposed(value.value)) {
    const wrapped = group([expressionDoc(value.read), " ??", line, valueDoc(value.value)]);
    return [label, ":", group(indent([line, wrapped]))];
  }
  const isChoice = value.kind === "when" || value.kind === "absent" || value.kind === "given";
  if (value.kind === "read" || isChoice || movesText)
    return [label, ":", group(indent([line, doc]))];
  if (value.kind === "value") return [label, ": ", doc];
  // A function breaks where the call begins its arguments.
  if (value.kind === "call" && value.arguments.at(-1)?.kind === "function") {
    return [label, ": ", doc];
  }
  return choice([label, ": ", doc], [label, ":", indent([hard, doc])]);
}

/** Fixed text of a template literal. */
function templateText(value: string): string {
  return escapeInvisible(value.replaceAll("\\", "\\\\").replace(/[`$]/g, "\\$&"));
}
