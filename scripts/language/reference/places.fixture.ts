import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isNode, isSeq, type Pair, parseDocument } from "yaml";
import { compiler } from "../../emit/pipeline/compiler.ts";
import { stages } from "../../emit/pipeline/stages.ts";
import { type Definitions, type LanguageSchema, targetOf } from "./schema.ts";

/** A manifest in which examples of words are tried. */
interface Carrier {
  readonly name: string;
  readonly folder: string;
  readonly document: Document;
  /** Codes of what is wrong with it as it is, once that is known. */
  errors?: string;
}

/** A word in a manifest. */
interface Place {
  readonly carrier: Carrier;
  readonly pair: Pair;
}

/** Where manifests use each word, by its place in the schema; short manifests first. */
export type Places = ReadonlyMap<string, readonly Place[]>;

/** The manifests of these folders, and where they use which word. */
export function placesIn(folders: readonly string[], schema: LanguageSchema): Places {
  const places = new Map<string, Place[]>();
  const texts = folders.flatMap((folder) => {
    const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
    return names.map((name) => ({ folder, text: readFileSync(join(folder, name), "utf8") }));
  });
  for (const { folder, text } of texts.toSorted((a, b) => a.text.length - b.text.length)) {
    const document = parseDocument(text);
    const carrier: Carrier = { name: String(document.get("provider")), folder, document };
    const found = usesIn(document.contents, schema, "", schema.$defs ?? {});
    for (const [place, pair] of found) {
      places.set(place, [...(places.get(place) ?? []), { carrier, pair }]);
    }
  }
  return places;
}

type Use = readonly [place: string, pair: Pair];

function usesIn(
  node: unknown,
  schema: LanguageSchema,
  at: string,
  definitions: Definitions,
): readonly Use[] {
  const target = targetOf(schema, definitions);
  const name = schema.$ref?.replace("#/", "");
  const [of, place] = target && name ? [target, `${name}/`] : [schema, at];
  if (isSeq(node)) {
    const { items } = of;
    return items
      ? node.items.flatMap((item) => usesIn(item, items, `${place}items/`, definitions))
      : [];
  }
  if (!isMap(node)) return [];
  const beside = Object.entries(of.dependentSchemas ?? {}).flatMap(([key, each]) =>
    node.has(key) ? usesIn(node, each, "", definitions) : [],
  );
  const own = node.items.flatMap((pair): readonly Use[] => {
    const { properties = {}, additionalProperties: others } = of;
    const word = `${place}properties/${pair.key}`;
    const known = properties[String(pair.key)];
    if (known) return [[word, pair], ...usesIn(pair.value, known, `${word}/`, definitions)];
    return typeof others === "object" ? usesIn(pair.value, others, "", definitions) : [];
  });
  return [...own, ...beside];
}

/**
 * Puts an example where manifests have the word, one after the other, until `check` accepts it there.
 * Gives the errors in each; none: it was accepted.
 */
export async function refusals(
  example: unknown,
  places: readonly Place[],
): Promise<readonly string[]> {
  const has = ({ carrier, pair }: Place) => isDeepStrictEqual(valueOf(pair, carrier), example);
  const said = new Map<string, string>();
  for (const place of places.toSorted((a, b) => Number(has(b)) - Number(has(a)))) {
    const codes = await errorsIn(place.carrier, has(place) ? null : { place, example });
    if (codes === "") return [];
    said.set(codes, `${codes}, as in ${place.carrier.name}`);
  }
  return said.size > 0 ? [...said.values()] : ["no manifest uses the word"];
}

function valueOf({ value }: Pair, { document }: Carrier): unknown {
  return isNode(value) ? value.toJS(document) : value;
}

interface Change {
  readonly place: Place;
  readonly example: unknown;
}

/** Codes of the errors of a manifest with an example in the place of what it has there. */
async function errorsIn(carrier: Carrier, change: Change | null): Promise<string> {
  if (change === null) return (carrier.errors ??= await errorsOf(carrier));
  const { pair } = change.place;
  const before = pair.value;
  pair.value = carrier.document.createNode(change.example);
  try {
    return await errorsOf(carrier);
  } finally {
    pair.value = before;
  }
}

async function errorsOf({ name, folder, document }: Carrier): Promise<string> {
  const text = document.toString({ lineWidth: 0 });
  const spec = { name, file: { path: `specs/${name}.yaml`, text }, folder };
  const { diagnostics } = await compiler(stages, () => {}).compile([spec], () => []);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return [...new Set(errors.map(({ code }) => code))].join(", ");
}
