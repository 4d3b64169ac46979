/**
 * What a visit to an operation does not need, in one file. Were each a file of its own, esbuild would put what some of them share
 * into further files, and the first page would have to ask for each of these.
 */
export { BlockScreen } from "./screens/block.tsx";
export { ChangesScreen } from "./screens/changes.tsx";
export { DiagnosticsScreen } from "./screens/diagnostics.tsx";
export { ReferenceScreen } from "./screens/reference.tsx";
export { WorkflowScreen } from "./screens/workflow.tsx";
export { WorkflowsScreen } from "./screens/workflows.tsx";
export { Search } from "./search/search.tsx";
