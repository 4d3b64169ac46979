import { tableIn } from "../../../language/ir/input-steps.ts";
import { isAlwaysGiven } from "../../../language/ir/given.ts";
import type { Choice, Hole, Parameter, Spread, Text } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { call, text } from "./call-view.ts";
import { sentValue } from "./sent-value.ts";

type Parameters = readonly Parameter[];

/** The first of its choices that is given; what is never reached is not written. */
export function holeExpression({ choices }: Hole, of: Parameters): ExpressionView {
  const certain = choices.findIndex((choice) =>
    isAlwaysGiven({ kind: "hole", choices: [choice] }, of),
  );
  const reached = certain < 0 ? choices : choices.slice(0, certain + 1);
  const [only, ...others] = reached.map((choice) => choiceExpression(choice, of));
  // The check stage refuses a hole without choices.
  if (only === undefined) throw new Error("a hole without choices");
  return others.length === 0 ? only : { kind: "first", of: [only, ...others] };
}

/** But for tables, which have no value for some. */
function withoutSteps(of: Parameters): Parameters {
  return of.map((parameter) => {
    const map = tableIn(parameter);
    return { ...parameter, convert: map ? [{ map }] : [] };
  });
}

/** One choice of a hole. */
export function choiceExpression(choice: Choice, of: Parameters): ExpressionView {
  switch (choice.kind) {
    case "text":
      return text(choice.value);
    case "uuid":
      return { kind: "read", of: "made", name: "uuid" };
    case "now": {
      const before: readonly ExpressionView[] =
        choice.minusMs === 0 ? [] : [{ kind: "value", value: choice.minusMs }];
      return { kind: "call", of: "made", name: "now", arguments: [text(choice.as), ...before] };
    }
    case "parameter": {
      if (choice.escaped) {
        return call("escaped", choiceExpression(unescaped(choice), of), text(choice.name));
      }
      const parameter = of.find(({ name }) => name === choice.name);
      // The check stage refuses a hole that names no parameter.
      if (parameter === undefined) throw new Error(`no parameter ${choice.name}`);
      if (parameter.type === "file") return fileExpression(parameter, choice.path, of);
      const value = sentValue(parameter, of);
      return choice.path.length === 0 ? value : call("inside", value, ...choice.path.map(text));
    }
    case "item":
    case "key":
    case "value": {
      const value: ExpressionView = { kind: "name", name: choice.kind };
      const isPlain = choice.kind === "key" || choice.isGiven === true;
      return isPlain ? value : call("inside", value, ...choice.path.map(text));
    }
  }
}

/** A file, or what is known of it. */
function fileExpression(
  parameter: Parameter,
  [about]: readonly string[],
  of: Parameters,
): ExpressionView {
  const read = FILE_FACTS[about ?? ""];
  if (read === undefined) return sentValue(parameter, of);
  return call(read, sentValue({ ...parameter, convert: [] }, of));
}

const FILE_FACTS: Readonly<Record<string, string>> = {
  name: "fileName",
  mediaType: "fileType",
  size: "fileSize",
};

/** What is looked at to tell whether a hole is filled. */
export function holeTest(hole: Hole, of: Parameters): ExpressionView {
  return holeExpression({ ...hole, choices: hole.choices.map(unescaped) }, withoutSteps(of));
}

/** What is looked at to tell whether a choice is given: the value before anything is made of it. */
export function choiceTest(choice: Choice, of: Parameters): ExpressionView {
  const isFile = (name: string) => of.some((each) => each.name === name && each.type === "file");
  if (choice.kind === "parameter" && isFile(choice.name)) {
    return choiceExpression({ ...choice, path: [] }, withoutSteps(of));
  }
  return choiceExpression(unescaped(choice), withoutSteps(of));
}

function unescaped(choice: Choice): Choice {
  if (choice.kind !== "parameter") return choice;
  const { escaped: _, ...plain } = choice;
  return plain;
}

/** Without a value that may be missing, a text needs no function to read it. */
export function textExpression(template: Text, of: Parameters): ExpressionView {
  const parts = template.parts.map((part) =>
    typeof part === "string" ? part : holeExpression(part, of),
  );
  return { kind: "text", tag: isAlwaysGiven(template, of) ? null : "text", parts };
}

/** The items that are spread into a list. */
export function listOf({ of: spread }: Spread, of: Parameters): ExpressionView {
  if (spread.kind !== "hole") throw new Error("only a hole is spread into a list");
  const list = holeExpression(spread, of);
  const isList = isTyped(spread, of) && isAlwaysGiven(spread, of);
  return isList ? list : call("items", list);
}

/** The members that are spread into an object. */
export function membersOf(spread: Hole, of: Parameters): ExpressionView {
  const value = holeExpression(spread, of);
  return isTyped(spread, of) ? value : call("members", value);
}

/** Whether all choices are parameters, whose types say what they are. */
function isTyped({ choices }: Hole, of: Parameters): boolean {
  return choices.every(
    (choice) =>
      choice.kind === "parameter" &&
      choice.path.length === 0 &&
      of.some(({ name, shape }) => name === choice.name && shape !== "any"),
  );
}
