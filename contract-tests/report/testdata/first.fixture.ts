import { describe, expect, test } from "vitest";
import { describeCase, settleCase } from "../meta.ts";
import { result } from "../sample.fixture.ts";

const wrong = process.env["WRONG"];

describe("books_get_volume", () => {
  const shown = result();
  test(shown.title, describeCase(shown), ({ task }) => {
    const message = `${shown.id}: expected <1>, was "2"`;
    settleCase(task, wrong ? [{ message }] : []);
  });

  const throwing = result({ title: "throws" });
  test(throwing.title, describeCase(throwing), ({ task }) => {
    if (wrong) throw new TypeError("no reply");
    settleCase(task, []);
  });

  const skipped = result({ title: "live" });
  test(skipped.title, describeCase(skipped), ({ skip }) => skip("BOOKS_API_KEY is not set"));
});

test("no case", () => expect(wrong).toBeUndefined());
