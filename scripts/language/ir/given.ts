import { tableIn } from "./input-steps.ts";
import { holesOf, sourcesOf } from "./sources.ts";
import type { Choice, Member, Parameter, Template } from "./types.ts";

/** True when every request carries the parameter. */
export function alwaysSent(parameter: Parameter): boolean {
  const { required, sendDefault, when } = parameter;
  return when === null && (required || sendDefault) && !mayOmit(parameter);
}

/** Whether a value of the parameter is one that is not sent. */
function mayOmit({ convert, limits, type }: Parameter): boolean {
  const map = tableIn({ convert });
  const keys = type === "boolean" ? ["true", "false"] : (limits.enum ?? []).map(String);
  return map !== undefined && keys.some((key) => !Object.hasOwn(map, key));
}

/** Whether a template has a value in every call. */
export function isAlwaysGiven(template: Template, parameters: readonly Parameter[]): boolean {
  const isGiven = (each: Template) => isAlwaysGiven(each, parameters);
  switch (template.kind) {
    case "value":
    case "object":
    case "list":
      return true;
    case "hole":
      return template.choices.some((choice) => isChoiceGiven(choice, parameters));
    case "text":
      return template.parts.every((part) => typeof part === "string" || isGiven(part));
    case "each":
      return isGiven(template.of);
    case "join":
      return template.parts.some(isGiven);
    case "all":
      return holesOf(template).every(isGiven);
    case "json":
      return isGiven(template.of);
  }
}

/**
 * The parameters as they are inside an optional template: the only source that it has is given where the
 * template is there at all.
 */
export function insideOptional(
  template: Template,
  parameters: readonly Parameter[],
): readonly Parameter[] {
  const [source, ...others] = sourcesOf(template);
  return others.length > 0 ? parameters : withGiven(parameters, source ? [source] : []);
}

/** The parameters as they are inside `$all`, where every hole is filled. */
export function insideAll(
  template: Template,
  parameters: readonly Parameter[],
): readonly Parameter[] {
  const choices = holesOf(template).flatMap(({ choices: [first, ...others] }) =>
    first && others.length === 0 ? [first] : [],
  );
  return withGiven(parameters, choices);
}

function withGiven(
  parameters: readonly Parameter[],
  choices: readonly Choice[],
): readonly Parameter[] {
  const names = choices.flatMap((choice) =>
    choice.kind === "parameter" && choice.path.length === 0 ? [choice.name] : [],
  );
  // Of one with a condition, only the condition is known.
  return parameters.map((parameter) =>
    names.includes(parameter.name) && parameter.when === null
      ? { ...parameter, required: true }
      : parameter,
  );
}

/** Whether an object holds nothing but sources, so that none of them given leaves it without members. */
export function vanishes(template: Template): boolean {
  return (
    template.kind === "object" &&
    template.members.every(
      (member) =>
        member.kind === "member" &&
        typeof member.name === "string" &&
        ((member.value.kind === "hole" && member.value.choices.every(isSource)) ||
          (member.optional && vanishes(member.value))),
    )
  );
}

function isSource({ kind }: Choice): boolean {
  return kind !== "uuid" && kind !== "now" && kind !== "text";
}

/** Whether every request has the member. */
export function hasAlways({ name, optional, value }: Member, of: readonly Parameter[]): boolean {
  if (typeof name !== "string" && !isAlwaysGiven(name, of)) return false;
  return isAlwaysGiven(value, of) && (!optional || staysOptional(value, of));
}

/** Whether one of the sources of an optional template is always given. */
export function staysOptional(template: Template, of: readonly Parameter[]): boolean {
  return sourcesOf(template).some((source) => isChoiceGiven(source, of));
}

function isChoiceGiven(choice: Choice, parameters: readonly Parameter[]): boolean {
  switch (choice.kind) {
    case "uuid":
    case "now":
    case "text":
      return true;
    case "key":
      return true;
    case "item":
    case "value":
      return choice.isGiven === true;
    case "parameter": {
      const found = parameters.find(({ name }) => name === choice.name);
      return found !== undefined && isTold(choice.path, found) && alwaysSent(found);
    }
  }
}

/** Whether there is a value at the path wherever there is one of the parameter: files have a name and a size. */
function isTold([about, ...others]: readonly string[], { type }: Parameter): boolean {
  if (about === undefined) return true;
  return type === "file" && others.length === 0 && (about === "name" || about === "size");
}
