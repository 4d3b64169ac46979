import { readdirSync, readFileSync } from "node:fs";
import { lower } from "../language/lower/provider.ts";
import type { Provider } from "../language/ir/types.ts";
import { parse } from "../language/manifest/parse.ts";

const root = new URL("../../", import.meta.url);

/** The providers of the committed manifests. */
export function committed(): readonly Provider[] {
  const specs = readdirSync(new URL("specs/", root)).filter((file) => file.endsWith(".yaml"));
  return specs.map((file) => {
    const path = `specs/${file}`;
    const { manifest } = parse({ path, text: readFileSync(new URL(path, root), "utf8") });
    if (!manifest) throw new Error(`${path} does not parse`);
    return lower(manifest, path, new Map());
  });
}
