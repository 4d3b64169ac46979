import { expect, test } from "vitest";
import { answers } from "./answers.ts";

interface Node {
  readonly own: number;
  readonly parts: Node[];
}

function node(own: number, ...parts: Node[]): Node {
  return { own, parts };
}

test("a schema is asked once, however many ways lead to it", () => {
  let asked = 0;
  const sum = answers<Node, number>(({ own, parts }, within) => {
    asked += 1;
    return own + parts.reduce((total, part) => total + within(part), 0);
  }, 0);
  let top = node(1);
  for (let level = 0; level < 40; level += 1) top = node(0, top, top);
  expect(sum(top)).toBe(2 ** 40);
  expect(sum(node(1, top))).toBe(2 ** 40 + 1);
  expect(asked).toBe(42);
});

test("answers about a circle do not depend on where the asking begins", () => {
  const most = () =>
    answers<Node, number>(
      ({ own, parts }, within) => parts.reduce((max, part) => Math.max(max, within(part)), own),
      0,
    );
  const [one, two, three] = [node(1), node(3), node(2)];
  one.parts.push(two);
  two.parts.push(three, two);
  three.parts.push(one);
  const all = [one, two, three];
  for (const start of all) {
    const mostOf = most();
    mostOf(start);
    expect(all.map(mostOf)).toEqual([3, 3, 3]);
  }
});

test("an answer that never settles ends all the same", () => {
  const flips = answers<Node, boolean>((each, within) => !within(each.parts[0] ?? each), false);
  const itself = node(0);
  itself.parts.push(itself);
  expect(typeof flips(itself)).toBe("boolean");
});
