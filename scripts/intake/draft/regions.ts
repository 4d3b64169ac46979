import type { WrittenParameter } from "../../language/manifest/expand-parameter.ts";
import type { ManifestServer } from "../../language/manifest/types.ts";
import { addressOf } from "../address.ts";
import type { VendorServer } from "../model.ts";
import { wordsOf } from "../words.ts";

/** An address as it is written, and the parameters in it. */
export interface PlaceDraft {
  readonly server: ManifestServer & { readonly url: string };
  readonly params: Readonly<Record<string, WrittenParameter>>;
  /** What a person has to decide about it. */
  readonly open: readonly string[];
}

/** Whether an address is one that callers reach: of a name, and not of a computer at hand. */
export function isPublic({ url }: Pick<VendorServer, "url">): boolean {
  const host = URL.parse(secured(url))?.hostname ?? "";
  return /\.[a-z][a-z\d-]*$/i.test(host) && !/\.(?:localhost|local|internal)$/i.test(host);
}

/** An address by https: who answers without it mostly answers with it, too. */
export function secured(url: string): string {
  return url.replace(/^http:\/\//i, "https://").replace(/^(https:\/\/[^/]*):80(?=\/|$)/i, "$1");
}

/** One address without variables, or a choice of several; null where there is none. */
export function regions(places: readonly VendorServer[]): PlaceDraft | null {
  const isSecure = places.some(({ url }) => /^https:/i.test(url));
  const kept = isSecure ? places.filter(({ url }) => /^https:/i.test(url)) : places;
  const byHost = new Map<string, { readonly url: string; readonly place: VendorServer }>();
  for (const place of kept) {
    const url = addressOf(secured(place.url));
    const host = url && URL.parse(url)?.host;
    if (url && host && !byHost.has(host)) byHost.set(host, { url, place });
  }
  const all = [...byHost.values()];
  const [first] = all;
  if (first === undefined) return null;
  const unsecured = "whether it answers by https; the vendor's document says http";
  const open = isSecure ? [] : [unsecured];
  if (all.length === 1) return { server: { url: first.url }, params: {}, open };
  const choice = byLabel(all.map(({ url }) => url)) ?? byTable(all);
  const [param] = [parameterNameOf(all.map(({ url, place }) => `${place.description} ${url}`))];
  const url = choice.url.replace("{}", `{${param}}`);
  const description = DESCRIPTIONS[param];
  const own: WrittenParameter = {
    type: "string",
    enum: choice.map ?? choice.keys,
    default: choice.keys[0] ?? "",
    description,
  };
  return { server: { url }, params: { [param]: own }, open };
}

interface Choice {
  /** `{}` is what differs. */
  readonly url: string;
  readonly keys: readonly string[];
  readonly map: Readonly<Record<string, string>> | null;
}

/** Addresses of which one label of the host differs, and does not decide whose host it is. */
function byLabel(urls: readonly string[]): Choice | null {
  const parts = urls.map(partsOf);
  const [first] = parts;
  if (first === undefined || parts.some(({ path }) => path !== first.path)) return null;
  if (parts.some(({ labels }) => labels.length !== first.labels.length)) return null;
  const differing = first.labels.flatMap((label, index) =>
    parts.some(({ labels }) => labels[index] !== label) ? [index] : [],
  );
  const [at = 0] = differing;
  if (differing.length !== 1 || at >= first.labels.length - 2) return null;
  const host = first.labels.map((label, index) => (index === at ? "{}" : label)).join(".");
  const keys = parts.map(({ labels }) => labels[at] ?? "");
  return { url: `https://${host}${first.path}`, keys, map: null };
}

/** Addresses by name, as far as their paths are the same. */
function byTable(all: readonly { readonly url: string; readonly place: VendorServer }[]): Choice {
  const paths = new Set(all.map(({ url }) => partsOf(url).path));
  const [path = ""] = paths.size === 1 ? [...paths] : [""];
  const value = (url: string) => {
    const parts = partsOf(url);
    return parts.labels.join(".") + (paths.size === 1 ? "" : parts.path);
  };
  const keys = keysOf(all);
  const map = Object.fromEntries(all.map(({ url }, index) => [keys[index] ?? "", value(url)]));
  return { url: `https://{}${path}`, keys, map };
}

function partsOf(url: string): { readonly labels: readonly string[]; readonly path: string } {
  const [, host = "", path = ""] = /^https:\/\/([^/]+)(.*)$/.exec(url) ?? [];
  return { labels: host.split("."), path };
}

/** Names for addresses: what is said of them, else what is their own of their hosts. */
function keysOf(
  all: readonly { readonly url: string; readonly place: VendorServer }[],
): readonly string[] {
  const said = all.map(({ place }) =>
    wordsOf(place.description)
      .map((word) => word.toLowerCase())
      .filter((word) => !NOISE.has(word))
      .join("-"),
  );
  const isShort = (key: string) => /^[a-z][a-z\d-]{0,29}$/.test(key);
  if (said.every(isShort) && new Set(said).size === said.length) return said;
  const labels = all.map(({ url }) => partsOf(url).labels);
  const own = labels.map((each) =>
    each.filter((label) => !labels.every((other) => other.includes(label))).join("-"),
  );
  const named = own.map((key) => key || "main");
  const isNamed =
    named.every((key) => /^[\w-]+$/.test(key)) && new Set(named).size === named.length;
  return isNamed ? named : all.map((_, index) => `server${index + 1}`);
}

const NOISE = new Set(
  "a access an api base endpoint endpoints environment env for host main of our region rest server servers the this url v1 v2".split(
    " ",
  ),
);

const DESCRIPTIONS = {
  environment: "Which of the vendor's environments is called.",
  region: "Region of the account.",
  server: "Which of the vendor's servers is called.",
} as const;

function parameterNameOf(texts: readonly string[]): keyof typeof DESCRIPTIONS {
  const all = texts.join(" ");
  if (/\b(?:sandbox|staging|stage|production|prod|demo|dev|test|uat)\b/i.test(all))
    return "environment";
  if (/\b(?:region|us|eu|europe|ap|uk|ca|au|de|fr|jp|sg)\b|\b(?:us|eu|ap)-?\w+-\d\b/i.test(all))
    return "region";
  return "server";
}
