import { Socket } from "node:net";
import { expect, test } from "vitest";
import { callersOf, type Taken } from "./callers.ts";

const variables = ["BOOKS_API_KEY", "CRM_API_KEY"];
const [one, other] = [new Socket(), new Socket()];
const anna = { headers: { "x-books-api-key": "anna" }, socket: one };
const ben = { headers: { "x-books-api-key": "ben" }, socket: one };
const some = (at: number) => ({ headers: { "x-crm-api-key": `${at}` }, socket: one });

test("a caller is told by what it sends in place of variables, and else by its connection", () => {
  const take = callersOf(variables, true);
  const callerOf = (...given: Parameters<typeof take>) => (take(...given) as Taken).caller; // few
  expect(callerOf(anna, 1)).toBe(callerOf({ ...anna, socket: other }, 1));
  expect(callerOf(anna, 1)).not.toBe(callerOf(ben, 1));
  const noise = { "user-agent": "a", "x-request-id": "1", "x-books-api-key": "" };
  expect(callerOf({ headers: {}, socket: one }, 1)).toBe(
    callerOf({ headers: noise, socket: one }, 1),
  );
  expect(callerOf({ headers: {}, socket: one }, 1)).not.toBe(
    callerOf({ headers: {}, socket: other }, 1),
  );
  expect(callerOf(ben, 1).sent?.("BOOKS_API_KEY")).toBe("ben");
  expect(callerOf(ben, 1).sent?.("CRM_API_KEY")).toBeUndefined();
});

test("a caller has a quarter of all messages that are not answered, and gives them back", () => {
  const take = callersOf(variables, true);
  const first = take(anna, 30) as Taken; // there is room
  expect(take(anna, 3)).toMatchObject({ status: 429 });
  expect(take(ben, 33)).toMatchObject({ status: 413, message: "A batch has at most 32 messages." });
  expect(take(anna, 2)).toHaveProperty("caller");
  expect(take(ben, 32)).toHaveProperty("caller");
  first.leave();
  const second = take(anna, 30) as Taken; // there is room again
  expect(second.caller).toBe(first.caller);
  for (const at of [1, 2]) expect(take(some(at), 32)).toHaveProperty("caller");
  expect(take(some(3), 1)).toMatchObject({ status: 503 });
  second.leave();
  expect(take(some(3), 30)).toHaveProperty("caller");
  expect(take(some(4), 1)).toMatchObject({ status: 503 });
});
