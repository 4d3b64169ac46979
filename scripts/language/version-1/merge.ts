/** Lines of three texts that are the same in all. */
interface Common {
  readonly text: number;
  readonly before: number;
  readonly after: number;
}

/**
 * What was changed between two prints of a text, in the text itself: all other lines are as they are there,
 * however a printer would break them.
 */
export function merged(text: string, before: string, after: string): string {
  const [own, old, made] = [text, before, after].map((each) => each.split("\n"));
  if (!own || !old || !made) return after;
  const inText = matches(old, own);
  const inAfter = matches(old, made);
  const common = [...inText].flatMap(([index, at]): readonly Common[] => {
    const other = inAfter.get(index);
    return other === undefined ? [] : [{ text: at, before: index, after: other }];
  });
  const end = { text: own.length, before: old.length, after: made.length };
  let last: Common = { text: -1, before: -1, after: -1 };
  const lines: string[] = [];
  for (const next of [...common, end]) {
    const [first, second, third] = [
      own.slice(last.text + 1, next.text),
      old.slice(last.before + 1, next.before),
      made.slice(last.after + 1, next.after),
    ];
    lines.push(...(second.join("\n") === third.join("\n") ? first : third));
    if (next !== end) lines.push(own[next.text] ?? "");
    last = next;
  }
  return lines.join("\n");
}

/** How far the same line is looked for. */
const REACH = 400;

/** Indexes of lines of one text to those of the same lines of another, in the order of both. */
function matches(one: readonly string[], other: readonly string[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length) {
    if (one[a] === other[b]) {
      found.set(a++, b++);
      continue;
    }
    const [skipped, added] = nearest(one, other, a, b);
    a += skipped;
    b += added;
  }
  return found;
}

/** How many lines of both are passed over until two are the same that are not blank. */
function nearest(
  one: readonly string[],
  other: readonly string[],
  a: number,
  b: number,
): readonly [number, number] {
  for (let total = 1; total < REACH; total++) {
    for (let skipped = 0; skipped <= total; skipped++) {
      const [line, next] = [one[a + skipped], other[b + total - skipped]];
      if (line !== undefined && line === next && line.trim() !== "")
        return [skipped, total - skipped];
    }
  }
  return [1, 1];
}
