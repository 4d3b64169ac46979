/** Folder and unscoped name of the package that all others depend on. */
export const RUNTIME = "runtime";

/** What the runtime depends on; all others depend on it. */
export const RUNTIME_NEEDS = ["openapi-fetch"];

/** Folder and unscoped name of the package that checks and runs workflows of blocks. */
export const WORKFLOW = "workflow";

/** The packages that belong to no provider: sources below `templates/<id>/`, emitted to a folder of that name. */
export const SHARED = [RUNTIME, WORKFLOW] as const;

/** One of the shared packages. */
export type SharedId = (typeof SHARED)[number];

/** Code of a shared package: path below its folder -> text. */
export type SharedSources = Readonly<Record<string, string>>;
