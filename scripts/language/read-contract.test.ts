import { expect, test } from "vitest";
import { manifestText } from "../../tests/kit/manifest.ts";
import { InputError } from "../system/input-error.ts";
import { readContract, readContracts, refuseBroken } from "./read-contract.ts";

const text = `${manifestText("demo")}
operations:
  demo_ping:
    name: Ping
    request: GET /ping
    effect: read
    reply: { 200: empty }
    output: { code: { from: status, type: integer, description: Status. } }
    examples:
      a ping: { params: {}, reply: { status: 200 }, output: { code: 200 } }
`;

function spec(name: string, content: string) {
  return { name, file: { path: `specs/${name}.yaml`, text: content }, folder: import.meta.dirname };
}

/** The same manifest, whose text cannot be read the first time. */
function failing() {
  const { file, ...rest } = spec("demo", text);
  let isFirst = true;
  const once = () => {
    if (!isFirst) return text;
    isFirst = false;
    throw new TypeError("planted");
  };
  return { ...rest, file: Object.defineProperty({ ...file }, "text", { get: once }) };
}

function messageOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return String(error);
  }
  return "";
}

// `diff` reads several; `drift` and `import --update` read one, for its meaning.
test("a mistake of ours is a problem of its manifest, beside those of others", () => {
  const message = messageOf(() =>
    refuseBroken(readContracts([failing(), spec("other", "manifest: [")]).broken),
  );
  expect(message).toContain("specs/demo.yaml cannot be compared until it is repaired");
  expect(message).toContain(
    "error internal-error: Reading this manifest failed: TypeError: planted",
  );
  expect(message).toContain("specs/other.yaml cannot be compared until it is repaired");
});

test.each(["shape", "meaning"] as const)("one manifest, checked for its %s", (level) => {
  expect(messageOf(() => readContract(failing(), level))).toContain("internal-error");
});
