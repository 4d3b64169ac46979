/** Makes something of each key once. */
export function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}

/** A question about a schema; `within` answers it of a part. */
type Question<Schema, Answer> = (schema: Schema, within: (part: Schema) => Answer) => Answer;

/** Answers about circles settle in two or three rounds; one that never does stays as it is then. */
const ROUNDS = 12;

/**
 * Asks a question of each schema once, however many ways lead to it: where schemas share others, ways
 * multiply. What leads back to itself counts as `open` there, and is asked again until no answer
 * changes, so that none depends on where the asking began.
 */
export function answers<Schema extends object, Answer>(
  ask: Question<Schema, Answer>,
  open: Answer,
  isSame: (one: Answer, other: Answer) => boolean = Object.is,
): (schema: Schema) => Answer {
  const known = new WeakMap<Schema, { readonly answer: Answer }>();
  const settled = (start: Schema): Answer => {
    let before: ReadonlyMap<Schema, Answer> = new Map();
    for (let left = ROUNDS; ; left -= 1) {
      const { now, isCircular } = askAll(start, ask, (schema) => known.get(schema), {
        open,
        before,
      });
      const isSettled = [...now].every(
        ([schema, answer]) => before.has(schema) && isSame(before.get(schema) ?? open, answer),
      );
      if (!isCircular || isSettled || left === 0) {
        for (const [schema, answer] of now) known.set(schema, { answer });
        return now.get(start) ?? open;
      }
      before = now;
    }
  };
  return (schema) => {
    const found = known.get(schema);
    return found ? found.answer : settled(schema);
  };
}

/** Asks what is not known yet; where a circle closes, the round before has the answer. */
function askAll<Schema extends object, Answer>(
  start: Schema,
  ask: Question<Schema, Answer>,
  known: (schema: Schema) => { readonly answer: Answer } | undefined,
  { open, before }: { readonly open: Answer; readonly before: ReadonlyMap<Schema, Answer> },
) {
  const now = new Map<Schema, Answer>();
  const underway = new Set<Schema>();
  let isCircular = false;
  const within = (schema: Schema): Answer => {
    const found = known(schema);
    if (found) return found.answer;
    if (now.has(schema)) return now.get(schema) ?? open;
    if (underway.has(schema)) {
      isCircular = true;
      return before.get(schema) ?? open;
    }
    underway.add(schema);
    const answer = ask(schema, within);
    underway.delete(schema);
    now.set(schema, answer);
    return answer;
  };
  within(start);
  return { now, isCircular };
}
