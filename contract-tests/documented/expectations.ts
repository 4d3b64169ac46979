import { documentedModule } from "../settings/documented.ts";
import type { DocumentedExpectations } from "./types.ts";

/** Expectations that the project has written down by hand. */
export async function documentedProviders(
  path: string | null = documentedModule,
): Promise<readonly DocumentedExpectations[]> {
  if (path === null) return [];
  const file = new URL(`../../${path}`, import.meta.url);
  const loaded: { readonly default: readonly DocumentedExpectations[] } = await import(file.href);
  return loaded.default;
}
