/** `; did you mean "maxResults"?` when a candidate is close to the name, else nothing. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  // Any letter is one letter away from any other.
  const limit = name.length === 1 ? 0 : Math.max(1, Math.floor(name.length / 3));
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    // Abbreviations: `int` for `integer`.
    if (name.length > 2 && candidate.toLowerCase().startsWith(name.toLowerCase())) {
      best ??= { candidate, distance: limit };
    }
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) {
      best = { candidate, distance };
    }
  }
  return best ? `; did you mean "${best.candidate}"?` : "";
}

/** Fewest insertions, deletions, replacements and swaps of neighbours that turn one text into the other. */
function editDistance(from: string, to: string): number {
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = cell(previous, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
          ? cell(beforePrevious, j - 2) + 1
          : replaced;
      row.push(Math.min(replaced, swapped, cell(previous, j) + 1, cell(row, j - 1) + 1));
    }
    beforePrevious = previous;
    previous = row;
  }
  return cell(previous, to.length);
}

function cell(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
