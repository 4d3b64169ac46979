import { render } from "preact";
import { App } from "./app.tsx";
import { keptTheme } from "./shell/theme.ts";
import { fromFiles, type Source } from "./source.ts";

export { fromPage } from "./source.ts";

/** Shows the page. */
export function start(source: Source): void {
  const root = document.querySelector("#page");
  if (!root) throw new Error("the document has no #page");
  keptTheme();
  render(<App source={source} />, root);
}

// A single file brings its own data, and starts itself.
const { source } = document.documentElement.dataset;
if (source === "files") start(fromFiles());
if (source === "live")
  void import("./live/source.ts").then(async ({ live }) => start(await live()));
