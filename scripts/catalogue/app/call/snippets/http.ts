import { named } from "../secrets.ts";
import type { ShownBody, ShownRequest } from "../types.ts";

/** The request as it is written in HTTP. */
export function httpSnippet({ method, origin, path, query, headers, body }: ShownRequest): string {
  const target = named(query.length > 0 ? [...path, "?", ...query] : path);
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `host: ${origin.replace(/^\w+:\/\//, "")}`,
    ...headers.map(([name, value]) => `${name}: ${named(value)}`),
  ];
  return `${lines.join("\n")}\n${body ? `\n${bodyText(body, boundaryOf(headers))}\n` : ""}`;
}

function bodyText(body: ShownBody, boundary: string): string {
  switch (body.kind) {
    case "text":
      return named(body.pretty ?? body.text);
    case "file":
      return sizeOf(body.file);
    case "multipart": {
      const parts = body.parts.map(({ name, value }) => {
        const head = `--${boundary}\ncontent-disposition: form-data; name="${name}"`;
        if (!(value instanceof File)) return `${head}\n\n${named(value)}\n`;
        return `${head}; filename="${value.name}"\ncontent-type: ${value.type}\n\n${sizeOf(value)}\n`;
      });
      return `${parts.join("")}--${boundary}--`;
    }
  }
}

function sizeOf({ name, size }: File): string {
  return `<${size} ${size === 1 ? "byte" : "bytes"} of ${name}>`;
}

function boundaryOf(headers: ShownRequest["headers"]): string {
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? [];
  return named(type).split("boundary=")[1] ?? "";
}
