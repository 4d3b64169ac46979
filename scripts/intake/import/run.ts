import type { Workspace } from "../../system/roots.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { isGraphqlSchema } from "../graphql/read.ts";
import { importDocument } from "./document.ts";
import { importGraphql } from "./graphql.ts";
import type { ImportOptions } from "./options.ts";
import { asJson, asText } from "./report.ts";

/** Drafts a manifest, or brings one up to date, prints what was done, and gives the exit status. */
export function run(
  { json, ...options }: ImportOptions,
  workspace: Pick<Workspace, "specs" | "root">,
  { stdout, env }: Pick<NodeJS.Process, "stdout" | "env">,
): number {
  const importFrom = isGraphqlSchema(options.file) ? importGraphql : importDocument;
  const report = importFrom(options, workspace);
  stdout.write(json ? asJson(report) : asText(report, styleFor(stdout, env)));
  return 0;
}
