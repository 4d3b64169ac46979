// Narrows the document to what somebody looks for. Without it everything is shown.
const form = document.querySelector("#filter");
const rows = [...document.querySelectorAll("[data-row]")];
const has = (text, words) => text.toLowerCase().includes(words);

function narrow() {
  const words = form.elements.words.value.trim().toLowerCase();
  const onlyFailed = form.elements.failed.checked;
  for (const row of rows) {
    const cells = [...row.querySelectorAll(".cell")];
    const whole = has(row.dataset.row, words);
    const found = cells.filter((cell) => whole || has(cell.title, words));
    for (const cell of cells) cell.classList.toggle("dim", !found.includes(cell));
    const failed = row.matches("[data-failed], :has(.cell.failed, .incomplete)");
    const shown = whole || found.length > 0 || has(row.textContent, words);
    row.hidden = !shown || (onlyFailed && !failed);
  }
  const count = rows.filter((row) => !row.hidden).length;
  form.elements.shown.value = words || onlyFailed ? `${count} of ${rows.length} rows` : "";
}

form.hidden = false;
form.addEventListener("input", narrow);
form.addEventListener("submit", (event) => event.preventDefault());

// A catalogue beside keeps which theme was chosen there; a file on disk may not ask.
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
