import { dependentRules } from "../../language/ir/rules.ts";
import { pathOf } from "../../language/ir/path.ts";
import type {
  Json,
  JsonSchema,
  Operation,
  Output,
  Parameter,
  Provider,
  Sent,
} from "../../language/ir/types.ts";
import { fixed } from "./fixture/parameter.fixture.ts";
import { provider as model, parameter } from "./provider.fixture.ts";

/** A provider with `text` in every string that is not a name of code or a word of the IR. */
export function hostileProvider(text: string): Provider {
  return {
    ...model,
    spec: `specs/${text}.yaml`,
    version: text,
    block: { type: text, name: text, description: text, color: text, category: text },
    server: { ...model.server, url: `{region}${text}`, allowedHosts: [text, `${text}.`] },
    auth: model.auth.map((credential) => ({
      ...credential,
      title: text,
      description: text,
      scopes: [text],
      sent: credential.sent.map(({ placement, value }): Sent => {
        if (placement.kind === "query") return { placement: { ...placement, name: text }, value };
        const parts = value.kind === "text" ? value.parts.slice(1) : [];
        return {
          placement: { kind: "header", name: `${credential.name}${text}` },
          // Two words, whatever the text: a prefix of one is a scheme, and other code is emitted.
          value: { kind: "text", parts: [`a p${text}`, ...parts] },
        };
      }),
    })),
    schemas: { ...model.schemas, Note: schema(text) },
    operations: model.operations.map((operation) => hostileOperation(operation, text)),
  };
}

function hostileOperation(operation: Operation, text: string): Operation {
  const isRead = operation.method === "GET";
  return {
    ...operation,
    name: text,
    description: text,
    path: isRead ? `/v1/{folder}/${text}` : `/${text}`,
    scopes: [text],
    parameters: [
      ...operation.parameters.map((each) => hostileParameter(each, text)),
      ...(isRead ? [] : bodyParameters(text)),
    ],
    written: {
      body: null,
      query: [fixed(`q${text}`, { [text]: [text] })],
      headers: [fixed(`c${text}`, text)],
    },
    rules: [
      {
        when: { region: { given: true } },
        need: { region: { matches: text } },
        input: "region",
        severity: "warning",
        message: text,
      },
      {
        when: { region: { given: true } },
        need: { region: text },
        input: "region",
        severity: "error",
        message: text,
      },
    ],
    replies: operation.replies.map((reply) => ({ ...reply, description: text })),
    errors: {
      message: [text],
      code: [text],
      requestId: [isRead ? text : `${text} `],
      codes: { [text]: "not_found" },
      when: [
        { if: { status: 200, [text]: { is: { [text]: text }, not: null } }, code: "not_found" },
        { if: { [text]: { any: { [text]: { contains: text } } } }, code: "not_found" },
      ],
    },
    policy: { resetHeaders: [text], finalCodes: [text, `${text} `], idempotencyHeader: text },
    accept: [{ status: 404, if: { [text]: text }, output: { data: [text, { [text]: text }] } }],
    outputs: operation.outputs.map((output) => hostileOutput(output, text)),
    examples: operation.examples.map((example) => ({ ...example, name: text })),
  };
}

function hostileParameter(each: Parameter, text: string): Parameter {
  const { placement } = each;
  const isText = each.type === "string";
  return {
    ...each,
    title: text,
    description: text,
    limits: isText ? { pattern: text, format: text, enum: [`1${text}`, `2${text}`] } : {},
    ...(isText && each.default !== undefined && { default: text }),
    ...(each.example !== undefined && { example: { [text]: text } }),
    placement:
      placement.kind === "query" || placement.kind === "header"
        ? { ...placement, name: `${each.name}${text}` }
        : placement,
    when: each.when && { kind: [`1${text}`, text] },
    ...(each.rules && {
      rules: dependentRules(
        each.name,
        {
          input: "kind",
          severity: each.rules[0]?.severity ?? "error",
          values: { [`1${text}`]: [text], [text]: [`1${text}`] },
        },
        {},
      ),
    }),
  };
}

/** Members of the body, whose names the manifest chooses freely. */
function bodyParameters(text: string): readonly Parameter[] {
  const property = (...path: string[]) => ({ kind: "property" as const, path });
  return [
    parameter("nested", { placement: property(`n${text}`, text), description: text }),
    parameter("sent", { placement: property(`s${text}`), default: text, sendDefault: true }),
    parameter("list", {
      type: "json",
      shape: "any",
      placement: property(`l${text}`),
      default: [text, { [text]: text }],
      sendDefault: true,
    }),
  ];
}

function hostileOutput(output: Output, text: string): Output {
  return {
    ...output,
    description: text,
    source: {
      kind: "path",
      paths: [pathOf(["body", text])],
      steps: [{ each: { members: { [text]: text } } }, { omit: [text] }],
    },
    ...(output.default !== undefined && { default: { [text]: text } }),
    schema: output.name === "data" ? schema(text) : { enum: [`1${text}`, `2${text}`] },
  };
}

function schema(text: string): JsonSchema {
  const value: Json = { [text]: [text, null, 1] };
  return {
    type: "object",
    title: text,
    description: text,
    required: [text],
    properties: {
      [text]: { type: "string", description: text, default: text, examples: [text] },
      [`x${text}`]: { enum: [text, `2${text}`], description: text },
      [`y${text}`]: { const: value },
    },
  };
}
