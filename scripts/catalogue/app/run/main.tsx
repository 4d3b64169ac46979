import { render } from "preact";
import type { RunPage } from "../../data/types.ts";
import { keptTheme } from "../shell/theme.ts";
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

/** Narrows the document to what somebody looks for: of many thousand cells, few change. */
function narrow(): void {
  const form = document.querySelector<HTMLFormElement>("#filter");
  const words = form?.querySelector<HTMLInputElement>("[type=search]");
  const failed = form?.querySelector<HTMLInputElement>("[type=checkbox]");
  const shown = form?.querySelector("output");
  if (!form || !words || !failed || !shown) return;
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => {
    const wanted = words.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !isShown(row, wanted, failed.checked);
    const count = rows.filter((row) => !row.hidden).length;
    shown.value = wanted || failed.checked ? `${count} of ${rows.length} rows` : "";
  });
}

function isShown(row: HTMLElement, wanted: string, onlyFailed: boolean): boolean {
  const has = (text: string | null | undefined) => text?.toLowerCase().includes(wanted) ?? false;
  const isWhole = has(row.dataset["row"]);
  let isFound = isWhole;
  for (const cell of row.querySelectorAll<HTMLElement>(".cell")) {
    const isCell = isWhole || has(cell.title);
    cell.classList.toggle("dim", !isCell);
    isFound ||= isCell;
  }
  const isFailed = row.matches("[data-failed], :has(.cell.failed, .incomplete)");
  return (isFound || has(row.textContent)) && (!onlyFailed || isFailed);
}
