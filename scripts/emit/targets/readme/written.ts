import { parameterNames } from "../../../language/ir/sources.ts";
import type { Member, Operation, Spread, Template } from "../../../language/ir/types.ts";

/** Where inputs travel that the manifest writes into the request, and what a GraphQL document takes. */
export function writtenNotes({ written, graphql, parameters }: Operation): readonly string[] {
  const { body, query, headers } = written;
  const inBody = body ? inTemplate("body", body) : [];
  const stands = [
    ...(graphql ? [] : inBody),
    ...inMembers("query", query),
    ...inMembers("headers", headers),
  ];
  const placed = parameters.flatMap(({ name }) => {
    const places = stands.filter((each) => each.name === name).map(({ place }) => place);
    return places.length === 0 ? [] : [`${name} in ${[...new Set(places)].join(", ")}`];
  });
  return [
    ...(graphql ? [documentNote(parameters, inBody)] : []),
    ...(graphql?.partial
      ? ["Data beside errors is an answer; onWarning is told of each of the errors."]
      : []),
    ...(placed.length === 0 ? [] : [`Where inputs are sent: ${placed.join("; ")}.`]),
  ];
}

/** The variables, with the inputs that are called otherwise. */
function documentNote(parameters: Operation["parameters"], inBody: readonly Stand[]): string {
  const placed = parameters.flatMap(({ name, placement }) =>
    placement.kind === "property" ? [{ name, place: ["body", ...placement.path].join(".") }] : [],
  );
  const variables = [...placed, ...inBody].flatMap(({ name, place }) => {
    const [, variable] = /^body\.variables\.(.*)$/.exec(place) ?? [];
    if (variable === undefined) return [];
    return [variable === name ? name : `${variable} (${name})`];
  });
  const text = "Sends a GraphQL document";
  return variables.length === 0
    ? `${text}.`
    : `${text} with the ${variables.length === 1 ? "variable" : "variables"} ${variables.join(", ")}.`;
}

interface Stand {
  readonly name: string;
  readonly place: string;
}

/** The parameters in a template, each with the innermost named place that it stands in. */
function inTemplate(place: string, template: Template): readonly Stand[] {
  switch (template.kind) {
    case "object":
      return inMembers(place, template.members);
    case "list":
      return template.items.flatMap((item) =>
        item.kind === "spread" ? standsIn(place, item) : inTemplate(`${place}[]`, item),
      );
    case "all":
      return inTemplate(place, template.of);
    default:
      return standsIn(place, template);
  }
}

function inMembers(place: string, members: readonly (Member | Spread)[]): readonly Stand[] {
  return members.flatMap((member) => {
    if (member.kind === "spread" || typeof member.name !== "string") return standsIn(place, member);
    return inTemplate(`${place}.${member.name}`, member.value);
  });
}

function standsIn(place: string, part: Template | Spread | Member): readonly Stand[] {
  return parameterNames(part).map((name) => ({ name, place }));
}
