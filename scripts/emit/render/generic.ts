import { id } from "./encode.ts";
import { layOut } from "./layout.ts";
import { typeList } from "./list.ts";
import { type TypeView, typeDoc } from "./type.ts";

/** A name with type arguments in a statement of its own, not indented. */
export interface GenericView {
  readonly name: string;
  readonly arguments: readonly TypeView[];
  /** Characters before the name, and after the arguments on their last line. */
  readonly column: number;
  readonly after: number;
}

/** `ReturnType<typeof createBooksClient>`, with an argument per line where they do not fit on one. */
export function printGeneric({ name, arguments: types, column, after }: GenericView): string {
  return layOut([id(name), typeList(types.map(typeDoc))], { indent: 0, column }, after);
}
