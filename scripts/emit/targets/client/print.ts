import type { Parameter, Template } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";

/** Prints what a template sends. */
export type Print = (template: Template, of: readonly Parameter[]) => ExpressionView;
