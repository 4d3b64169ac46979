import { diagnostic } from "../diagnostics/diagnostic.ts";
import { converted, convertedDefault, usualOf, usualWord } from "../ir/converted.ts";
import { addressParameters, isInAddress } from "../lower/server.ts";
import { namesBeside, readBy } from "../lower/used.ts";
import { checkCondition } from "./conditions.ts";
import { inputScope } from "./condition-scopes.ts";
import {
  type Declaration,
  type Findings,
  memberRange,
  type PreparedManifest,
  type PreparedOperation,
} from "./prepared.ts";
import { brokenLimit, fitsParameter, sayReading, sayType, sayValue } from "./values.ts";

/** Defaults, examples, secrets and conditions of parameters. */
export function* checkParameters(prepared: PreparedManifest): Findings {
  const { manifest, declarations, source } = prepared;
  const shared = manifest.params ?? {};
  for (const declaration of declarations) {
    const { name, at } = declaration;
    if (at[0] !== "params" && Object.hasOwn(shared, name)) {
      yield diagnostic("parameter-redeclared", source.keyAt(at), { name });
    }
    yield* checkDefault(declaration, source);
    yield* checkValue(declaration, usualWord(declaration.parameter), source);
    yield* checkValue(declaration, "example", source);
    yield* checkSecret(declaration, prepared);
    const { when } = declaration.parameter;
    const scope = inputScope(declaration.siblings, source);
    if (when !== undefined) yield* checkCondition(when, scope, [...at, "when"]);
  }
}

function* checkDefault(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, parameter } = declaration;
  const usual = usualOf(parameter);
  if (usual === undefined) return;
  const word = usualWord(parameter);
  if (word === "default" && parameter.providerDefault !== undefined) {
    const range = memberRange(source, declaration, "providerDefault");
    yield diagnostic("default-both", range, { name });
  }
  const range = memberRange(source, declaration, word);
  if (parameter.required) yield diagnostic("required-default", range, { name });
  if (convertedDefault(parameter) === undefined) {
    const limit = `\`convert: ${sayReading(parameter)}\`, which leaves nothing of it`;
    yield diagnostic("default-outside-limits", range, { name, value: sayValue(usual), limit });
  }
}

function* checkValue(
  declaration: Declaration,
  key: "default" | "providerDefault" | "example",
  source: PreparedManifest["source"],
): Findings {
  const { name, parameter } = declaration;
  const given = parameter[key];
  if (given === undefined) return;
  const range = memberRange(source, declaration, key);
  const value = sayValue(given);
  const code = key === "example" ? key : "default";
  if (!fitsParameter(parameter, given)) {
    yield diagnostic(`${code}-type`, range, { name, value, type: sayType(parameter) });
    return;
  }
  const sent = converted(parameter, given) ?? [];
  const limit = brokenLimit(parameter, sent);
  if (limit !== undefined)
    yield diagnostic(`${code}-outside-limits`, range, { name, value, limit });
}

function* checkSecret(declaration: Declaration, prepared: PreparedManifest): Findings {
  const { source } = prepared;
  const { name, at, parameter } = declaration;
  if (parameter.secret && at[0] === "params") {
    const values = { name, place: placeFor(name, prepared) };
    yield diagnostic("secret-outside-auth", memberRange(source, declaration, "secret"), values);
  }
  for (const key of ["default", "providerDefault", "example", "enum"] as const) {
    if (!parameter.secret || parameter[key] === undefined) continue;
    const range = memberRange(source, declaration, key);
    yield diagnostic("secret-value", range, { name, key });
  }
}

/** How a credential is written that travels where a parameter of the provider does. */
function placeFor(name: string, { manifest, operations }: PreparedManifest): string {
  const places = operations.flatMap(({ parameters }) => {
    const { placement } = parameters.find((each) => each.name === name && each.shared) ?? {};
    switch (placement?.kind) {
      case "path":
        return [IN_PATH];
      case "query":
        return [`with \`to: query.${placement.name}\``];
      case "header":
        return [`with \`to: headers.${placement.name}\``];
      case "property":
        return placement.path.length === 1 ? [`with \`to: body.${placement.path[0]}\``] : [];
      default:
        return addressParameters(manifest).includes(name) ? [IN_PATH] : [];
    }
  });
  const [only, ...others] = new Set(places);
  return only !== undefined && others.length === 0
    ? only
    : "with a `to` that says where it travels, as in `to: headers.X-Api-Key`";
}

const IN_PATH = "without a `to`: the path names it";

/** Parameters that are sent nowhere (`to: none`) and that nothing else reads. */
export function* checkUnusedParameters(prepared: PreparedManifest): Findings {
  const { manifest, declarations, operations, source } = prepared;
  const shared = Object.values(manifest.params ?? {}).flatMap(namesBeside);
  const isRead = (name: string, { operation }: PreparedOperation) =>
    readBy(operation, manifest).has(name);
  for (const { name, at, parameter } of declarations) {
    if (parameter.to !== "none" || isInAddress(at, name, manifest)) continue;
    const isOfAll = at[0] === "params";
    const users = isOfAll ? operations : operations.filter(({ id }) => id === at[1]);
    if (users.some((operation) => isRead(name, operation))) continue;
    if (isOfAll && shared.includes(name)) continue;
    yield diagnostic("parameter-unused", source.keyAt(at), { name });
  }
}
