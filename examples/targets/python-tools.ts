import {
  defineTarget,
  type Json,
  type JsonSchema,
  type Operation,
  type Parameter,
  type Provider,
} from "blockwright";

// Tool definitions for a language model that is called from Python: `tools.json` with the definitions,
// and a module (Python 3.11 or newer) that types what the model gives and hands them out as the two common APIs take them.
export default defineTarget({
  id: "python-tools",
  ir: 2,
  emit(provider) {
    const tools = provider.operations.map(tool);
    return [
      { path: "tools.json", use: "data", contents: `${JSON.stringify(tools, null, 2)}\n` },
      {
        path: `${moduleName(provider)}.py`,
        use: "packed",
        contents: pythonModule(provider, tools),
      },
    ];
  },
});

/** `books_tools`: an identifier of Python. */
function moduleName({ id }: Provider): string {
  return `${id.replaceAll("-", "_")}_tools`;
}

function tool(operation: Operation) {
  const { id, description } = operation;
  const parameters = forModels(operation);
  const required = parameters.filter((each) => each.required).map(({ name }) => name);
  const properties = Object.fromEntries(parameters.map((each) => [each.name, valueSchema(each)]));
  const schema: JsonSchema = { type: "object", properties, required, additionalProperties: false };
  return { name: id, description, input_schema: schema };
}

/** What a model may fill in. Credentials and what only a user may give come from the program. */
function forModels({ parameters }: Operation): readonly Parameter[] {
  return parameters.filter(({ visibility }) => visibility === "user-or-llm");
}

function valueSchema({
  type,
  shape,
  limits,
  convert,
  description,
  ...rest
}: Parameter): JsonSchema {
  const isList = convert.includes("csv");
  return {
    ...(shape !== "any" && { type: shape ?? type }),
    description: isList ? `${description} Separated by commas.` : description,
    // Limits and default of a list are those of its items, which a schema of its text cannot say.
    ...(!isList && limits),
    ...(!isList && rest.default !== undefined && { default: rest.default }),
  };
}

const PYTHON_TYPES = { string: "str", integer: "int", number: "float", boolean: "bool" } as const;

function pythonModule(provider: Provider, tools: readonly Json[]): string {
  const { block, spec, operations } = provider;
  return `${[
    literal(`Tools of ${block.name} for language models. Generated from ${spec}; do not edit.`),
    "",
    "from typing import Any, Final, NotRequired, Required, TypedDict",
    ...operations.flatMap(inputsType),
    "",
    "# As the Messages API of Anthropic takes them.",
    `TOOLS: Final[list[dict[str, Any]]] = ${literal(tools)}`,
    "",
    "",
    "def openai_tools() -> list[dict[str, Any]]:",
    '    """The same as the Chat Completions API of OpenAI takes them."""',
    "    return [",
    "        {",
    '            "type": "function",',
    '            "function": {',
    '                "name": tool["name"],',
    '                "description": tool["description"],',
    '                "parameters": tool["input_schema"],',
    "            },",
    "        }",
    "        for tool in TOOLS",
    "    ]",
  ].join("\n")}\n`;
}

/** In the form that takes any name for a member, a keyword of Python too. */
function inputsType(operation: Operation): readonly string[] {
  const name = operation.names.inputs;
  const members = forModels(operation).map((parameter) => {
    const need = parameter.required ? "Required" : "NotRequired";
    return `        ${literal(parameter.name)}: ${need}[${pythonType(parameter)}],`;
  });
  return ["", `${name} = TypedDict(`, `    "${name}",`, "    {", ...members, "    },", ")"];
}

function pythonType({ type, shape }: Parameter): string {
  if (type === "file") return "Any";
  if (type !== "json") return PYTHON_TYPES[type];
  return { object: "dict[str, Any]", array: "list[Any]", any: "Any" }[shape ?? "any"];
}

/** A value as Python writes it. A string of JSON is one of Python, too. */
function literal(value: Json, indent = ""): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${literal(key)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  if (items.length === 0) return `${open}${close}`;
  return [open, ...items.map((item) => `${inner}${item},`), `${indent}${close}`].join("\n");
}
