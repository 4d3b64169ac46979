import type { EmittedFile, Target } from "./target.ts";

/** The files of documents, at their places beside the manifest: who reads a package reads it whole. */
export const graphqlFilesTarget: Target = {
  id: "graphql-files",
  emit({ operations }) {
    const files = operations.flatMap(({ graphql }) => graphql?.file ?? []);
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    return [...texts].map(([path, contents]): EmittedFile => ({ path, contents, use: "packed" }));
  },
};
