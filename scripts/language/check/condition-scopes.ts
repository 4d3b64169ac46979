import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { type Diagnostic, diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { converted } from "../ir/converted.ts";
import type { Schemas } from "../ir/schema-path.ts";
import { itemOf, memberNames, typesOf, unionOf } from "../ir/schema-types.ts";
import type { Json, JsonSchema } from "../ir/types.ts";
import type { ManifestSource } from "../manifest/source.ts";
import type { ManifestOperation, ManifestParameter } from "../manifest/types.ts";
import type { Known, Scope } from "./conditions.ts";
import { type Root, readPath } from "./paths.ts";
import { type Declarations, member } from "./prepared.ts";
import { found } from "./reply-paths.ts";
import {
  brokenLimit,
  fitsParameter,
  fitsType,
  itemsOf,
  neverGiven,
  sayType,
  sayValue,
} from "./values.ts";

/** Conditions on the inputs of a call, whose paths are names. */
export function inputScope(
  all: Declarations,
  source: ManifestSource,
  /** One of which each item of a list is looked at. */
  itemwise?: string,
): Scope {
  function* lookedUp(name: string, range: SourceRange) {
    const parameter = member(all, name);
    if (parameter) return parameter;
    const hint = didYouMean(name, Object.keys(all));
    yield diagnostic("condition-path-unknown", range, { path: name, what: "parameter", hint });
    return undefined;
  }
  return {
    source,
    *read(name, range) {
      const parameter = yield* lookedUp(name, range);
      if (!parameter) return undefined;
      const { enum: listed } = parameter;
      return {
        canBe: (value) =>
          canBe(value, parameter) ||
          (name === itemwise && canBe(itemsOf(parameter, value), parameter)),
        types: undefined,
        said: listed ? `one of ${listed.map(sayValue).join(", ")}` : sayType(parameter),
        hint: (value) => didYouMean(String(value), (listed ?? []).map(String)),
        maxLength: parameter.maxLength,
      };
    },
    *named(name, range) {
      yield* lookedUp(name, range);
    },
  };
}

/** Whether a parameter can have a value after its conversion. */
function canBe(value: Json, parameter: ManifestParameter): boolean {
  const isWhole = Object(value) === value && parameter.type !== "json" && !Array.isArray(value);
  if (isWhole || !fitsParameter(parameter, value)) return false;
  if (Array.isArray(value)) return brokenLimit(parameter, value) === undefined;
  const isKept = parameter.type === "json" || converted(parameter, value) === value;
  return isKept && brokenLimit(parameter, value) === undefined && !neverGiven(parameter, value);
}

/** What conditions on a reply may refer to. */
export interface ReplyFacts {
  readonly source: ManifestSource;
  readonly schemas: Schemas;
  readonly roots: readonly Root[];
  /** Schemas of the bodies; without any, nothing is known. */
  readonly bodies: readonly JsonSchema[];
  /** Of the items that paths from `item` read. */
  readonly items?: readonly JsonSchema[];
  readonly parameters: Declarations;
  /** In place of the usual ones. */
  readonly unknown?: (path: string, range: SourceRange, hint: string) => Diagnostic;
  readonly named?: Scope["named"];
}

/** Conditions on a reply, or on the items of a list in it. */
export function replyScope(facts: ReplyFacts): Scope {
  const { source, schemas, roots, bodies, items = [], parameters } = facts;
  const { named = inputScope(parameters, source).named } = facts;
  const unknown =
    facts.unknown ??
    ((path: string, range: SourceRange, hint: string) =>
      diagnostic("condition-path-unknown", range, { path, what: "value in any reply", hint }));
  return {
    source,
    named,
    *read(path, range) {
      const read = yield* readPath(path, range, roots);
      if (read?.root === "status") return knownOf([{ type: "integer" }], facts);
      if (read?.root === "headers") return knownOf([{ type: "string" }], facts);
      if (read?.root === "params") yield* named(String(read.members[0]), range);
      if (read?.root !== "body" && read?.root !== "item") return undefined;
      const described = read.root === "body" ? bodies : items;
      if (described.length === 0 || described.some((each) => Object.keys(each).length === 0))
        return undefined;
      const values = found(described, read.members, schemas);
      if (values.length > 0) return knownOf(values, facts);
      const parents = found(described, read.members.slice(0, -1), schemas);
      const names = parents.flatMap((each) => memberNames(each, schemas) ?? []);
      yield unknown(path, range, didYouMean(String(read.members.at(-1) ?? ""), names));
      return undefined;
    },
  };
}

function knownOf(values: readonly JsonSchema[], facts: ReplyFacts): Known {
  const { schemas, roots } = facts;
  const types = unionOf(values.map((each) => typesOf(each, schemas)));
  const isListed = values.every((each) => Array.isArray(each.enum));
  const listed = isListed ? values.flatMap((each) => each.enum as readonly Json[]) : []; // as was asked
  const canBeIt = (value: Json) =>
    isListed && Object(value) !== value
      ? listed.includes(value)
      : types === undefined || isOfTypes(value, types);
  return {
    canBe: canBeIt,
    types,
    said: isListed
      ? `one of ${listed.map(sayValue).join(", ")}`
      : [...(types ?? [])].join(" or ") || "null",
    get items() {
      const items = values.map((each) => itemOf(each, schemas));
      return replyScope({ ...facts, items, roots: [...new Set([...roots, "item" as const])] });
    },
  };
}

/** Whether a value has one of these types of JSON Schema. */
export function isOfTypes(value: Json, types: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return types.has("array");
  if (typeof value !== "number") return types.has(typeof value);
  return types.has("number") || (types.has("integer") && Number.isInteger(value));
}

/** Conditions on the outputs of an operation: `output.state`. */
export function outputScope(
  { output }: Pick<ManifestOperation, "output">,
  source: ManifestSource,
): Scope {
  return {
    source,
    *named(name, range) {
      yield diagnostic("condition-path-unknown", range, {
        path: `{${name}}`,
        what: "parameter",
        hint: "",
      });
    },
    *read(path, range) {
      const read = yield* readPath(path, range, ["output"]);
      if (!read) return undefined;
      const whole = read.members.join(".");
      const name = Object.keys(output).find((each) => `${whole}.`.startsWith(`${each}.`));
      const own = name === undefined ? undefined : output[name];
      if (!own) {
        const hint = didYouMean(whole, Object.keys(output));
        yield diagnostic("condition-path-unknown", range, { path, what: "output", hint });
        return undefined;
      }
      const { type = "json" } = own;
      if (whole !== name || type === "json") return undefined;
      return { canBe: (value) => fitsType(type, value), types: new Set([type]), said: type };
    },
  };
}
