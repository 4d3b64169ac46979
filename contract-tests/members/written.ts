import language from "../../specs/manifest.schema.json" with { type: "json" };
import type { WrittenManifest } from "../contract/written-types.ts";
import { isShown } from "../documented/keywords.ts";
import type { Path } from "../documented/position.ts";

/** What the language says of a place: its schema, and the definition whose words stand there. */
interface Place {
  readonly schema: object;
  readonly kind: string;
}

/** A member that a manifest writes. */
export interface Member {
  readonly path: Path;
  /** Words of the language that can stand there; none where it is free. */
  readonly words: readonly unknown[];
  /** Calls show it only where something else depends on it. */
  readonly isPartly: boolean;
}

/** Every member that a manifest writes, but for those of which no call and no sequence can tell what they say. */
export function writtenMembers(manifest: WrittenManifest): readonly Member[] {
  const all = [...membersOf(manifest, { schema: language, kind: "manifest" }, [])];
  return all.filter(({ path }) => !isFilled(manifest, path));
}

/** Whether a member is of a parameter that no caller gives: only its hook knows what stands there. */
function isFilled({ operations }: WrittenManifest, [root, id, word, name]: Path): boolean {
  if (root !== "operations" || word !== "params") return false;
  return operations[String(id)]?.hooks?.fills?.includes(String(name)) ?? false;
}

/** What has a name in a place is as well shown as the place. */
function* membersOf(value: unknown, place: Place, path: Path, isNamed = false): Iterable<Member> {
  for (const [key, inside] of entriesOf(value)) {
    if (!isTold(key, Object(value), place)) continue;
    const [own, at] = [[...path, key], within(place, key)];
    const isPartly = isWord(key, place) ? isShown(place.kind, String(key)) === "partly" : isNamed;
    yield { path: own, words: Object(at.schema).enum ?? [], isPartly };
    yield* membersOf(inside, at, own, isPartly);
  }
}

function entriesOf(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((each, index) => [index, each] as const);
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** Whether a call can tell of a member, or of something in it. */
function isTold(key: string | number, holder: object, place: Place): boolean {
  if (!isWord(key, place)) return true;
  if (!isShown(place.kind, String(key))) return false;
  const own = within(place, key);
  const inside = entriesOf(Object(holder)[key]);
  if (inside.length === 0 || !Object.hasOwn(own.schema, "properties")) return true;
  return inside.some(([each]) => isTold(each, Object(holder)[key], own));
}

function isWord(key: string | number, { schema }: Place): boolean {
  return Object.hasOwn(Object(Object(schema).properties), key);
}

/** A member of a place; what a definition has no word for is free. */
function within({ schema, kind }: Place, key: string | number): Place {
  const { properties = {}, items, additionalProperties } = Object(schema);
  const isOfWord = Object.hasOwn(properties, key);
  const found = Object(
    isOfWord ? properties[key] : typeof key === "number" ? items : additionalProperties,
  );
  const name = /^#\/\$defs\/(\w+)$/.exec(found.$ref ?? "")?.[1];
  if (name === undefined) return { schema: found, kind: isOfWord ? `${kind}.${key}` : kind };
  return { schema: Object(language.$defs)[name], kind: name };
}
