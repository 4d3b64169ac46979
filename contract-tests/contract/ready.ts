import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const repository = new URL("../../", import.meta.url);

/** Why a provider cannot be tested yet, and what to do; undefined when it can. */
export function notReady(provider: string, root: URL = repository): string | undefined {
  const spec = `specs/${provider}.yaml`;
  const reason = unreadable(new URL(spec, root));
  if (reason !== undefined) return `${spec} cannot be read: ${reason}; \`npm run check\` says more`;
  const document = `generated/${provider}/openapi.yaml`;
  if (existsSync(new URL(document, root))) return undefined;
  return `${document} is not there; make it with \`npm run generate\``;
}

function unreadable(file: URL): string | undefined {
  try {
    const manifest: unknown = parse(readFileSync(file, "utf8"));
    const isMap = typeof manifest === "object" && manifest !== null && "operations" in manifest;
    return isMap ? undefined : "it has no operations";
  } catch (error) {
    // The rest of the message of a YAML error is an excerpt.
    return error instanceof Error ? error.message.replace(/:?\n.*$/s, "") : String(error);
  }
}
