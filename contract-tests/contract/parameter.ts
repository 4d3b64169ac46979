import { complete } from "./complete.ts";
import { readCondition } from "./folded.ts";
import { environmentName } from "./environment.ts";
import { limitNames } from "./limits.ts";
import type { LimitsContract, Lists, Names, ParameterContract } from "./parameter-types.ts";
import { placeOf, usualPlace } from "./placement.ts";
import { readInputSteps } from "./input-steps.ts";
import { parameterWords } from "./words.ts";
import { readAllowed, readTable } from "./choices.ts";
import { namesInHeaders } from "./templates.ts";
import type { TemplatesContract } from "./types.ts";
import type { WrittenParameter } from "./written-types.ts";

interface Owner {
  readonly method: string;
  readonly path: string;
  /** What the operation writes as it travels. */
  readonly templates: TemplatesContract;
  /** The parameters that others take for their time zone. */
  readonly zones: ReadonlySet<string>;
  /** The parameters that something names where they travel. */
  readonly named: ReadonlySet<string>;
  /** How lists travel in queries. */
  readonly lists?: Lists;
  /** How parameters are called where they travel. */
  readonly names?: Names | undefined;
  /** Those that a GraphQL document declares; null without one. */
  readonly variables: readonly string[] | null;
  /** Of a parameter that every operation takes. */
  readonly provider?: string;
  /** Where `params` stands. */
  readonly place: string;
}

/** Reads one parameter of an operation or of its provider. */
export function readParameter(
  name: string,
  written: WrittenParameter,
  owner: Owner,
): ParameterContract {
  const place = `${owner.place}.${name}`;
  const { type, to } = complete(written, place, ["type"]);
  const own = travels(name, to, owner, place);
  const usual = usualOf(written);
  const isListed = becomesList(written) && ["query", "none"].includes(own.place.in);
  const isCleared = (by: string) => [written.clear].flat().includes(by);
  const environment = owner.provider && environmentName(owner.provider, name);
  return {
    name,
    description: written.description,
    ...(written.label !== undefined && { label: written.label }),
    words: parameterWords(written),
    visibility: written.visibility ?? (written.secret ? "user-only" : "user-or-llm"),
    ...typeOf(type),
    required: written.required ?? false,
    secret: written.secret ?? false,
    ...(usual !== undefined && { default: usual }),
    sendDefault: written.default !== undefined,
    ...own,
    ...readInputSteps(written.convert, place),
    clears: { blank: isCleared("blank"), nulls: isCleared("nulls") },
    table: readTable(written),
    isZone: owner.zones.has(name),
    lists: (isListed && owner.lists) || "repeat",
    when: written.when === undefined ? null : readCondition(written.when),
    limits: readLimits(written),
    ...(written.example !== undefined && { example: written.example }),
    shared: owner.provider !== undefined,
    patterns: [],
    listed: [],
    passedTo: () => [],
    env: environment ?? null,
  };
}

/** What kind of value it is; an address is a text, and JSON may be of any kind. */
function typeOf(
  type: WrittenParameter["type"],
): Pick<ParameterContract, "type" | "pasted" | "shape"> {
  const pasted = type === "address";
  if (type === "object" || type === "array") return { type: "json", pasted, shape: type };
  return {
    type: type === "address" ? "string" : type,
    pasted,
    shape: type === "json" ? "any" : null,
  };
}

/** Whether what is sent of a parameter can be a list; of any other, how lists travel says nothing. */
export function becomesList({ type, convert, enum: allowed = {} }: WrittenParameter): boolean {
  const isMapped = Object.values(allowed).some((each) => Array.isArray(Object(each).send));
  const isList = readInputSteps(convert, "").convert === "csv";
  return ["json", "object", "array"].includes(type) || isMapped || isList;
}

/** A parameter that is named where it travels is placed nowhere else, unless it says so. */
function travels(
  name: string,
  to: string | undefined,
  { method, path, templates, variables, names, named }: Owner,
  where: string,
): Pick<ParameterContract, "place" | "inHeader"> {
  const isNamed = to === undefined && named.has(name);
  const usual = usualPlace(name, method, path, variables, names);
  const place = to === undefined ? usual : placeOf(to, where);
  return {
    place: isNamed && usual.in !== "path" ? { in: "none" } : place,
    inHeader: place.in === "header" || namesInHeaders(templates).has(name),
  };
}

function readLimits(written: WrittenParameter): LimitsContract {
  const declared = limitNames.filter(
    (keyword) => keyword !== "enum" && written[keyword] !== undefined,
  );
  return {
    ...Object.fromEntries(declared.map((keyword) => [keyword, written[keyword]])),
    ...readAllowed(written),
  };
}

/** What counts where it is absent: it is sent, or the provider takes it by itself. */
export function usualOf(written: Pick<WrittenParameter, "default" | "providerDefault">) {
  return written.default === undefined ? written.providerDefault : written.default;
}
