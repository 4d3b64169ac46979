import { render } from "preact";
import type { RunPage } from "../../data/types.ts";
import { keptTheme } from "../shell/theme.ts";
import { narrow } from "./narrow.ts";
import { Run } from "./run.tsx";

// A page of its own, with its data in it: whoever has the file has all of it.
const root = document.querySelector("#page");
const page: RunPage = JSON.parse(document.querySelector("#data")?.textContent ?? "");
if (!root) throw new Error("the document has no #page");
document.title = `${page.verdict.text} – contract suite`;
keptTheme();
render(<Run page={page} />, root);
narrow();
// The browser looked for it before it was there.
if (location.hash) location.replace(location.hash);
