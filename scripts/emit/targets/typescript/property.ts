import type { MemberView, TypeView } from "../../render/type.ts";
import { type CommentView, comment, deprecatedComment } from "./comment.ts";

/** A property of an interface, with the comment above it. */
export interface PropertyView {
  readonly comment: CommentView | null;
  readonly declaration: MemberView;
}

/** Puts a property and what is said of it together. */
export function property(
  name: string,
  doc: string | null,
  type: TypeView,
  optional = false,
  deprecated: string | null = null,
): PropertyView {
  const said = doc === null ? null : deprecatedComment(comment(doc), deprecated);
  return { comment: said, declaration: { name, doc: null, optional, type } };
}
