import {
  acceptDefinition,
  errorDefinition,
  outputDefinitions,
  pageDefinition,
  replyKinds,
} from "../../../language/ir/definition.ts";
import { allRules } from "../../../language/ir/rules.ts";
import type { Json, Operation, Provider } from "../../../language/ir/types.ts";
import { requestText } from "../../../language/ir/lines.ts";
import { keywordExports } from "../../../language/ir/runtime-keywords.ts";
import { jsonOf } from "../../../language/ir/json.ts";
import type { CallView, EntryView, ExpressionView } from "../../render/expression-view.ts";
import type { AliasView } from "../../render/type.ts";
import { type CommentView, commentWithCode, deprecatedComment } from "../typescript/comment.ts";
import { type InterfaceView, interfaceView } from "../typescript/interface.ts";
import { named } from "../typescript/schema-type.ts";
import { joinSentences } from "../sentences.ts";
import { connectionName, connectionOf, isConnectedApart } from "../connections.ts";
import { callName, keywordsExpression } from "./call.ts";
import { defineWith } from "./define.ts";
import { insteadOf } from "./deprecated.ts";
import { followingExpression } from "./following.ts";
import { aroundExpression } from "./around.ts";
import { itemView } from "./item.ts";
import { jobExpression } from "./job.ts";
import type { LocalNames } from "./names.ts";
import { outputProperties } from "./outputs.ts";
import { leadingInputs, type ProviderPart, unlike } from "./shared.ts";

/** What `operations.ts.hbs` prints of one operation. */
export interface OperationView {
  readonly operation: string;
  readonly name: string;
  readonly summary: CommentView;
  readonly outputs: InterfaceView;
  /** The type of an item of its pages. */
  readonly item: AliasView | null;
  readonly definition: CallView;
  /** Where the definition begins. */
  readonly column: number;
}

/** One operation. */
export function operationView(
  provider: Provider,
  operation: Operation,
  locals: LocalNames,
  parts: ReadonlyMap<string, ProviderPart>,
): OperationView {
  const { names } = operation;
  return {
    operation: operation.id,
    name: names.method,
    summary: deprecatedComment(
      commentWithCode(joinSentences([operation.description]), requestText(operation)),
      insteadOf(provider, operation),
    ),
    outputs: interfaceView(names.outputs, outputProperties(operation, locals.schemas)),
    item: operation.page ? itemView(operation, operation.page, locals.schemas) : null,
    definition: definitionView(provider, operation, locals, parts),
    column: `export const ${names.method} = `.length,
  };
}

/** Where the name is so long that the mark would not fit on its line, the formatter indents all. */
function isPure({ names }: Operation): boolean {
  return names.method.length <= 50;
}

function definitionView(
  provider: Provider,
  operation: Operation,
  locals: LocalNames,
  parts: ReadonlyMap<string, ProviderPart>,
): CallView {
  const { names } = operation;
  const { name: group, type } = connectionOf(provider, operation);
  const { function: define, types } = defineWith(provider, operation);
  const values = [named(names.params), named(locals.credentials.get(type) ?? type)];
  const entries = ownEntries(provider, operation, locals, parts.get(group));
  return {
    kind: "call",
    of: null,
    name: locals.define.get(define) ?? define,
    types: [
      named(names.inputs),
      { kind: "intersection", of: values },
      named(names.outputs),
      ...types,
    ],
    arguments: [
      { kind: "name", name: locals.providers.get(group) ?? group },
      { kind: "name", name: callName(operation, locals) },
      { kind: "object", entries },
    ],
    ...(isPure(operation) && { isPure: true }),
  };
}

/** What an operation has of its own, in the order in which it is read. */
function ownEntries(
  provider: Provider,
  operation: Operation,
  locals: LocalNames,
  part: ProviderPart | undefined,
): readonly EntryView[] {
  const rules = allRules(operation);
  const { credentials, inputs } = leadingInputs(provider, operation);
  const apart = isConnectedApart(operation) ? connectionName(operation) : null;
  const connect = apart ?? connectionOf(provider, operation).name;
  const { page } = operation;
  const value = (name: string, json: Json | null) =>
    entry(name, json === null ? null : { kind: "value", value: json });
  const entries = [
    value("name", operation.name),
    value("credentials", unlike(credentials, part?.credentials)),
    value("inputs", inputs),
    value("rules", rules.length > 0 ? jsonOf(rules) : null),
    value("outputs", jsonOf(outputDefinitions(provider, operation))),
    value("replies", replyKinds(provider, operation)),
    value("errors", unlike(jsonOf(errorDefinition(operation)), part?.errors)),
    value("accept", operation.accept.length > 0 ? jsonOf(acceptDefinition(operation)) : null),
    value("page", page && jsonOf(pageDefinition(page))),
    entry("following", followingExpression(provider, operation, locals)),
    entry("job", jobExpression(provider, operation, locals)),
    entry("hooks", aroundExpression(provider, operation, locals, connect)),
    entry("keywords", keywordsExpression(keywordExports(provider, operation), locals)),
    entry(
      "connect",
      apart === null ? null : { kind: "name", name: locals.connections.get(apart) ?? apart },
    ),
  ];
  return entries.flatMap((each) => each ?? []);
}

function entry(name: string, value: ExpressionView | null): EntryView | null {
  return value && { name, value };
}
