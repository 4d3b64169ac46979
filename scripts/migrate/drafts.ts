import { type Document, isAlias, isMap, isSeq, type Node, type YAMLMap } from "yaml";
import { isText, rewrite, type TextEdit } from "./edit.ts";
import type { Migration } from "./migration.ts";
import { movedUp } from "./move-up.ts";

/**
 * From the drafts of the language to version 1: the kind of credential `oauth-access-token` became
 * `access-token`, since how the host obtains the token is its own affair; `accept` left `errors`,
 * since a reply that is accepted is none. Drafts may lack what version 1 demands, such as the schema
 * of a reply; that cannot be invented, and `npm run check` names it.
 */
export const drafts: Migration = {
  from: 0,
  to: 1,
  // Drafts were written before versions were told apart. Version 1 refuses every form that is changed
  // here, so that a manifest which has one is a draft, whatever it says.
  claims: [0, 1],
  edits: (document, root, text) => [
    ...kinds(document, root, text),
    ...[root, ...operationsOf(document, root)].flatMap((map) =>
      movedUp(text, map, "errors", "accept"),
    ),
  ],
};

function kinds(document: Document, root: YAMLMap<Node, Node>, text: string): readonly TextEdit[] {
  const auth = resolved(document, root.get("auth", true));
  const credentials = isSeq<Node>(auth) ? auth.items.map((item) => resolved(document, item)) : [];
  const written = credentials.flatMap((credential) => {
    const kind = isMap<Node, Node>(credential) && resolved(document, credential.get("kind", true));
    return isText(kind, "oauth-access-token") ? [kind] : [];
  });
  return [...new Set(written)].map((kind) => rewrite(text, kind, "access-token"));
}

function operationsOf(document: Document, root: YAMLMap<Node, Node>) {
  const operations = resolved(document, root.get("operations", true));
  if (!isMap<Node, Node>(operations)) return [];
  return operations.items.map(({ value }) => value).filter((value) => isMap<Node, Node>(value));
}

function resolved(document: Document, node: unknown): unknown {
  return isAlias(node) ? node.resolve(document) : node;
}
