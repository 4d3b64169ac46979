import type { ShownBody, ShownRequest, Text } from "../types.ts";

/** The request as a command of a shell. Secrets come from the environment. */
export function curlSnippet(request: ShownRequest): string {
  const { method, origin, path, query, headers, basic, body, isSigned } = request;
  const url: Text = [origin, ...path, ...(query.length > 0 ? ["?", ...query] : [])];
  const usual = body ? "POST" : "GET";
  const isParted = body?.kind === "multipart";
  const own = headers.filter(
    ([name]) => !(name === "authorization" && basic) && !(name === "content-type" && isParted),
  );
  const options = [
    // What stands in brackets or braces is no pattern.
    `curl ${/[[\]{}]/.test(url.map(String).join("")) ? "--globoff " : ""}${quoted(url)}`,
    ...(method === "HEAD" ? ["--head"] : method === usual ? [] : [`--request ${method}`]),
    ...(basic ? [`--user ${quoted(basic)}`] : []),
    // A semicolon stands for a header without a value.
    ...own.map(([name, value]) =>
      value.length === 0 ? `--header '${name};'` : `--header ${quoted([`${name}: `, ...value])}`,
    ),
    ...(body ? bodyOptions(body) : []),
  ];
  const note = isSigned
    ? "# The package signs this when it sends it; as it is, it is refused.\n"
    : "";
  return `${note}${options.join(" \\\n  ")}\n`;
}

function bodyOptions(body: ShownBody): readonly string[] {
  switch (body.kind) {
    case "text":
      return [`--data-raw ${quoted(body.text)}`];
    case "file":
      return [`--data-binary ${quoted([`@${body.file.name}`])}`];
    case "multipart":
      return body.parts.map(({ name, value }) => {
        if (!(value instanceof File)) return `--form-string ${quoted([`${name}=`, ...value])}`;
        return `--form ${quoted([`${name}=@${formQuoted(value.name)};type=${value.type}`])}`;
      });
  }
}

/** A name of a file, with whatever is in it. */
function formQuoted(name: string): string {
  return /^[\w. -]+$/.test(name) ? name : `"${name.replace(/["\\]/g, "\\$&")}"`;
}

/** A word of a shell; what holds secrets stands in double quotes, where variables are read. */
function quoted(text: Text): string {
  if (text.every((part) => typeof part === "string")) return single(text.join(""));
  const isPlain = text.every((part) => typeof part !== "string" || !/[\\"$`!]/.test(part));
  if (!isPlain)
    return text
      .map((part) => (typeof part === "string" ? single(part) : `"$${part.env}"`))
      .join("");
  // A name ends where no letter follows it.
  const isOpen = (at: number) => /^\w/.test(String(text[at + 1] ?? ""));
  const parts = text.map((part, at) =>
    typeof part === "string" ? part : isOpen(at) ? `\${${part.env}}` : `$${part.env}`,
  );
  return `"${parts.join("")}"`;
}

function single(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
