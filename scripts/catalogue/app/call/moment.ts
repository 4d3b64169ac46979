import type { ExamplePage } from "../../data/types.ts";

/** What is shown does not change with every letter that is typed. */
const UUID = "6f1d4a2e-3c5b-4d7e-8f90-a1b2c3d4e5f6";

/** Calls are made one after the other: the clock and the random ids are those of one of them. */
let last: Promise<unknown> = Promise.resolve();

/** Makes a call at the time of an example, with one random id. */
export function atMoment<Made>(
  { now }: Pick<ExamplePage, "now">,
  work: () => Promise<Made>,
): Promise<Made> {
  const made = last.then(async () => {
    const restore = [
      replaced(crypto, "randomUUID", () => UUID),
      ...(now === undefined ? [] : [replaced(Date, "now", () => Date.parse(now))]),
    ];
    try {
      return await work();
    } finally {
      for (const each of restore) each();
    }
  });
  last = made.catch(() => {});
  return made;
}

/** Gives an object another method; what is returned puts back what it had. */
function replaced(of: object, name: string, method: () => unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(of, name);
  Object.defineProperty(of, name, { value: method, configurable: true, writable: true });
  return () => {
    if (own) Object.defineProperty(of, name, own);
    else Reflect.deleteProperty(of, name);
  };
}
