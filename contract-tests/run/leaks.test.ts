import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { leaks } from "./leaks.ts";

const { contract, operation } = sample({
  params: { pin: { type: "string", secret: true }, text: { type: "string" } },
});
const inputs = { apiKey: " s3cret-value ", pin: "12345678", text: "not a secret" };

const leaksIn = (error: unknown) => leaks(contract, operation.id, inputs, error);

test("a secret is found wherever it shows in an error", () => {
  const error = Object.assign(new Error("s3cret-value is refused"), {
    stack: "",
    body: { list: ["S3CRET-VALUE"], [inputs.pin]: 1, pin: 12345678 },
    cause: new Error("12345678"),
  });
  error.cause.stack = "";
  expect(leaksIn(error)).toEqual([
    "error.message shows the secret apiKey",
    "error.body.list.0 shows the secret apiKey",
    "a name in error.body shows the secret pin",
    "error.body.pin shows the secret pin",
    "error.cause.message shows the secret pin",
  ]);
});

test("what is no secret may show, and a secret that is left out", () => {
  expect(leaksIn(new Error("not a secret, [secret]"))).toEqual([]);
});

test("a cycle has an end", () => {
  const error = new Error("s3cret-value");
  error.stack = "";
  error.cause = error;
  expect(leaksIn(error)).toEqual(["error.message shows the secret apiKey"]);
});
