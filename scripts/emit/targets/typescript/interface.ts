import type { HeadingView } from "../../render/interface.ts";
import type { TypeView } from "../../render/type.ts";
import type { PropertyView } from "./property.ts";

/** An interface, as `partials/interface.hbs` prints it. */
export interface InterfaceView {
  readonly heading: HeadingView;
  readonly properties: readonly PropertyView[];
}

/** Puts the name of an interface, its properties and what it extends together. */
export function interfaceView(
  name: string,
  properties: readonly PropertyView[],
  ...bases: readonly TypeView[]
): InterfaceView {
  return { heading: { name, bases }, properties };
}
