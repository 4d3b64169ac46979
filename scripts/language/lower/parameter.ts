import { lowerCondition } from "../manifest/condition.ts";
import type { DependentValues } from "../ir/rules.ts";
import { environmentVariable } from "../../../packages/workflow/src/document/environment-variable.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { convertedDefault } from "../ir/converted.ts";
import { title } from "../ir/names.ts";
import { isInPath } from "../ir/path-holes.ts";
import { inputSteps } from "../manifest/input-steps.ts";
import { limitNames } from "../words/limits.ts";
import { parameterWords } from "./people.ts";
import { lowerDependent } from "./rule.ts";
import { wireName } from "./wire-name.ts";
import type { Limits, Method, NamedHost, NameRule, Parameter, Placement } from "../ir/types.ts";

export interface ParameterSetting {
  readonly provider: string;
  readonly method: Method;
  /** The paths of all lines. */
  readonly path: string;
  /** Parameters that something names where they travel. */
  readonly named: readonly string[];
  /** Variables of its GraphQL document. */
  readonly variables?: readonly string[] | undefined;
  /** How parameters are called where they travel. */
  readonly nameRule?: NameRule | undefined;
  /** All parameters of the operation, the provider's own included. */
  readonly all: Readonly<Record<string, ManifestParameter>>;
  /** What rules say of values by those of another parameter. */
  readonly dependent?: ReadonlyMap<string, DependentValues> | undefined;
  readonly shared: boolean;
  /** What it names of the address. */
  readonly host?: NamedHost | undefined;
}

/** Lowers one parameter: defaults filled in, its placement decided. */
export function lowerParameter(
  name: string,
  parameter: ManifestParameter,
  setting: ParameterSetting,
): Parameter {
  const { type, description, required = false } = parameter;
  const fallback = convertedDefault(parameter);
  const placement = placementOf(name, parameter, setting);
  const depends = setting.dependent?.get(name);
  return {
    name,
    title: parameter.label ?? title(name),
    description,
    type,
    shape: parameter.shape ?? null,
    required,
    limits: limitsOf(parameter),
    ...(depends && { rules: lowerDependent(name, depends, setting.all) }),
    ...(fallback !== undefined && { default: fallback }),
    sendDefault: parameter.default !== undefined && fallback !== undefined,
    ...(parameter.clear?.includes("blank") && { blank: true }),
    ...(parameter.clear?.includes("nulls") && { nulls: true }),
    visibility: parameter.visibility ?? (parameter.secret ? "user-only" : "user-or-llm"),
    secret: parameter.secret ?? false,
    placement,
    convert: inputSteps(parameter),
    when: parameter.when === undefined ? null : lowerCondition(parameter.when),
    ...(parameter.example !== undefined && { example: parameter.example }),
    ...parameterWords(parameter),
    ...(setting.host && { host: setting.host }),
    shared: setting.shared,
    env: setting.shared ? environmentVariable(setting.provider, name) : null,
  };
}

/** What decides where a parameter travels that does not say it. */
type PlacementSetting = Pick<
  ParameterSetting,
  "method" | "path" | "named" | "variables" | "nameRule"
>;

/** Where a parameter travels. */
export function placementOf(
  name: string,
  { to }: ManifestParameter,
  setting: PlacementSetting,
): Placement {
  return to === undefined ? defaultPlacement(name, setting) : parsePlacement(to);
}

function limitsOf(parameter: ManifestParameter): Limits {
  const limits: Record<string, Limits[keyof Limits]> = {};
  for (const key of limitNames) if (parameter[key] !== undefined) limits[key] = parameter[key];
  return limits;
}

/** The placement that `to` names: `query.$top`, `headers.X-Y`, `body`, `body.a.b`, `variables.a` or `none`. */
export function parsePlacement(to: string): Placement {
  const dot = to.indexOf(".");
  const rest = to.slice(dot + 1);
  if (to === "body") return { kind: "body" };
  if (to.startsWith("query.")) return { kind: "query", name: rest };
  if (to.startsWith("headers.")) return { kind: "header", name: rest };
  if (to.startsWith("body.")) return { kind: "property", path: rest.split(".") };
  if (to.startsWith("variables.")) return { kind: "property", path: to.split(".") };
  return { kind: "none" };
}

/** Where a parameter goes whose `to` is left out: named by the path, by anything else, by the document, else by the method. */
export function defaultPlacement(
  name: string,
  { method, path, named, variables, nameRule }: PlacementSetting,
): Placement {
  if (isInPath(name, path)) return { kind: "path", name };
  if (named.includes(name)) return { kind: "none" };
  if (variables?.includes(name)) return { kind: "property", path: ["variables", name] };
  if (variables) return { kind: "none" };
  const bodyless = method === "GET" || method === "HEAD" || method === "DELETE";
  const wire = wireName(name, nameRule);
  return bodyless ? { kind: "query", name: wire } : { kind: "property", path: [wire] };
}
