import { parseArgs } from "node:util";

/** What a curl command asks for, and the options that stand elsewhere in a manifest. */
export interface CurlCommand {
  readonly method: string;
  /** As it is written, perhaps with a query; empty when there is none. */
  readonly address: string;
  /** Where its headers, body and credentials go, in words. */
  readonly elsewhere: readonly string[];
}

const text = { type: "string", multiple: true } as const;
const flag = { type: "boolean" } as const;

/** The options that say something of the request, and those whose values are not the address. */
const OPTIONS = {
  request: { ...text, short: "X" },
  url: text,
  head: { ...flag, short: "I" },
  get: { ...flag, short: "G" },
  header: { ...text, short: "H" },
  user: { ...text, short: "u" },
  "oauth2-bearer": text,
  data: { ...text, short: "d" },
  "data-raw": text,
  "data-binary": text,
  "data-urlencode": text,
  json: text,
  form: { ...text, short: "F" },
  cookie: { ...text, short: "b" },
  output: { ...text, short: "o" },
  "user-agent": { ...text, short: "A" },
  "max-time": { ...text, short: "m" },
  "write-out": { ...text, short: "w" },
} as const;

const DATA = ["data", "data-raw", "data-binary", "data-urlencode"] as const;

/** Reads a command as it is copied from a vendor's page; undefined when the text is none. */
export function curlCommand(command: string): CurlCommand | undefined {
  const [name, ...args] = wordsOf(command);
  if (name !== "curl") return undefined;
  const { values, positionals } = parseArgs({
    args,
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
  });
  const has = (...options: readonly (keyof typeof OPTIONS)[]) =>
    options.some((option) => values[option] !== undefined);
  const hasBody = has(...DATA, "json", "form") && !has("get");
  const implied = has("head") ? "HEAD" : hasBody ? "POST" : "GET";
  return {
    method: String([values.request].flat()[0] ?? implied),
    address: String([values.url].flat()[0] ?? positionals[0] ?? ""),
    elsewhere: [
      has("user") &&
        '`-u` is `headers: { Authorization: { $basic: ["{user}", "{password}"] } }` under `auth`',
      has("oauth2-bearer") && '`--oauth2-bearer` is `headers: { Authorization: "Bearer {token}" }`',
      has("header") && "`-H` is `headers`, and `auth` for a credential",
      has("json") && "`--json` is `body`",
      has(...DATA) && !has("get") && "`-d` is `body`, with `encode: form` unless it is JSON",
      has(...DATA) && has("get") && "`-G -d` is `query`",
      has("form") && "`-F` is a multipart body, which a manifest cannot say",
    ].filter((place) => place !== false),
  };
}

/** Words as a shell parts them, without their quotes and line continuations. */
function wordsOf(command: string): readonly string[] {
  const line = command.replace(/\\\r?\n/g, " ");
  const words = line.match(/(?:'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"])+/g) ?? [];
  return words.map((word) => word.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"/g, "$1$2"));
}
