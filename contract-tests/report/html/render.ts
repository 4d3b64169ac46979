import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import Handlebars from "handlebars/dist/handlebars.js";
import type { ContractReport } from "../types.ts";
import { ALONE, type Links } from "./links.ts";
import { reportView } from "./view.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** One document that needs nothing else: no request leaves it, and only its own script runs. */
export function asHtml(report: ContractReport, links: Links = ALONE): string {
  const script = read("filter.js");
  const engine = Handlebars.create();
  engine.registerPartial({ style: `${read("base.css")}${read("report.css")}`, script });
  const template = engine.compile(read("report.hbs"), { strict: true });
  return template({ ...reportView(report, links), policy: policyFor(script) });
}

/** Text that got out of its place could still load and run nothing. */
function policyFor(script: string): string {
  const hash = createHash("sha256").update(script).digest("base64");
  return `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
}
