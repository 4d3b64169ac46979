import { documentedModule } from "../settings/documented.ts";
import type { WireExpectations } from "./types.ts";

/** What the project has written down of its providers by hand. */
export async function documentedProviders(
  path: string | null = documentedModule,
): Promise<readonly WireExpectations[]> {
  if (path === null) return [];
  const file = new URL(`../../${path}`, import.meta.url);
  const loaded: { readonly default: readonly WireExpectations[] } = await import(file.href);
  return loaded.default;
}
