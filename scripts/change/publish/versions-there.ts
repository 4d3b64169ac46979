import { type Npm, scopeOf } from "./npm.ts";
import type { Package } from "./packages.ts";
import { type Published, publishedOf } from "./published.ts";

/** How many questions are open at once: each is a process of npm. */
const AT_ONCE = 8;

const NOTHING: Published = { versions: [], tags: {} };

/**
 * The versions that the registry has, by the name of the package. Those that the record has may only be
 * missing in another registry than it was written for: there, the last of a scope is missing, too, since
 * packages are published in order and recorded when all are there. So of each scope that one is asked for,
 * and of the others what is not recorded.
 */
export async function versionsOf(
  npm: Npm,
  packages: readonly Package[],
  isRecorded: (each: Package) => boolean,
): Promise<(name: string) => Published> {
  const recorded = packages.filter(isRecorded);
  const last = new Map(recorded.map((each) => [scopeOf(each.name), each]));
  const known = new Map<string, Published>();
  const ask = async (asked: readonly Package[]) => {
    for (let start = 0; start < asked.length; start += AT_ONCE) {
      const some = asked.slice(start, start + AT_ONCE).map(async ({ name }) => {
        known.set(name, await publishedOf(npm, name));
      });
      await Promise.all(some);
    }
  };
  await ask([...packages.filter((each) => !isRecorded(each)), ...last.values()]);
  const isThere = (each: Package) => known.get(each.name)?.versions.includes(each.version);
  const isElsewhere = ({ name }: Package) => {
    const witness = last.get(scopeOf(name));
    return witness !== undefined && !isThere(witness);
  };
  await ask(recorded.filter((each) => !known.has(each.name) && isElsewhere(each)));
  for (const { name, version } of recorded)
    if (!known.has(name)) known.set(name, { versions: [version], tags: {} });
  return (name) => known.get(name) ?? NOTHING;
}
