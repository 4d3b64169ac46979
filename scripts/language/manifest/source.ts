export type {
  Source as ManifestSource,
  SourcePath as ManifestPath,
} from "../../../packages/workflow/src/document/source.ts";
