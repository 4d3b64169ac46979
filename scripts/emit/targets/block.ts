import { packageName, RUNTIME } from "../../language/ir/libraries.ts";
import type { Provider } from "../../language/ir/types.ts";
import { template } from "../render/engine.ts";
import type { EntryView, ExpressionView } from "../render/expression-view.ts";
import type { ImportView } from "../render/import.ts";
import type { MemberView } from "../render/type.ts";
import { pickersOf } from "./block/pickers.ts";
import type { Target } from "./target.ts";
import { type CommentView, comment } from "./typescript/comment.ts";
import { importView, unusedName } from "./typescript/import.ts";
import { joinSentences } from "./sentences.ts";

/** What `block.ts.hbs` prints. */
interface BlockView {
  readonly spec: string;
  readonly imports: readonly ImportView[];
  readonly summary: CommentView;
  readonly name: string;
  readonly define: string;
  readonly identity: readonly { readonly name: string; readonly value: string }[];
  readonly operations: ExpressionView;
  /** Where the choices of inputs come from; null where nothing has any. */
  readonly pickers: ExpressionView | null;
  readonly runtime: string;
  /** The block among all blocks, as a member of the runtime's registry. */
  readonly registered: MemberView;
}

const render = template<BlockView>("block.ts");

/** The provider as a workflow block: its operations behind one `execute`. */
export const blockTarget: Target = {
  id: "block",
  emit: (provider, project) => [
    {
      path: "src/block.ts",
      contents: render(blockView(provider, packageName(RUNTIME, project))),
      use: "code",
    },
  ],
};

function blockView(provider: Provider, runtime: string): BlockView {
  const { spec, names, block, operations } = provider;
  const { color, ...identity } = block;
  const methods = operations.map((operation) => operation.names.method);
  const pickers = pickersOf(provider);
  const called = pickers ? "definePickingBlock" : "defineBlock";
  const define = unusedName(called, new Set([...methods, names.block]));
  const entries = operations.map(
    (operation): EntryView => ({
      name: operation.id,
      value: { kind: "name", name: operation.names.method },
    }),
  );
  return {
    spec,
    imports: [
      importView(runtime, [called], [], new Map([[called, define]])),
      importView("./operations.ts", methods, []),
    ],
    summary: comment(joinSentences([`${block.name}: ${block.description}`])),
    name: names.block,
    define,
    identity: [
      { name: "type", value: identity.type },
      { name: "name", value: identity.name },
      { name: "description", value: identity.description },
      ...(color === null ? [] : [{ name: "color", value: color }]),
      { name: "category", value: identity.category },
    ],
    operations: { kind: "object", entries },
    pickers,
    runtime,
    registered: {
      name: block.type,
      doc: null,
      optional: false,
      type: { kind: "typeof", name: names.block },
    },
  };
}
