import type {
  Basic,
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

/** A value that may not be given: a parameter, an item, or what is inside it. */
export type Source = Extract<Choice, { readonly path: readonly string[] }>;

type Part = Template | Spread | Member | Basic;

/** What decides whether an optional template is there: each once, in its order. */
export function sourcesOf(template: Part): readonly Source[] {
  const sources = holesWithin(template).flatMap(({ hole, bound }) =>
    hole.choices.flatMap((choice) => {
      if (choice.kind === "uuid" || choice.kind === "now" || choice.kind === "text") return [];
      return choice.kind !== "parameter" && bound.includes(choice.kind) ? [] : [choice];
    }),
  );
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
}

/** The parameters that a template names, each once, in its order. */
export function parametersOf(
  template: Part,
  parameters: readonly Parameter[],
): readonly Parameter[] {
  return parameterNames(template).flatMap(
    (name) => parameters.find((each) => each.name === name) ?? [],
  );
}

/** The names of the parameters in a template, each once, in its order. */
export function parameterNames(template: Part): readonly string[] {
  const names = sourcesOf(template).flatMap((source) =>
    source.kind === "parameter" ? [source.name] : [],
  );
  return [...new Set(names)];
}

/** The parameters that are written where they travel. */
export function writtenNames({ body, query, headers }: Written): readonly string[] {
  const all = [...(body ? [body] : []), ...query, ...headers];
  return [...new Set(all.flatMap(parameterNames))];
}

/** The holes of a template, in its order, without those that an item of `$each` may fill. */
export function holesOf(template: Part): readonly Hole[] {
  return holesWithin(template).flatMap(({ hole, bound }) =>
    hole.choices.some(({ kind }) => bound.includes(kind)) ? [] : [hole],
  );
}

/** Whether `$each` goes through the members of an object: only then is there a key or a value. */
export function isOfMembers({ name, item }: Each): boolean {
  const parts = [...(name ? [name] : []), item];
  return parts.flatMap(sourcesOf).some(({ kind }) => kind === "key" || kind === "value");
}

interface FoundHole {
  readonly hole: Hole;
  /** What the `$each` around it gives. */
  readonly bound: readonly string[];
}

function holesWithin(template: Part): readonly FoundHole[] {
  switch (template.kind) {
    case "value":
      return [];
    case "hole":
      return [{ hole: template, bound: [] }];
    case "text":
      return textHoles(template);
    case "basic":
      return [...textHoles(template.user), ...textHoles(template.password)];
    case "object":
      return template.members.flatMap(holesWithin);
    case "list":
      return template.items.flatMap(holesWithin);
    case "each":
      return eachHoles(template);
    case "join":
      return template.parts.flatMap(holesWithin);
    case "all": {
      const { of, beside = [] } = template;
      return [...holesWithin(of), ...beside.flatMap(holesWithin)];
    }
    case "json":
    case "spread":
      return holesWithin(template.of);
    case "member": {
      const { name, value } = template;
      return [...(typeof name === "string" ? [] : textHoles(name)), ...holesWithin(value)];
    }
  }
}

function textHoles({ parts }: Text): readonly FoundHole[] {
  return parts.flatMap((part) => (typeof part === "string" ? [] : [{ hole: part, bound: [] }]));
}

function eachHoles(each: Each): readonly FoundHole[] {
  const own = [...(each.name ? textHoles(each.name) : []), ...holesWithin(each.item)];
  const gives = isOfMembers(each) ? ["key", "value"] : ["item"];
  return [
    { hole: each.of, bound: [] },
    ...own.map(({ hole, bound }) => ({ hole, bound: [...bound, ...gives] })),
  ];
}
