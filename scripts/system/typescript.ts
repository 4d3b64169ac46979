import { createRequire } from "node:module";
import type TypeScript from "typescript";

const require = createRequire(import.meta.url);

/**
 * The compiler, loaded when it is needed. It is CommonJS of 9 MB: `import` would read it once more, to look
 * for its exports, and take twice as long.
 */
export function loadTypeScript(): typeof TypeScript {
  return require("typescript"); // what that package exports
}
