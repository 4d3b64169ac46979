import type { EmittedFile, Target } from "./target.ts";

/** The pictures of a block, at their places beside the manifest. */
export const iconsTarget: Target = {
  id: "icons",
  emit({ block: { icon } }) {
    const files = [icon?.light, icon?.dark].filter((file) => file !== undefined);
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    return [...texts].map(([path, contents]): EmittedFile => ({ path, contents, use: "packed" }));
  },
};
