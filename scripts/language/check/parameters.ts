import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { converted, convertedDefault } from "../ir/converted.ts";
import type { Json } from "../ir/types.ts";
import { presenceOf } from "../lower/condition.ts";
import { addressParameters } from "../lower/server.ts";
import { SENDS } from "../manifest/send-mistake.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import {
  type Declaration,
  type Findings,
  member,
  memberRange,
  type PreparedManifest,
} from "./prepared.ts";
import { brokenLimit, fitsParameter, itemsOf, sayType, sayValue } from "./values.ts";

/** Defaults, examples, secrets, converters and conditions of parameters. */
export function* checkParameters(prepared: PreparedManifest): Findings {
  const { manifest, declarations, source } = prepared;
  const shared = manifest.params ?? {};
  for (const declaration of declarations) {
    const { name, at } = declaration;
    if (at[0] !== "params" && Object.hasOwn(shared, name)) {
      yield diagnostic("parameter-redeclared", source.keyAt(at), { name });
    }
    if (at[0] !== "params" && declaration.parameter.env !== undefined) {
      yield diagnostic("env-not-shared", memberRange(source, declaration, "env"), { name });
    }
    yield* checkDefault(declaration, source);
    yield* checkValue(declaration, "default", source);
    yield* checkValue(declaration, "example", source);
    yield* checkSecret(declaration, prepared);
    yield* checkWhen(declaration, source);
  }
}

function* checkDefault(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, parameter } = declaration;
  if (parameter.sendDefault && convertedDefault(parameter) === undefined) {
    yield diagnostic("send-default-missing", memberRange(source, declaration, "sendDefault"), {
      name,
    });
  }
  if (parameter.required && parameter.default !== undefined) {
    yield diagnostic("required-default", memberRange(source, declaration, "default"), { name });
  }
}

function* checkValue(
  declaration: Declaration,
  key: "default" | "example",
  source: PreparedManifest["source"],
): Findings {
  const { name, parameter } = declaration;
  const given = parameter[key];
  if (given === undefined) return;
  const range = memberRange(source, declaration, key);
  const value = sayValue(given);
  if (!fitsParameter(parameter, given)) {
    yield diagnostic(`${key}-type`, range, { name, value, type: sayType(parameter) });
    return;
  }
  const sent = converted(parameter.convert, given) ?? [];
  const limit = brokenLimit(parameter, sent) ?? brokenChoice(declaration, sent);
  if (limit !== undefined) yield diagnostic(`${key}-outside-limits`, range, { name, value, limit });
}

/** The choice that the default of another parameter leaves; undefined when the value is in it. */
function brokenChoice({ parameter, siblings }: Declaration, value: Json): string | undefined {
  const { enumBy } = parameter;
  const decides = enumBy && convertedDefault(member(siblings, enumBy.param) ?? {});
  if (!enumBy || decides === undefined) return undefined;
  const allowed = member(enumBy.values, String(decides));
  if (!allowed || itemsOf(parameter, value).every((item) => allowed.includes(String(item)))) {
    return undefined;
  }
  return `${sayValue(allowed)} while "${enumBy.param}" is ${sayValue(decides)}`;
}

function* checkSecret(declaration: Declaration, prepared: PreparedManifest): Findings {
  const { source } = prepared;
  const { name, at, parameter } = declaration;
  if (parameter.secret && at[0] === "params") {
    const values = { name, send: sendFor(name, prepared) };
    yield diagnostic("secret-outside-auth", memberRange(source, declaration, "secret"), values);
  }
  for (const key of ["default", "example", "enum"] as const) {
    if (!parameter.secret || parameter[key] === undefined) continue;
    // The keys of a table are its list.
    const written = key === "enum" && parameter.map ? "map" : key;
    const range = memberRange(source, declaration, written);
    yield diagnostic("secret-value", range, { name, key: written });
  }
}

/** The `send` of a credential that travels where a parameter of the provider does. */
function sendFor(name: string, { manifest, operations }: PreparedManifest): string {
  const sends = operations.flatMap(({ parameters }) => {
    const { placement } = parameters.find((each) => each.name === name && each.shared) ?? {};
    switch (placement?.kind) {
      case "path":
      case "query":
      case "header":
        return [`${placement.kind}:${placement.name}`];
      case "property":
        return placement.path.length === 1 ? [`body:${placement.path[0]}`] : [];
      default:
        return addressParameters(manifest).includes(name) ? [`path:${name}`] : [];
    }
  });
  const [only, ...others] = new Set(sends);
  return only !== undefined && others.length === 0
    ? `\`send: "${only}"\``
    : `a \`send\` that says where it travels: ${SENDS}`;
}

function* checkWhen(declaration: Declaration, source: PreparedManifest["source"]): Findings {
  const { name, at: own, parameter, siblings } = declaration;
  for (const [other, value] of Object.entries(parameter.when ?? {})) {
    const place = [...own, "when", other];
    const condition = member(siblings, other);
    if (other === name) {
      yield diagnostic("when-self", source.keyAt(place), { name });
    } else if (condition === undefined) {
      const hint = didYouMean(other, Object.keys(siblings));
      yield diagnostic("when-parameter-unknown", source.keyAt(place), { name, other, hint });
    } else if (presenceOf(value) === undefined) {
      for (const [index, each] of [value].flat().entries()) {
        if (canBe(each, condition)) continue;
        const at = source.valueAt(Array.isArray(value) ? [...place, index] : place);
        yield diagnostic("when-value-unknown", at, { name, other, value: sayValue(each) });
      }
    }
  }
}

/** Whether a parameter can have a value after its conversion, and the value be found equal to it. */
export function canBe(value: Json, parameter: ManifestParameter): boolean {
  return (
    fitsParameter(parameter, value) &&
    Object(value) !== value &&
    converted(parameter.convert, value) === value &&
    brokenLimit(parameter, value) === undefined
  );
}
