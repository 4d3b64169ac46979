import type { BuildOptions } from "esbuild";

/** How code is made for browsers: a module of today, in as few bytes as it takes. */
export const FOR_BROWSERS = {
  bundle: true,
  format: "esm",
  platform: "browser",
  target: "es2022",
  minify: true,
  write: false,
  logLevel: "silent",
  legalComments: "none",
} as const satisfies BuildOptions;
