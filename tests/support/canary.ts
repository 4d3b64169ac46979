import { inspect } from "node:util";

/** Parts that every encoding leaves as they are; each half of one is enough to betray a secret. */
const parts = ["Zq7Xw9Lk2M", "Rt5Vb8Nc1P"] as const;
const [head, tail] = parts;
const halves = parts.flatMap((part) => [part.slice(0, 6), part.slice(4)]);

/** Secrets of high entropy that a provider may encode before it repeats them. */
export const canaries = {
  base64: `${head}+/${tail}==`,
  punctuated: `${head}"\\&<é+/ %'~(!)${tail}`,
  code: `${head}${tail}`.toUpperCase(),
} as const;

/** Whether a text holds any part of a canary, in any case and any encoding. */
export function betrays(text: string): boolean {
  const lower = text.toLowerCase();
  return halves.some((half) => lower.includes(half.toLowerCase()));
}

/** The views of a value in which a canary shows. */
export function leaksOf(value: unknown): readonly string[] {
  const views: Readonly<Record<string, () => unknown>> = {
    text: () => String(value),
    inspect: () =>
      inspect(value, {
        depth: 20,
        showHidden: true,
        getters: true,
        maxArrayLength: null,
        maxStringLength: null,
      }),
    "inspect as a console does": () => inspect(value),
    JSON: () => JSON.stringify(value),
  };
  const shown = Object.entries(views).filter(([, view]) => betrays(String(view())));
  return [...shown.map(([name]) => name), ...leakingMembers(value, "value", new Set())];
}

/** Paths of all texts, names of members included, that hold a canary; hidden members too. */
function leakingMembers(value: unknown, path: string, seen: Set<unknown>): readonly string[] {
  if (typeof value === "string") return betrays(value) ? [path] : [];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Reflect.ownKeys(value).flatMap((key) => [
    ...(betrays(String(key)) ? [`a name at ${path}`] : []),
    ...leakingMembers(
      Reflect.get(value, key),
      `${path}.${betrays(String(key)) ? "?" : String(key)}`,
      seen,
    ),
  ]);
}
