import type {
  Accept,
  ErrorMapping,
  Output,
  ReplyKind,
  OutputStep,
} from "../../../packages/runtime/src/definition.ts";
import type { Page } from "../../../packages/runtime/src/pages/definition.ts";
import { valueType } from "./input-definition.ts";
import { valuesIn } from "../words/steps/sources.ts";
import { argumentIn, startOf, textIn } from "./output-steps.ts";
import { perOperation } from "./per-operation.ts";
import { mayBeNull, soleKind } from "./schema-types.ts";
import type * as ir from "./types.ts";

/**
 * The IR as the runtime's own data: what the emitted operations hold, and what the check of
 * examples runs. Members that say nothing are left out.
 */

/** Outputs by dotted name. */
export const outputDefinitions = perOperation((provider, operation): Record<string, Output> => {
  const { schemas } = provider;
  const { outputs, hooks } = operation;
  return Object.fromEntries(
    outputs.map((output) => {
      // What a hook makes of a body is not what the schema says, and fixed values need no judge.
      const isRead = hooks.reply === null && output.source.kind === "path" && !hasTable(output);
      const kind = isRead ? soleKind(output.schema, schemas) : undefined;
      const shape = output.type === "json" && kind ? { shape: kind } : {};
      return [output.name, outputDefinition(output, shape)];
    }),
  );
});

function outputDefinition(output: ir.Output, shape: Pick<Output, "shape">): Output {
  return {
    type: valueType(output.type),
    ...(output.type === "integer" && { integer: true }),
    ...shape,
    ...(output.source.kind === "const"
      ? { const: output.source.value }
      : sourceDefinition(output.source, closedStep(output))),
    ...(output.default !== undefined && { default: output.default }),
    ...(output.optional && { optional: true }),
    ...(output.nullable && { nullable: true }),
  };
}

type PathSource = Extract<ir.OutputSource, { readonly kind: "path" }>;

function sourceDefinition(
  { paths, steps }: PathSource,
  last: readonly OutputStep[],
): Pick<Output, "from" | "convert"> {
  const text = textIn(steps);
  // A constant lies nowhere.
  const lasting = paths.length > 0 ? paths : [ALWAYS];
  const { from, at } = startOf(text ? [presence(text)] : lasting);
  const convert = [...(at === undefined ? [] : [{ at }]), ...steps, ...last];
  return { from, ...(convert.length > 0 && { convert }) };
}

/** There is always something at it. */
const ALWAYS = "status";

/** A path without which the text is absent. */
function presence(text: readonly ir.Source[]): ir.Path {
  const paths = valuesIn(text).filter((value) => typeof value === "string");
  return paths.find((path) => !path.startsWith("item")) ?? ALWAYS;
}

/** Only the values that there are. */
function closedStep(output: ir.Output): readonly OutputStep[] {
  const { closed, known, optional } = output;
  if (!closed || !known || hasTable(output)) return [];
  // Blank text stands for nothing where nothing is allowed.
  return [{ closed: [...known, ...(optional ? [""] : [])] }];
}

/** What a table gives is in the table. */
function hasTable({ source }: ir.Output): boolean {
  return source.kind === "path" && argumentIn(source.steps, "map") !== undefined;
}

/** Statuses of success and what comes with them, as far as the schema tells. */
export function replyKinds(
  { schemas }: ir.Provider,
  { replies }: ir.Operation,
): Record<number, ReplyKind> {
  return Object.fromEntries(
    replies.map(({ status, schema, isText, listing, file }): [number, ReplyKind] => {
      if (schema === null) return [status, "empty"];
      if (file) return [status, "file"];
      if (isText) return [status, "text"];
      if (listing) return [status, listing];
      const whole = schemas[schema] ?? {};
      const kind = soleKind(whole, schemas);
      if (kind === undefined) return [status, "json"];
      return [status, mayBeNull(whole, schemas) ? `${kind}|null` : kind];
    }),
  );
}

/** Where the provider's own words lie in an error reply. */
export function errorDefinition({ errors }: ir.Operation): ErrorMapping {
  const { message, code, requestId, codes, when } = errors;
  return {
    ...(message.length > 0 && { message }),
    ...(code.length > 0 && { code }),
    ...(requestId.length > 0 && { requestId }),
    ...(Object.keys(codes).length > 0 && { codes }),
    ...(when.length > 0 && { when }),
  };
}

/** Error statuses that are answers. */
export function acceptDefinition({ accept }: ir.Operation): Record<number, Accept> {
  return Object.fromEntries(
    accept.map(({ status, if: condition, output }) => [
      status,
      {
        ...(condition && { if: condition }),
        ...(Object.keys(output).length > 0 && { output }),
      },
    ]),
  );
}

/** How pages follow each other. */
export function pageDefinition({ output, next, counted, until, send, collect }: ir.Page): Page {
  return {
    output,
    ...(next !== null && { next }),
    ...(counted && countedDefinition(counted)),
    ...(until && { until }),
    ...(send.kind === "parameter" && { send: send.name }),
    ...(collect && { collect: collectDefinition(collect) }),
  };
}

function collectDefinition({ limit, usual, max }: ir.CollectedPages) {
  return { ...(limit !== null && { limit }), ...(usual !== null && { usual }), max };
}

function countedDefinition({ by, first, ...rest }: ir.CountedPages) {
  const { size, usual, pages, total } = rest;
  return {
    by,
    first,
    ...(size !== null && { size }),
    ...(usual !== null && { usual }),
    ...(pages !== null && { pages }),
    ...(total !== null && { total }),
  };
}
