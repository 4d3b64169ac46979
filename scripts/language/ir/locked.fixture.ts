import type { LockedPackage } from "./locked.ts";

const fetchHelpers = "openapi-typescript-helpers";

/** What packages depend on, as tests use it. */
export const locked: readonly LockedPackage[] = [
  {
    name: "openapi-fetch",
    version: "0.17.0",
    license: "MIT",
    integrity: `sha512-${Buffer.alloc(64, 1).toString("base64")}`,
    dependencies: [`${fetchHelpers}@0.1.0`],
  },
  { name: "yaml", version: "2.9.1", license: "ISC", integrity: null, dependencies: [] },
  { name: fetchHelpers, version: "0.1.0", license: "Custom", integrity: null, dependencies: [] },
];
