/** Where the choice is kept; nothing else of the page is. */
const KEY = "theme";

type Theme = "light" | "dark";

/** Takes up the choice of an earlier visit. */
export function keptTheme(): void {
  const kept = quietly(() => localStorage.getItem(KEY));
  if (kept === "light" || kept === "dark") document.documentElement.dataset["theme"] = kept;
}

/** Changes to the other theme. One that the system has anyway follows the system again. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const system: Theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const next: Theme = (dataset["theme"] ?? system) === "dark" ? "light" : "dark";
  if (next === system) {
    delete dataset["theme"];
    quietly(() => localStorage.removeItem(KEY));
    return;
  }
  dataset["theme"] = next;
  quietly(() => localStorage.setItem(KEY, next));
}

/** A browser may refuse storage, to a file from disk for one; then the choice holds for this visit. */
function quietly<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}
