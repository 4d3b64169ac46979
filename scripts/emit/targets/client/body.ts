import { bodyTree } from "../../../language/ir/body-tree.ts";
import { allSent } from "../../../language/ir/credentials.ts";
import { parameterNames } from "../../../language/ir/sources.ts";
import type { Member, Operation, Parameter, Spread, Template } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { mediaTypeOf } from "../openapi/body.ts";
import { call } from "./call-view.ts";
import { optionalExpression, templateExpression } from "./written.ts";

/** The body of the request, put together from what is placed in it; null when there is none. */
export function bodyExpression(operation: Operation): ExpressionView | null {
  const body = bodyTree(operation);
  if (body === null) return null;
  const { template, isAlwaysSent } = body;
  const { encode } = operation;
  const parameters = allSent(operation);
  if (encode?.kind === "form") {
    const inputs = blamedInputs(template, parameters, []);
    const lists: ExpressionView = { kind: "value", value: encode.lists };
    const settings = inputs.length > 0 ? [lists, inputsView(inputs)] : [lists];
    const isUsual = encode.lists === "brackets" && inputs.length === 0;
    // What is not given leaves no trace in a form.
    return call("form", templateExpression(template, parameters), ...(isUsual ? [] : settings));
  }
  return isAlwaysSent
    ? templateExpression(template, parameters)
    : optionalExpression(template, parameters);
}

type BlamedInput = readonly [place: string, input: string];

/** The JSON inputs that travel under other names, and those that make names: these can be refused in a form. */
function blamedInputs(
  template: Template,
  parameters: readonly Parameter[],
  path: readonly string[],
): readonly BlamedInput[] {
  if (template.kind === "object") {
    const [maker] = template.members.flatMap(makersOf);
    return [
      ...(maker === undefined ? [] : [[`${placeText(path)}[...]`, maker] as const]),
      ...template.members.flatMap((member) => {
        if (member.kind === "spread" || typeof member.name !== "string") return [];
        const place = [...path, member.name];
        const found = blamedInputs(member.value, parameters, place);
        // Brackets that the manifest writes are its own.
        const isOwn = maker !== undefined && found.length === 0 && /[[\]]/.test(member.name);
        return isOwn ? [[placeText(place), member.name] as const] : found;
      }),
    ];
  }
  if (template.kind === "each") {
    const [maker] = parameterNames(template);
    return maker === undefined ? [] : [[`${placeText(path)}[...]`, maker]];
  }
  if (template.kind !== "hole") return [];
  const [choice] = template.choices;
  if (choice?.kind !== "parameter" || choice.path.length > 0) return [];
  const isJson = parameters.some(({ name, type }) => name === choice.name && type === "json");
  const isNamedSo = path[0] === choice.name;
  return isJson && !isNamedSo ? [[placeText(path), choice.name]] : [];
}

/** `a[b]` */
function placeText(path: readonly string[]): string {
  const [first = "", ...rest] = path.map(encodeURIComponent);
  return first + rest.map((name) => `[${name}]`).join("");
}

/** The inputs that make names of members. */
function makersOf(member: Member | Spread): readonly string[] {
  if (member.kind === "spread") return parameterNames(member.of).slice(0, 1);
  return typeof member.name === "string" ? [] : parameterNames(member.name).slice(0, 1);
}

function inputsView(inputs: readonly BlamedInput[]): ExpressionView {
  return {
    kind: "object",
    entries: inputs.map(([name, value]) => ({ name, value: { kind: "value", value } })),
  };
}

const WRITERS = {
  json: "jsonAs",
  ndjson: "linesAs",
  form: "bodyAs",
  text: "bodyAs",
  file: "fileAs",
} as const;

/** How the body is written; null where it is JSON. */
export function writeExpression({ encode }: Operation): ExpressionView | null {
  if (encode === undefined) return null;
  if (encode.kind === "multipart") {
    const lists: ExpressionView = { kind: "value", value: encode.lists };
    return call("multipart", ...(encode.lists === "repeat" ? [] : [lists]));
  }
  const type: ExpressionView = { kind: "value", value: mediaTypeOf(encode) };
  return call(WRITERS[encode.kind], type);
}
