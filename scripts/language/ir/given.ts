import type {
  Choice,
  Each,
  Hole,
  Member,
  Parameter,
  Spread,
  Template,
  Text,
  Written,
} from "./types.ts";

/** True when every request carries the parameter. */
export function alwaysSent(parameter: Parameter): boolean {
  const { required, sendDefault, when } = parameter;
  return when === null && (required || sendDefault) && !mayOmit(parameter);
}

/** Whether a value of the parameter is one that is not sent. */
function mayOmit({ steps = [], limits, type }: Parameter): boolean {
  const keys = type === "boolean" ? ["true", "false"] : (limits.enum ?? []).map(String);
  return steps.some(
    (step) => step.kind === "map" && keys.some((key) => !Object.hasOwn(step.values, key)),
  );
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
      return parametersOf(template.of, parameters).every(alwaysSent);
    case "json":
      return isGiven(template.of);
  }
}

/**
 * The parameters as they are inside an optional template: the only one that it names is given where the
 * template is there at all. `all`: every one that it names.
 */
export function insideOptional(
  template: Template,
  parameters: readonly Parameter[],
  all = false,
): readonly Parameter[] {
  const names = parameterNames(template);
  if (!all && names.length !== 1) return parameters;
  return parameters.map((parameter) =>
    names.includes(parameter.name) ? { ...parameter, required: true, when: null } : parameter,
  );
}

/** Whether an object holds nothing but parameters, so that none of them given leaves it without members. */
export function vanishes(template: Template): boolean {
  return (
    template.kind === "object" &&
    template.members.every(
      (member) =>
        member.kind === "member" &&
        typeof member.name === "string" &&
        (member.value.kind === "hole" || (member.optional && vanishes(member.value))),
    )
  );
}

/** Whether every request has the member. */
export function hasAlways({ name, optional, value }: Member, of: readonly Parameter[]): boolean {
  if (typeof name !== "string" && !isAlwaysGiven(name, of)) return false;
  return isAlwaysGiven(value, of) && (!optional || parametersOf(value, of).some(alwaysSent));
}

function isChoiceGiven(choice: Choice, parameters: readonly Parameter[]): boolean {
  switch (choice.kind) {
    case "uuid":
    case "now":
    case "text":
      return true;
    case "item":
    case "key":
    case "value":
      return choice.path.length === 0;
    case "parameter": {
      const found = parameters.find(({ name }) => name === choice.name);
      return found !== undefined && choice.path.length === 0 && alwaysSent(found);
    }
  }
}

/** The parameters that a template names, each once, in its order. */
export function parametersOf(
  template: Template | Spread | Member,
  parameters: readonly Parameter[],
): readonly Parameter[] {
  return parameterNames(template).flatMap(
    (name) => parameters.find((each) => each.name === name) ?? [],
  );
}

/** The names of the parameters in a template, each once, in its order. */
export function parameterNames(template: Template | Spread | Member): readonly string[] {
  const names = holesOf(template).flatMap(({ choices }) =>
    choices.flatMap((choice) => (choice.kind === "parameter" ? [choice.name] : [])),
  );
  return [...new Set(names)];
}

/** The parameters that are written where they travel. */
export function writtenNames({ body, query, headers }: Written): readonly string[] {
  const all = [...(body ? [body] : []), ...query, ...headers];
  return [...new Set(all.flatMap(parameterNames))];
}

/** Every hole of a template, in its order. */
export function holesOf(template: Template | Spread | Member): readonly Hole[] {
  switch (template.kind) {
    case "value":
      return [];
    case "hole":
      return [template];
    case "text":
      return textHoles(template);
    case "object":
      return template.members.flatMap(holesOf);
    case "list":
      return template.items.flatMap(holesOf);
    case "each":
      return eachHoles(template);
    case "join":
      return template.parts.flatMap(holesOf);
    case "all":
    case "json":
    case "spread":
      return holesOf(template.of);
    case "member": {
      const { name, value } = template;
      return [...(typeof name === "string" ? [] : textHoles(name)), ...holesOf(value)];
    }
  }
}

function textHoles({ parts }: Text): readonly Hole[] {
  return parts.filter((part) => typeof part !== "string");
}

function eachHoles({ of, name, item }: Each): readonly Hole[] {
  return [of, ...(name ? textHoles(name) : []), ...holesOf(item)];
}
