import { existsSync } from "node:fs";
import { join } from "node:path";
import { type SuiteWorkspace, shown, workspace } from "../settings/workspace.ts";

/** That the OpenAPI document of a provider is not there, and what to do; undefined where it is. */
export function undocumented(
  provider: string,
  { root, generated }: Pick<SuiteWorkspace, "root" | "generated"> = workspace,
): string | undefined {
  const document = join(generated, provider, "openapi.yaml");
  if (existsSync(document)) return undefined;
  return `${shown(document, root)} is not there; make it with \`npx blockwright generate\``;
}
