export type {
  Source as ManifestSource,
  SourcePath as ManifestPath,
} from "../../templates/workflow/document/source.ts";
