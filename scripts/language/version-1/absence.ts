import { once } from "../../../packages/workflow/src/schema/answers.ts";
import { parsePath } from "../ir/path.ts";
import { textParts } from "../ir/output-text.ts";
import { mayBeAbsent } from "../ir/presence.ts";
import { isSchema, type Schemas, schemaAt } from "../ir/schema-path.ts";
import { mayBeNull } from "../ir/schema-types.ts";
import type { Json, JsonSchema } from "../ir/types.ts";
import { PLAIN } from "../ir/plain-replies.ts";
import { at, type Facts, listOf, type Loose, objectOf, operationOf, parameterOf } from "./facts.ts";
import { WORDS } from "./making.ts";

/** What the schemas of the replies say of an output whose value is missing. */
export interface Absence {
  /** Whether it may be left out. */
  readonly isOptional: boolean;
  /** Whether null is a value of it. */
  readonly isNullable: boolean;
}

interface Setting {
  readonly facts: Facts;
  readonly id: string;
  readonly schemas: Schemas;
  /** The schema of each reply; undefined where it says nothing. */
  readonly bodies: readonly (JsonSchema | undefined)[];
}

const schemasOf = once((facts: Facts): Schemas => {
  const written = objectOf(at(facts.manifest, "schemas"));
  const own = Object.entries(written).flatMap(([name, schema]) =>
    isSchema(schema) ? [[name, schema] as const] : [],
  );
  return { ...PLAIN, ...Object.fromEntries(own) };
});

function settingOf(facts: Facts, id: string): Setting {
  const schemas = schemasOf(facts);
  const replies = Object.values(objectOf(at(operationOf(facts, id), "reply")));
  const bodies = replies.map((each) => schemas[typeof each === "string" ? each : "file"]);
  return { facts, id, schemas, bodies };
}

/** Of an output as it is written: a path, or its words. */
export function absenceOf(facts: Facts, id: string, name: string, output: Loose): Absence {
  const setting = settingOf(facts, id);
  const text = textIn(output);
  const paths = text === undefined ? pathsOf(output) : pathsIn(text, setting, name);
  const isAbsent = (path: string) => mayLack(path, setting);
  const isNull = (path: string) => holdsNull(path, setting);
  const isMissing =
    text === undefined
      ? paths.length > 0 && paths.every(isAbsent)
      : paths.some((path) => isAbsent(path) || isNull(path));
  return {
    isOptional: isMissing || isLosing(output) || (paths.length > 0 && isUnanswered(name, setting)),
    isNullable: text === undefined && paths.some(isNull),
  };
}

function textIn(output: Loose): string | undefined {
  const text = at(output, "text");
  return typeof text === "string" ? text : undefined;
}

function pathsOf(output: Loose): readonly string[] {
  const from = typeof output === "string" ? output : at(output, "from");
  return listOf(from).filter((each) => typeof each === "string");
}

/** The paths in a text; another output in it is there when what it is made of is. */
function pathsIn(text: string, setting: Setting, name: string): readonly string[] {
  const outputs = objectOf(at(operationOf(setting.facts, setting.id), "output"));
  const names = Object.keys(outputs);
  return textParts(text).flatMap((part): readonly string[] => {
    if (part.kind === "fixed") return [];
    const other = part.path.replace(/^output\./, "");
    const isBefore = names.indexOf(other) < names.indexOf(name) && names.includes(other);
    if (other === part.path || !isBefore) return [part.path];
    const output = outputs[other];
    if (["const", "default"].some((word) => at(output, word) !== undefined)) return [];
    if (isLosing(output)) return ["headers.x"];
    const inner = textIn(output);
    return inner === undefined ? pathsOf(output) : pathsIn(inner, setting, other);
  });
}

/** Whether a step may make nothing of a value that is there. */
function isLosing(output: Loose): boolean {
  const take = at(output, "take");
  const words = ["join", "lines", "map"].some((word) => at(output, word) !== undefined);
  return words || take === "first" || take === "last";
}

/** Whether some reply may come without the value. */
function mayLack(path: string, { facts, id, schemas, bodies }: Setting): boolean {
  const [root, ...members] = parsed(path);
  if (root === undefined || root === "status") return false;
  if (root === "params") {
    const parameter = parameterOf(facts, id, String(members[0]));
    return members.length > 1 || at(parameter, "required") !== true;
  }
  if (root !== "body") return true;
  return bodies.some((body) => body === undefined || mayBeAbsent(body, members, schemas));
}

function holdsNull(path: string, { schemas, bodies }: Setting): boolean {
  const [root, ...members] = parsed(path);
  return bodies.some((body) => {
    const found = root === "body" && body && schemaAt(body, members, schemas);
    return found ? mayBeNull(found.schema, schemas) : false;
  });
}

/** Nothing for a malformed path. */
function parsed(path: string): readonly (string | number)[] {
  try {
    return parsePath(path);
  } catch {
    return [];
  }
}

/** Whether an error status is an answer that gives the output no value. */
function isUnanswered(name: string, { facts, id }: Setting): boolean {
  const accept = {
    ...objectOf(at(facts.manifest, "accept")),
    ...objectOf(at(operationOf(facts, id), "accept")),
  };
  return Object.values(accept).some((each) => at(each, "output", name) === undefined);
}

/** What version 2 says of an output without a description, if not its name in words. */
export function describedAs(facts: Facts, id: string, output: Loose): string | undefined {
  const { schemas, bodies } = settingOf(facts, id);
  const [path = ""] = pathsOf(output);
  const [root, ...members] = parsed(path);
  const making = ["take", "each", "divide", "is", "map", "convert"];
  if (root !== "body" || making.some((word) => at(output, word) !== undefined)) return undefined;
  const found = bodies.map((body) => body && schemaAt(body, members, schemas)?.schema.description);
  const said = found.find((each): each is string => typeof each === "string");
  const isWhole = path === "body" && WORDS.every((word) => at(output, word) === undefined);
  return said?.trim() ? said : isWhole ? "The reply." : undefined;
}

/** Whether an output says more than where its value lies and which part of it counts. */
export function isMade(output: Loose): boolean {
  const take = at(output, "take");
  const isPart = ["sum", "flat", "values", "entries"].includes(String(take));
  const isSpecial = pathsOf(output).some((path) => /^links\b|\[-\d/.test(path));
  if (isPart || isSpecial || textIn(output) !== undefined) return true;
  if (at(output, "closed") === true || at(output, "internal") === true) return true;
  const words = WORDS.filter((word) => !["each", "omit", "take"].includes(word));
  if (words.some((word) => at(output, word) !== undefined)) return true;
  const each: Json | undefined = at(output, "each");
  return (
    typeof each === "string" || Object.values(objectOf(each)).some((one) => typeof one !== "string")
  );
}
