import type { Members } from "../../../packages/workflow/src/document/is-map.ts";
import type { ManifestPath } from "./source.ts";

/** How a list travels in a query, in the words of version 1 and of OpenAPI. */
function list({ lists, collectionFormat, arrayFormat, to }: Members, path: ManifestPath): string {
  const place = typeof to === "string" ? to : `query.${path.at(-1)}`;
  const style = lists ?? collectionFormat ?? arrayFormat;
  switch (style) {
    case "comma":
    case "csv":
      return 'write `convert: [csv, { join: "," }]`';
    case "repeat":
    case "multi":
      return "leave it out; where other lists travel otherwise, write `lists: repeat` at the operation";
    default:
      return `write \`to: "${place}${/^ind(?:ex|ic)es$/.test(String(style)) ? "[0]" : "[]"}"\``;
  }
}

/** What is made of an input, and how it travels, as other tools and version 1 say it. */
export const INPUT_STEPS = {
  Parameter: {
    lists: { keys: "lists collectionFormat arrayFormat", instead: list },
    extract: {
      keys: "extract",
      instead: String.raw`write ${"`convert: { extract: /d/([\\w-]+) }`"}, or a list of steps`,
    },
    prefix: {
      keys: "prefix",
      instead: 'write `convert: { prefix: "whatsapp:" }`, or a list of steps',
    },
    env: {
      keys: "env environment variable",
      instead: "leave it out; live runs read `CRM_INSTANCE_URL` for `instanceUrl` of `crm`",
    },
    zone: {
      keys: "zone timezone timeZone",
      instead: "write `convert: { local-date-time: timeZone }` or `convert: { epoch: timeZone }`",
    },
  },
  steps: {
    extract: {
      keys: "match regex pattern capture",
      instead: "write `extract`, a pattern with a group",
    },
    prefix: { keys: "prepend", instead: "write `prefix`, a text" },
    join: { keys: "separator delimiter", instead: 'write `csv`, and `join: ","` after it' },
    zone: {
      keys: "zone timezone local-epoch",
      instead: "write `local-date-time: timeZone` or `epoch: timeZone`",
    },
    map: {
      keys: "map",
      instead: "write `enum: { newest: created_desc }` beside `convert`; it acts before the steps",
    },
  },
} as const;
