import { comparedWords, type Kind } from "./keywords.ts";

type Schema = Readonly<Record<string, unknown>>;

const language = "../../specs/manifest.schema.json#";

const texts = { type: "array", items: { type: "string" } };
const byName = (each: unknown) => ({ type: "object", additionalProperties: each });
const ofTexts = byName({ type: "string" });

function members(properties: Schema, ...required: readonly string[]): Schema {
  return {
    type: "object",
    ...(required.length > 0 && { required }),
    properties,
    additionalProperties: false,
  };
}

/** The compared words of a definition, as the manifest has them, or as documentation has them. */
function words(kind: Kind, own: Schema = {}): Schema {
  const at = kind === "manifest" ? language : `${language}/$defs/${kind}`;
  const all = comparedWords(kind).map((word) => [
    word,
    own[word] ?? { $ref: `${at}/properties/${word}` },
  ]);
  return Object.fromEntries(all);
}

// Here, an empty list says that there are none.
const limits = {
  ...members(words("limits", { resetHeaders: texts })),
  description: "As in a manifest. An empty list says that there are none.",
};
const server = (kind: string) => ({
  $ref: `${language}${kind}/properties/server`,
  type: "object",
});
const codes = {
  $ref: `${language}/$defs/errors/properties/codes`,
  description: "Codes of the provider and the error that each means.",
};
const finalCodes = {
  ...texts,
  description: "Codes of the provider after which a call is not repeated; an empty list for none.",
};

const job = {
  ...members(
    words("job", {
      until: { type: "object" },
      fail: { type: "object" },
      error: ofTexts,
    }),
    "poll",
    "until",
  ),
};

const inputs = {
  type: "object",
  description: "Inputs by name, without those that every call passes unless they differ.",
};
const names = { type: "array", items: { type: "string" } };
const headers = {
  type: "object",
  additionalProperties: { type: ["string", "null"] },
  description: "Headers beside those of all calls, which null takes away; names in lower case.",
};
const call = {
  inputs,
  request: {
    type: "string",
    pattern: "^[A-Z]+ https://[^/?]",
    description: "Method and address as they travel: GET https://host/path?a=b",
  },
  headers,
  body: {
    description:
      "The body: JSON, fields of a form, parts, a list of lines, text, or a file by its base64. {$uuid} and {$now} stand for what each call makes of its own, as in a manifest. Absent for none.",
  },
  warns: { ...names, description: "Inputs that are reported as probably wrong." },
  answer: { $ref: "#/$defs/answer" },
};

const parameter = members(
  {
    ...words("parameter", {
      options: members(words("options"), "call", "take"),
    }),
    enumBy: {
      ...members(
        {
          param: { type: "string" },
          severity: { enum: ["error", "warning"] },
          values: byName(texts),
        },
        "param",
        "values",
      ),
      description:
        "Values that depend on another parameter: its value -> the values allowed with it.",
    },
    in: {
      type: "string",
      pattern: "^(path|body|none|template|(query|header|body)\\..+)$",
      description:
        "Where it travels: path, body, query.q, headers.X-Name, body.a.b, none, or template for one that is a part of something else, or has a name of its own there.",
    },
    accepts: {
      type: "array",
      description: "Further values that are sent. Limits give both ends.",
    },
    warnsOf: {
      type: "array",
      description: "Those of all accepted values that are reported as probably wrong.",
    },
    refuses: {
      type: "array",
      description:
        "Further values that are refused. Limits give those beyond, the type one of another type.",
    },
    refusesLength: {
      type: "integer",
      minimum: 0,
      description: "A text of so many characters is refused.",
    },
    beside: {
      type: "object",
      description: "Inputs that its values need beside those of the least call.",
    },
    insteadOf: {
      type: "string",
      description: "The parameter of the least call that it takes the place of.",
    },
  },
  "type",
  "in",
);

const answer = {
  ...members(
    {
      status: { type: "integer" },
      headers: ofTexts,
      body: { description: "JSON, the list of lines or events, or the text of a file." },
      output: { description: "What the caller gets." },
      error: {
        type: "object",
        description: "The error that the caller gets; its status is that of the reply.",
      },
    },
    "status",
  ),
  oneOf: [{ required: ["output"] }, { required: ["error"] }],
};

const dialect = "https://json-schema.org/draft/2020-12/schema";

export const operationSchema: Schema = {
  $schema: dialect,
  title: "What the documentation of an operation says",
  ...members(
    {
      ...words("operation", {
        limits,
        server: server("/$defs/operation"),
        page: {
          anyOf: [{ type: "null" }, { $ref: `${language}/$defs/page` }],
          description: "How pages follow each other, as in a manifest; null for no pages.",
        },
      }),
      job: {
        anyOf: [{ type: "null" }, job],
        description:
          "The job that a call starts, with the outputs of its poll that say it is done or has failed; null for none.",
      },
      statuses: {
        type: "array",
        items: { type: "integer" },
        description: "Statuses of success.",
      },
      replies: {
        ...byName({
          anyOf: [{ enum: ["text", "lines", "events", "file"] }, { type: "string", pattern: "/" }],
        }),
        description:
          "Statuses of success whose reply is no JSON, as in a manifest: a file by its media type.",
      },
      outputs: {
        ...byName(
          members({ ...words("output"), optional: { const: true }, nullable: { const: true } }),
        ),
        description: "Outputs by name, with their types and whether they may be absent or null.",
      },
      codes,
      finalCodes,
      least: {
        $ref: "#/$defs/call",
        required: ["answer"],
        description:
          "The call with as little as possible; the other expectations say what they change in it.",
      },
      parameters: { $ref: "#/$defs/parameters" },
      calls: {
        ...byName({ $ref: "#/$defs/call" }),
        description: "Further calls, by what is special.",
      },
      refusals: {
        ...byName(members({ inputs, names, code: { type: "string" } }, "inputs", "names")),
        description: "Calls of which nothing is sent, by what is wrong.",
      },
      answers: {
        ...byName({ $ref: "#/$defs/answer" }),
        description: "Further replies to the least call, by what is special.",
      },
    },
    "least",
    "parameters",
  ),
  $defs: {
    answer,
    call: members(call, "inputs", "request"),
    parameters: {
      ...byName(parameter),
      description: "Every input beside those that every call passes, in the words of a manifest.",
    },
  },
};

export const providerSchema: Schema = {
  $schema: dialect,
  title: "What the documentation of a provider says",
  ...members(
    {
      ...words("manifest", {
        block: members(words("block"), "category"),
        server: server(""),
        limits,
      }),
      credentials: {
        ...byName(members(words("credential"))),
        description: "Credentials by name, as in a manifest.",
      },
      codes,
      finalCodes,
      parameters: { $ref: "operation.schema.json#/$defs/parameters" },
      shared: {
        type: "object",
        description: "Inputs that every operation requires, with the values that calls pass.",
      },
      headers: {
        ...ofTexts,
        description: "Headers of every request, beside those of its body; names in lower case.",
      },
    },
    "shared",
  ),
};
