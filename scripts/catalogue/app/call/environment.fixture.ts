import { textsIn } from "./secrets.ts";
import { fieldOf } from "./snippets/values.ts";
import type { Call } from "./types.ts";

/** What the environment holds of the secrets of an example, by the names that the page shows. */
export function secretEnvironment(call: Call): Readonly<Record<string, string>> {
  const entries = Object.entries(call.example.keys).map(([name, key]) => {
    const { env = name } = fieldOf(call, name);
    return [env, textsIn(key).join()];
  });
  return Object.fromEntries(entries);
}
