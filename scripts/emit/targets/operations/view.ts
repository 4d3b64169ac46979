import {
  acceptDefinition,
  errorDefinition,
  outputDefinitions,
  pageDefinition,
  replyKinds,
} from "../../../language/ir/definition.ts";
import { inputDefinitions } from "../../../language/ir/input-definition.ts";
import { allRules } from "../../../language/ir/rules.ts";
import type { Operation, Provider } from "../../../language/ir/types.ts";
import { requestText } from "../../../language/ir/lines.ts";
import { keywordExports } from "../../../language/ir/runtime-keywords.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import type { GenericView } from "../../render/generic.ts";
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

/** What `operations.ts.hbs` prints of one operation. */
export interface OperationView {
  readonly operation: string;
  readonly name: string;
  readonly summary: CommentView;
  readonly outputs: InterfaceView;
  readonly define: GenericView;
  /** Whether it is marked for bundlers, which then drop it where nobody uses it. */
  readonly pure: boolean;
  readonly definition: DefinitionView;
  /** Name of the error mapping that it shares with others. */
  readonly mapping: string | null;
  readonly hooks: ExpressionView | null;
  /** The type of an item of its pages. */
  readonly item: AliasView | null;
  readonly job: ExpressionView | null;
  /** What asks for every page but the first, where that is another operation. */
  readonly following: ExpressionView | null;
  readonly keywords: ExpressionView | null;
  readonly connection: string;
  readonly call: string;
}

type DefinitionView = ReturnType<typeof definitionView>;

/** One operation; `mapping` is the name of its error mapping, when it shares it. */
export function operationView(
  provider: Provider,
  operation: Operation,
  locals: LocalNames,
  mapping: string | null,
): OperationView {
  const { names } = operation;
  const connection = isConnectedApart(operation)
    ? connectionName(operation)
    : connectionOf(provider, operation).name;
  return {
    operation: operation.id,
    name: names.method,
    summary: deprecatedComment(
      commentWithCode(joinSentences([operation.description]), requestText(operation)),
      insteadOf(provider, operation),
    ),
    outputs: interfaceView(names.outputs, outputProperties(operation, locals.schemas)),
    define: defineView(provider, operation, locals),
    pure: isPure(operation),
    definition: definitionView(provider, operation),
    mapping,
    hooks: aroundExpression(provider, operation, locals, connection),
    item: operation.page ? itemView(operation, operation.page, locals.schemas) : null,
    job: jobExpression(provider, operation, locals),
    following: followingExpression(provider, operation, locals),
    keywords: keywordsExpression(keywordExports(provider, operation), locals),
    connection: locals.connections.get(connection) ?? connection,
    call: callName(operation, locals),
  };
}

/** What marks a call for bundlers; stands in the template. */
const PURE = "/* @__PURE__ */ ";

/** Where the name is so long that the mark would not fit on its line, the formatter indents all. */
function isPure({ names }: Operation): boolean {
  return names.method.length <= 50;
}

function defineView(
  provider: Provider,
  operation: Operation,
  { define, credentials }: LocalNames,
): GenericView {
  const { names } = operation;
  const { type } = connectionOf(provider, operation);
  const { function: name, types } = defineWith(provider, operation);
  const values = [named(names.params), named(credentials.get(type) ?? type)];
  return {
    name: define.get(name) ?? name,
    arguments: [
      named(names.inputs),
      { kind: "intersection", of: values },
      named(names.outputs),
      ...types,
    ],
    column: `export const ${names.method} = ${isPure(operation) ? PURE : ""}`.length,
    after: "({".length,
  };
}

/** The operation as the runtime's data; null for what it does not have. */
function definitionView(provider: Provider, operation: Operation) {
  const inputs = inputDefinitions(provider, operation);
  const rules = allRules(operation);
  const accept = acceptDefinition(operation);
  return {
    id: operation.id,
    provider: provider.id,
    name: operation.name,
    effect: operation.effect,
    inputs,
    rules: rules.length > 0 ? rules : null,
    outputs: outputDefinitions(provider, operation),
    replies: replyKinds(provider, operation),
    errors: errorDefinition(operation),
    accept: operation.accept.length > 0 ? accept : null,
    page: operation.page ? pageDefinition(operation.page) : null,
  };
}
