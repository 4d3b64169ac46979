import { addressProblem } from "../../language/check/address-problem.ts";
import { title } from "../../language/ir/names.ts";
import type { WrittenParameter } from "../../language/manifest/expand-parameter.ts";
import { escaped } from "../../system/escaped-pattern.ts";
import type { VendorServer, VendorVariable } from "../model.ts";
import { filledPlace } from "../read/server.ts";
import { parameterName } from "./names.ts";
import { tidy } from "./prose.ts";
import { isPublic, type PlaceDraft, regions, secured } from "./regions.ts";

/** Drafts an address from those that a document names together; null where manifests can say none of them. */
export function draftPlace(all: readonly VendorServer[]): PlaceDraft | null {
  const places = all
    .map(withSingleSlashes)
    .map(fixed)
    .filter(({ url }) => /^https?:\/\//i.test(url));
  const [first] = places.filter((place) => place.variables.length > 0 || isPublic(place));
  if (first === undefined) return null;
  if (first.variables.length > 0) {
    const found = places.find((place) => place.variables.length > 0 && template(place));
    const drafted = found && template(found);
    if (drafted) return { ...drafted, open: [...drafted.open, ...beside(found, places)] };
  }
  const drafted = regions(
    places.map((place) => ({ ...place, url: filled(place) })).filter(isPublic),
  );
  const left = places.filter(({ variables }) => variables.length > 0).map(({ url }) => url);
  if (drafted === null || left.length === 0) return drafted;
  const open = `the vendor's address depends on the caller: ${left.join(", ")}`;
  return { ...drafted, open: [...drafted.open, open] };
}

/** The addresses that go with others in a document, where one with variables is drafted. */
function beside(drafted: VendorServer, places: readonly VendorServer[]): readonly string[] {
  const shown = ({ url }: VendorServer) => secured(url).replace(/\/+$/, "");
  const isOther = (place: VendorServer) =>
    shown(place) !== shown(drafted) && isPublic({ url: filled(place) });
  const others = new Set(places.filter(isOther).map(shown));
  return others.size > 0 ? [`the vendor also answers at: ${[...others].join(", ")}`] : [];
}

function filled({ url, variables }: VendorServer): string {
  const valueOf = (name: string) => variables.find((each) => each.name === name)?.fallback ?? null;
  return filledPlace(url, valueOf);
}

/** Documents begin a path with a slash that follows one already: `/{base}` with `/v1`. */
function withSingleSlashes({ url, variables, ...place }: VendorServer): VendorServer {
  const bare = (value: string) => value.replace(/^\/+/, "");
  const single = (variable: VendorVariable): VendorVariable => {
    const { name, fallback, values } = variable;
    if (!url.includes(`/{${name}}`)) return variable;
    return { ...variable, fallback: fallback && bare(fallback), values: values.map(bare) };
  };
  return { ...place, url, variables: variables.map(single) };
}

/** Without the variables that are no choice, and those that manifests cannot leave open. */
function fixed(place: VendorServer): VendorServer {
  const [, scheme = ""] = /^\{([^{}]+)\}:\/\//.exec(place.url) ?? [];
  const isLast = (name: string) => place.url.replace(/\/+$/, "").endsWith(`/{${name}}`);
  const valueOf = (name: string): string | null => {
    const { fallback, values } = place.variables.find((each) => each.name === name) ?? BARE;
    if (name === scheme) return values.length === 0 || values.includes("https") ? "https" : "http";
    if (values.length === 1) return values[0] ?? null;
    if (new RegExp(String.raw`:\{${escaped(name)}\}`).test(place.url)) return fallback;
    // A part of a path that is empty by default is none.
    return fallback === "" && isLast(name) ? "" : null;
  };
  const url = filledPlace(place.url, valueOf)
    .replace(/:443(?=\/|$)/, "")
    .replace(/^[^/]*\/\/[^/]*/, plainHost);
  const variables = place.variables.filter(({ name }) => url.includes(`{${name}}`));
  return { ...place, url, variables };
}

/** Hosts are written in lower case; names of variables stay. */
function plainHost(host: string): string {
  return host.replace(/\{[^{}]*\}|[^{}]+/g, (part) =>
    part.startsWith("{") ? part : part.toLowerCase(),
  );
}

const BARE: VendorVariable = { name: "", description: "", fallback: null, values: [] };

/** An address with holes; undefined where manifests cannot say it. */
function template(place: VendorServer): PlaceDraft | undefined {
  const names = new Map<string, string>();
  for (const { name } of place.variables)
    names.set(name, parameterName(name, new Set(names.values())));
  const written = filledPlace(secured(place.url), (name) => `{${names.get(name) ?? name}}`);
  const wholeHost = /^https:\/\/\{([^{}]+)\}(?=\/|$)/.exec(place.url)?.[1] ?? null;
  const params: Record<string, WrittenParameter> = {};
  const open: string[] = [];
  let url = written.replace(/\/+$/, "");
  for (const variable of place.variables) {
    const name = names.get(variable.name) ?? variable.name;
    const host = url.replace(/^https:\/\//, "").split("/")[0] ?? "";
    const isInHost = host.includes(`{${name}}`);
    const endsHost = host.split(".").slice(-2).join(".").includes(`{${name}}`);
    if (variable.values.length === 0 && endsHost && variable.name !== wholeHost) {
      // Whoever could name the end of a host could have credentials sent anywhere.
      url = url.replaceAll(`{${name}}`, () => variable.fallback ?? "");
      open.push(`the vendor's address depends on the caller: ${variable.name}`);
      continue;
    }
    params[name] = parameterOf(variable, isInHost);
    const { fallback } = variable;
    const isName = variable.name !== wholeHost || isPublic({ url: `https://${fallback}` });
    if (isInHost && variable.values.length === 0 && fallback && isName) {
      open.push(`whether callers name it, or the vendor's default is meant: ${name} (${fallback})`);
    }
  }
  if (addressProblem(url) !== undefined || /\{\w*[^\w{}]/.test(url)) return undefined;
  const whole = place.variables.find(({ name }) => name === wholeHost);
  if (whole === undefined || whole.values.length > 0) return { server: { url }, params, open };
  // Callers paste the address of their installation, however they have it.
  const own = { ...parameterOf(whole, true), type: "address", example: exampleOf(whole) } as const;
  const server = { url: url.replace(/^https:\/\//, ""), allowedHosts: "any" } as const;
  return { server, params: { ...params, [names.get(whole.name) ?? whole.name]: own }, open };
}

/** The default where it may be an address. */
function exampleOf({ fallback }: VendorVariable): string {
  const isAddress = fallback !== null && isPublic({ url: `https://${fallback}` });
  return `https://${isAddress ? fallback : "api.example.com"}`;
}

/** A variable as a parameter. What stands for a caller's own name in a host is an example, and no default. */
function parameterOf(
  { name, description, fallback, values }: VendorVariable,
  isInHost: boolean,
): WrittenParameter {
  const about = tidy(description, `${title(name)} in the address`);
  if (values.length > 0) {
    const isListed = fallback !== null && values.includes(fallback);
    return {
      type: "string",
      ...(!isListed && { required: true }),
      enum: values,
      ...(isListed && { default: fallback }),
      description: about,
    };
  }
  if (!isInHost && fallback) {
    return { type: "string", default: fallback, description: about };
  }
  return {
    type: "string",
    required: true,
    visibility: "user-only",
    description: about,
    example: fallback || "example",
  };
}
