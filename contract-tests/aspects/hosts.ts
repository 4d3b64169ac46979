import { areRight, type Aspect, type Forms, formsOf, type Is } from "./aspect.ts";

/** A host, perhaps within an address, that ends so. */
export function ends(end: string): Is {
  return (given) =>
    typeof given === "string" && hostOf(given).toLowerCase().endsWith(end.toLowerCase());
}

/** The host of an address, with its port. */
export function hostOf(given: string): string {
  return given
    .trim()
    .replace(/^https?:\/\//i, "")
    .replace(/[/?#].*$/s, "");
}

/** A host beneath each suffix that is allowed, and each way in which one only resembles that. */
export function suffixes(name: string, allowedHosts: readonly string[]): readonly Aspect[] {
  return allowedHosts.flatMap((suffix) => [
    {
      kind: "parameter" as const,
      text: `${name}: a host that ends with ${suffix}`,
      shown: (seen) => areRight(seen, name) && ends(suffix)(seen.inputs[name]),
    },
    ...formsOf(name, besides(suffix)),
  ]);
}

/** A host, at its port, beside those that end with a suffix. */
function besides(suffix: string): Forms {
  const [end = "", port] = suffix.split(":");
  const bare = end.slice(1);
  const host =
    (is: (name: string) => boolean): Is =>
    (given) => {
      const [, own = "", at] = /^(.*?)(?::(\d+))?$/.exec(hostOf(String(given))) ?? [];
      return at === port && is(own);
    };
  const all: Forms = {
    [`${suffix} in capitals`]: host(
      (own) => /^[^a-z]+$/.test(own) && own.endsWith(end.toUpperCase()),
    ),
    [`${suffix} before another name`]: host((own) => own.includes(`${end}.`) && !own.endsWith(".")),
    [`${suffix} with a dot at its end`]: host((own) => own.endsWith(`${end}.`)),
    [`${suffix} at another port`]: (given) =>
      hostOf(String(given)).includes(`${end}:`) && !host(() => true)(given),
  };
  // A word alone is no host.
  if (!bare.includes(".")) return all;
  return {
    ...all,
    [`${suffix} without a name`]: host((own) => own === bare),
    [`${suffix} as the end of a name`]: host(
      (own) => own !== bare && own.endsWith(bare) && !own.endsWith(end),
    ),
  };
}
