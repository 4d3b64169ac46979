import { createHash } from "node:crypto";

interface Parts {
  readonly title: string;
  /** Why it needs JavaScript. */
  readonly needs: string;
  /** A module that shows the data in `#page`. */
  readonly script: string;
  readonly style: string;
  /** JSON. */
  readonly data: string;
}

/** A document that has all that it shows: it makes no request, and only its own script runs. */
export function ownDocument({ title, needs, style, data, ...given }: Parts): string {
  const script = inScript(given.script);
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en" data-source="page">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="page"></div>
<noscript>This page needs JavaScript: ${needs}.</noscript>
<script type="application/json" id="data">${inScript(data)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}

/** Text within `<script>`: nothing in it ends the element or begins a comment. */
function inScript(text: string): string {
  return text.replace(/<(?=\/script|!--|script)/gi, "\\u003c");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
