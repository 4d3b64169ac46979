import { SourceContext, useData } from "./data.ts";
import { lazy } from "./lazy.tsx";
import { NotFound, Waiting } from "./parts/message.tsx";
import { useRoute } from "./route.ts";
import type { ScreenProps } from "./screen.ts";
import { OperationScreen } from "./screens/operation.tsx";
import { Shell } from "./shell/shell.tsx";
import type { Source } from "./source.ts";
import type { CatalogueIndex } from "../data/types.ts";

// Operations are what most visits are for; every other screen is a file of its own.
const BlocksScreen = lazy(async () => (await import("./screens/blocks.tsx")).BlocksScreen);
const BlockScreen = lazy(async () => (await import("./screens/block.tsx")).BlockScreen);
const ChangesScreen = lazy(async () => (await import("./screens/changes.tsx")).ChangesScreen);
const WorkflowsScreen = lazy(async () => (await import("./screens/workflows.tsx")).WorkflowsScreen);
const WorkflowScreen = lazy(async () => (await import("./screens/workflow.tsx")).WorkflowScreen);
const DiagnosticsScreen = lazy(
  async () => (await import("./screens/diagnostics.tsx")).DiagnosticsScreen,
);
const ReferenceScreen = lazy(async () => (await import("./screens/reference.tsx")).ReferenceScreen);

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
  return (
    <Shell index={index} route={route}>
      {index ? <Screen index={index} route={route} /> : <Waiting problem={problem} />}
    </Shell>
  );
}

function Screen({ index, route }: ScreenProps) {
  const { screen, path } = route;
  const props = { index, route };
  if (screen === "blocks") return <BlocksScreen {...props} />;
  if (screen === "changes") return <ChangesScreen {...props} />;
  if (screen === "workflows") return <WorkflowsScreen {...props} />;
  if (screen === "workflow") return <WorkflowScreen {...props} />;
  if (screen === "diagnostics") return <DiagnosticsScreen {...props} />;
  if (screen === "reference") return <ReferenceScreen {...props} />;
  if (screen === "unknown") return <NotFound what={`page ${path.join("/")}`} />;
  if (!index.blocks.some(({ id }) => id === path[0])) return <NotFound what={`block ${path[0]}`} />;
  return screen === "block" ? <BlockScreen {...props} /> : <OperationScreen {...props} />;
}
