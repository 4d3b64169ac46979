import type { Diagnostic, SourceRange } from "../diagnostics/diagnostic.ts";
import { effectOf, soundGraphqlOf } from "../graphql/operation.ts";
import { unnamedVariables } from "../lower/graphql.ts";
import { allPaths, requestLines, splitLine } from "../lower/lines.ts";
import { exchangeable, givenParameters } from "../lower/logins.ts";
import { foundParameters, lookupNames } from "../lower/lookups.ts";
import { requestOf } from "../lower/operation.ts";
import { placementOf } from "../lower/parameter.ts";
import { namedParameters } from "../lower/named.ts";
import { usedParameters } from "../lower/used.ts";
import { lowerWritten } from "../lower/written.ts";
import { writtenNames } from "../ir/sources.ts";
import type { Schemas } from "../ir/schema-path.ts";
import type { Effect, Method, Placement } from "../ir/types.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import type {
  Manifest,
  ManifestLine,
  ManifestOperation,
  ManifestParameter,
} from "../manifest/types.ts";
import { type Bodies, bodiesOf } from "./reply-paths.ts";

/** Yielded by every check. */
export type Findings = Generator<Diagnostic, void>;

export type Declarations = Readonly<Record<string, ManifestParameter>>;

/** A manifest prepared for the checks: what several of them derive is derived once. */
export interface PreparedManifest {
  readonly manifest: Manifest;
  readonly source: ManifestSource;
  /** Texts of hook files by path relative to the manifest. */
  readonly hooks: ReadonlyMap<string, string>;
  readonly schemas: Schemas;
  readonly declarations: readonly Declaration[];
  readonly operations: readonly PreparedOperation[];
}

/** One parameter where it is declared: at the provider or in an operation. */
export interface Declaration {
  readonly name: string;
  readonly at: ManifestPath;
  readonly parameter: ManifestParameter;
  /** The parameters that it may refer to. */
  readonly siblings: Declarations;
}

export interface PreparedOperation {
  readonly id: string;
  readonly at: ManifestPath;
  readonly operation: ManifestOperation;
  readonly method: Method;
  readonly path: string;
  /** Tells operations of one method and path apart. */
  readonly label?: string;
  /** Every line of its request; method, path and label are those of the first. */
  readonly lines: readonly PreparedLine[];
  readonly effect: Effect;
  /** All parameters that it may name, those of the provider included. */
  readonly all: Declarations;
  /** Those that it takes: of the provider's own what it uses. */
  readonly inputs: Declarations;
  /** What a path and the holes of templates may name: all parameters, and what lookups give. */
  readonly named: Declarations;
  /** Names of those that are written where they travel, or that lookups read. */
  readonly written: readonly string[];
  /** Names of those that anything names where they travel. */
  readonly byName: readonly string[];
  readonly parameters: readonly PlacedParameter[];
  readonly bodies: Bodies;
}

/** A line of a request. */
export interface PreparedLine {
  readonly method: Method;
  readonly path: string;
  readonly label?: string;
  /** Within the operation. */
  readonly at: ManifestPath;
  readonly when: ManifestLine["when"];
}

/** A parameter of one operation, and where it travels there. */
export interface PlacedParameter extends Declaration {
  readonly placement: Placement;
  readonly shared: boolean;
}

/** Prepares a manifest for the checks. */
export function prepareManifest(
  manifest: Manifest,
  source: ManifestSource,
  hooks: ReadonlyMap<string, string>,
): PreparedManifest {
  const shared = manifest.params ?? {};
  const operations = Object.entries(manifest.operations).map(([id, operation]) =>
    prepareOperation(id, operation, manifest, hooks),
  );
  return {
    manifest,
    source,
    hooks,
    schemas: manifest.schemas ?? {},
    declarations: [
      ...declarationsOf(shared, shared, ["params"]),
      ...operations.flatMap(({ operation, all, at }) =>
        declarationsOf(operation.params ?? {}, all, [...at, "params"]),
      ),
    ],
    operations,
  };
}

function prepareOperation(
  id: string,
  operation: ManifestOperation,
  manifest: Manifest,
  files: ReadonlyMap<string, string>,
): PreparedOperation {
  const at = ["operations", id];
  const shared = manifest.params ?? {};
  const request = requestOf(id, operation, manifest.provider);
  const document = soundGraphqlOf(operation, files);
  const variables = unnamedVariables(operation, document);
  const params = operation.params ?? {};
  const all = { ...shared, ...params };
  const holes = writtenNames(lowerWritten(operation, manifest, document));
  const written = [...holes, ...lookupNames(operation)];
  const byName = namedParameters(operation, manifest);
  const setting = {
    method: request.method,
    path: allPaths(operation.request),
    named: byName,
    variables,
    nameRule: manifest.names,
  };
  const inputs = { ...usedParameters(operation, manifest), ...params };
  const parameters = Object.entries(inputs).map(([name, parameter]): PlacedParameter => {
    const isShared = !Object.hasOwn(params, name);
    const placement = placementOf(name, parameter, setting);
    const place = isShared ? ["params", name] : [...at, "params", name];
    return { name, at: place, parameter, siblings: all, placement, shared: isShared };
  });
  const bodies = bodiesOf(operation, manifest);
  const given = givenParameters(exchangeable(id, operation, manifest), operation);
  const named = { ...all, ...foundParameters(operation, manifest), ...given };
  const effect = effectOf(operation, request.method, document);
  const lines = preparedLines(operation, request.label);
  const own = { id, at, operation, ...request, lines, effect };
  return { ...own, all, inputs, named, written, byName, parameters, bodies };
}

/** A request of one line may have its label from its document. */
function preparedLines(
  { request }: ManifestOperation,
  label: string | undefined,
): readonly PreparedLine[] {
  const isOne = typeof request === "string";
  return requestLines(request).map(({ line, when }, index) => ({
    ...splitLine(line),
    ...(isOne && label !== undefined && { label }),
    at: isOne ? ["request"] : ["request", index],
    when,
  }));
}

function declarationsOf(
  declared: Declarations,
  siblings: Declarations,
  at: ManifestPath,
): readonly Declaration[] {
  return Object.entries(declared).map(([name, parameter]) => ({
    name,
    at: [...at, name],
    parameter,
    siblings,
  }));
}

/** A member that the record has itself: `toString` is none. */
export function member<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Range of a parameter's own member when it is written, else of the parameter's name. */
export function memberRange(
  source: ManifestSource,
  { at, parameter }: Declaration,
  name: keyof ManifestParameter,
): SourceRange {
  return parameter[name] === undefined ? source.keyAt(at) : source.valueAt([...at, name]);
}
