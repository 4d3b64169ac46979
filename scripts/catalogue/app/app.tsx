import { SourceContext, useData } from "./data.ts";
import { useRoute, type Route } from "./route.ts";
import { BlocksScreen } from "./screens/blocks.tsx";
import type { Source } from "./source.ts";
import type { CatalogueIndex } from "../data/types.ts";

/** The whole page: the head, and the screen that the address names. */
export function App({ source }: { readonly source: Source }) {
  return (
    <SourceContext.Provider value={source}>
      <Page />
    </SourceContext.Provider>
  );
}

function Page() {
  const route = useRoute();
  const { data: index, problem } = useData<CatalogueIndex>("data/index.json");
  if (!index) return <main>{problem ?? "Loading …"}</main>;
  return <Screen route={route} index={index} />;
}

function Screen({ index }: { readonly route: Route; readonly index: CatalogueIndex }) {
  return <BlocksScreen index={index} />;
}
