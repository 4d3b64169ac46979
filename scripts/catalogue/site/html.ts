/** Only what comes from where the page comes from is loaded, and nothing that is written inline runs. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** The document of a site, which loads everything else; `live` where it is told what changes. */
export const siteHtml = (source: "files" | "live"): string => `<!doctype html>
<html lang="en" data-source="${source}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Blocks</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="app.css">
<script type="module" src="app.js"></script>
</head>
<body>
<div id="page"></div>
<noscript>This page needs JavaScript: it runs the packages that it shows.</noscript>
</body>
</html>
`;
