import type {
  Member,
  Operation,
  Parameter,
  Provider,
  Spread,
  Template,
} from "../../language/ir/types.ts";
import { type Changed, changedSchemas } from "./schema-mutants.fixture.ts";

/** A draft without one of the things that it says. */
export interface Mutant {
  /** What all of a kind have in common: `limit maximum`. */
  readonly kind: string;
  /** Where: `demo_list limit`. */
  readonly at: string;
  readonly provider: Provider;
}

/** Schemas that stand for words of the language. */
const WORDS = new Set(["any", "events", "lines", "text"]);

function withoutCredential(provider: Provider, name: string): Provider {
  const left = (all: Provider["auth"]) => all.filter((each) => each.name !== name);
  const operations = provider.operations.map((operation) =>
    operation.auth ? { ...operation, auth: left(operation.auth) } : operation,
  );
  return { ...provider, auth: left(provider.auth), operations };
}

/** Every draft that lacks one thing which it has from the vendor: not the address, and no errors of others. */
export function mutantsOf(
  provider: Provider,
  hasStatus: (operation: Operation, status: number) => boolean,
): readonly Mutant[] {
  const operations = provider.operations.flatMap((operation, index) =>
    changedOperations(operation, (status) => hasStatus(operation, status)).map(
      ([kind, at, changed]) => ({
        kind,
        at: `${operation.id} ${at}`,
        provider: { ...provider, operations: provider.operations.with(index, changed) },
      }),
    ),
  );
  const named = Object.entries(provider.schemas).filter(([name]) => !WORDS.has(name));
  const schemas = named.flatMap(([name, schema]) =>
    changedSchemas(schema).map(([kind, at, changed]) => ({
      kind: `reply: ${kind}`,
      at: `${name}${at}`,
      provider: { ...provider, schemas: { ...provider.schemas, [name]: changed } },
    })),
  );
  const credentials = provider.auth.map(({ name }) => ({
    kind: "credential",
    at: name,
    provider: withoutCredential(provider, name),
  }));
  return [...operations, ...schemas, ...credentials];
}

function changedOperations(
  operation: Operation,
  hasStatus: (status: number) => boolean,
): Changed<Operation> {
  const { parameters, written, replies, errorReplies, encode } = operation;
  return [
    ...parameters.flatMap((parameter, index) =>
      changedParameters(parameter).map(
        ([kind, at, changed]) =>
          [kind, at, { ...operation, parameters: parameters.with(index, changed) }] as const,
      ),
    ),
    ...parameters.flatMap(({ name, shared }, index) => {
      const left = { ...operation, parameters: parameters.toSpliced(index, 1) };
      return shared ? [] : [["parameter", name, left] as const];
    }),
    ...(["query", "headers"] as const).flatMap((place) =>
      written[place].map((_, index) => {
        const members = written[place].toSpliced(index, 1);
        return [
          place,
          `${index}`,
          { ...operation, written: { ...written, [place]: members } },
        ] as const;
      }),
    ),
    ...(written.body ? changedTemplates(written.body) : []).map(
      ([kind, at, body]) => [kind, at, { ...operation, written: { ...written, body } }] as const,
    ),
    ...(encode
      ? [
          [
            "media type",
            encode.kind,
            { ...operation, encode: { kind: "text", mediaType: "text/other" } },
          ] as const,
        ]
      : []),
    ...(encode && "lists" in encode && parameters.some(({ shape }) => shape === "array")
      ? [
          [
            "lists of a form",
            encode.kind,
            { ...operation, encode: { ...encode, lists: "indexes" } },
          ] as const,
        ]
      : []),
    ...changedReplies(operation, "replies", replies),
    ...changedReplies(operation, "errorReplies", errorReplies).filter(([, status]) =>
      hasStatus(Number(status)),
    ),
  ];
}

function changedReplies(
  operation: Operation,
  place: "replies" | "errorReplies",
  all: Operation["replies"],
): Changed<Operation> {
  return all.flatMap((reply, index) => {
    const { status, description } = reply;
    const empty = all.with(index, { status, description, schema: null });
    const hasBody = reply.schema !== null;
    return [
      [place, `${status}`, { ...operation, [place]: all.toSpliced(index, 1) }] as const,
      ...(hasBody
        ? [[`${place} body`, `${status}`, { ...operation, [place]: empty }] as const]
        : []),
    ];
  });
}

function changedParameters(parameter: Parameter): Changed<Parameter> {
  const {
    name,
    limits,
    required,
    sendDefault,
    default: fallback,
    convert,
    lists,
    type,
  } = parameter;
  const { default: _, ...rest } = parameter;
  if (parameter.shared) return [];
  const limit = Object.keys(limits).map((word) => {
    const left = Object.fromEntries(Object.entries(limits).filter(([each]) => each !== word));
    return [`limit ${word}`, name, { ...parameter, limits: left }] as const;
  });
  return [
    ...limit,
    ...((required || sendDefault) && parameter.placement.kind !== "path"
      ? [["required", name, { ...parameter, required: false, sendDefault: false }] as const]
      : []),
    ...(fallback !== undefined ? [["default", name, rest] as const] : []),
    ...(convert.includes("csv") ? [["list", name, { ...parameter, convert: [] }] as const] : []),
    ...(lists ? [["lists", name, { ...parameter, lists: undefined as never }] as const] : []),
    ...(type === "json" ? [] : [["type", name, { ...parameter, type: OTHER[type] }] as const]),
  ];
}

/** Another type for each. */
const OTHER = {
  string: "boolean",
  boolean: "integer",
  integer: "boolean",
  number: "boolean",
  file: "boolean",
} as const;

/** Without one member at any depth. */
function changedTemplates(template: Template): Changed<Template> {
  if (template.kind === "all" || template.kind === "json") {
    const { kind } = template;
    return changedTemplates(template.of).map(([what, at, of]) => [
      what,
      at,
      { ...template, kind, of } as Template,
    ]);
  }
  if (template.kind === "list") {
    const { items } = template;
    return items.flatMap((item, index) =>
      item.kind === "spread"
        ? []
        : changedTemplates(item).map(
            ([kind, at, changed]) =>
              [kind, at, { ...template, items: items.with(index, changed) }] as const,
          ),
    );
  }
  if (template.kind !== "object") return [];
  const { members } = template;
  return members.flatMap((member, index) => [
    ["body member", nameOf(member), { ...template, members: members.toSpliced(index, 1) }] as const,
    ...(member.kind === "spread" ? [] : changedTemplates(member.value)).map(
      ([kind, at, value]) =>
        [
          kind,
          `${nameOf(member)}.${at}`,
          { ...template, members: members.with(index, { ...member, value } as Member) },
        ] as const,
    ),
  ]);
}

function nameOf(member: Member | Spread): string {
  return member.kind === "member" && typeof member.name === "string" ? member.name : "...";
}
