import { expect, test } from "vitest";
import { sample } from "../../contract/contract.fixture.ts";
import { credentials } from "./credentials.ts";

/** The odd value that a credential is given when it travels in this way. */
function signsOf(place: object): unknown {
  const auth = { apiKey: { ...place, description: "Key." } };
  const { operation } = sample({}, { auth });
  const [credential] = operation.credentials;
  if (!credential) throw new Error("the operation has no credential");
  const probes = [...credentials(operation, credential)];
  return probes.find(({ title }) => title.includes("signs"))?.given["apiKey"];
}

test.each([
  [["user", "{apiKey}"]],
  [["{apiKey}", ""]],
])("a mock can part the pair of %j", ($basic) => {
  const place = { headers: { Authorization: { $basic } } };
  expect(signsOf(place)).toContain("@");
  expect(signsOf(place)).not.toContain(":");
});

test("what is no header and no pair has a colon, too", () => {
  expect(signsOf({ to: "body.key" })).toContain(":");
});
