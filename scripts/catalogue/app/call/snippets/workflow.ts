import type { Json } from "../../../../../packages/runtime/src/index.ts";
import type { Call } from "../types.ts";
import { Code, type Entry, fieldOf, givenValues, type Written } from "./values.ts";

/** A workflow of one block, with references to the environment for what is secret. */
export function workflowSnippet(call: Call): string {
  const { page, operation } = call;
  const method = page.operations[operation.id]?.method ?? operation.id;
  const variable = (name: string) =>
    new Code(JSON.stringify(`{{${fieldOf(call, name).env ?? name}}}`));
  const inputs: readonly Entry[] = [
    ["operation", operation.id],
    ...Object.keys(call.example.keys).map((name) => [name, variable(name)] as const),
    ...givenValues(call).map(
      ([name, value]): Entry => [
        name,
        // A workflow holds no file: its host has one under a name.
        value instanceof File
          ? new Code(`"{{${page.block.type.toUpperCase()}_FILE}}" # ${JSON.stringify(value.name)}`)
          : literal(value),
      ],
    ),
  ];
  const lines = inputs.map(
    ([name, value]) => `      ${keyText(name)}:${valueText(value, "        ")}`,
  );
  return [
    "blocks:",
    `  ${keyText(method)}:`,
    `    type:${valueText(page.block.type, "")}`,
    `    name:${valueText(literal(operation.name), "")}`,
    "    inputs:",
    ...lines,
    "",
  ].join("\n");
}

/** Two braces begin a reference unless a backslash stands before them. */
function literal(value: Json): Json {
  if (typeof value === "string") return value.replaceAll("{{", "\\{{");
  if (Array.isArray(value)) return value.map(literal);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, literal(item)]));
}

/** A value after its key or dash, with the space or the lines between. */
function valueText(value: Written, indent: string): string {
  if (value instanceof Code) return ` ${value.text}`;
  if (typeof value === "string") return ` ${text(value)}`;
  if (typeof value !== "object" || value === null) return ` ${JSON.stringify(value)}`;
  const isList = Array.isArray(value);
  const items = Object.entries(value as Record<string, Json>).map(([name, item]) => {
    const head = isList ? "-" : `${keyText(name)}:`;
    return `\n${indent}${head}${valueText(item, `${indent}  `)}`;
  });
  return items.length === 0 ? ` ${isList ? "[]" : "{}"}` : items.join("");
}

function keyText(name: string): string {
  return text(name);
}

/** What YAML reads as text without quotes; anything else stands in quotes, with the escapes of JSON. */
function text(value: string): string {
  const isPlain = /^[A-Za-z][\w.,()/@+-]*( [\w.,()/@+-]+)*$/.test(value);
  const isWord = /^(true|false|null|yes|no|on|off|y|n|nan|inf)$/i.test(value);
  if (isPlain && !isWord) return value;
  return JSON.stringify(value).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
