import { expect, test } from "vitest";
import { sample } from "../../contract/contract.fixture.ts";
import { credentials } from "./credentials.ts";

/** The odd value that a credential is given when it travels in this way. */
function signsOf(send: string): unknown {
  const auth = [{ param: "apiKey", send, description: "Key." }];
  const { operation } = sample({}, { auth });
  const [credential] = operation.credentials;
  if (!credential) throw new Error("the operation has no credential");
  const probes = [...credentials(operation, credential)];
  return probes.find(({ title }) => title.includes("signs"))?.given["apiKey"];
}

test.each(["basic:user:{}", "basic:{}:"])("a mock can part the pair of %s", (send) => {
  expect(signsOf(send)).toContain("@");
  expect(signsOf(send)).not.toContain(":");
});

test("what is no header and no pair has a colon, too", () => {
  expect(signsOf("body:key")).toContain(":");
});
