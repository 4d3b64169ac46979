import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContract } from "../../language/read-contract.ts";
import { drift } from "../drift/compare.ts";
import { draft } from "../import/draft.ts";
import { mistakesIn } from "../import/sound.ts";
import { readVendor } from "../read/file.ts";

// Documents of servers and credentials, and the drafts that are made of them. `vitest -u` rewrites
// the drafts; review the difference like code.
const folder = join(import.meta.dirname, "../testdata/access");
const documents = readdirSync(folder).filter((name) => !name.includes(".draft."));

/** What no manifest can say. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  "tables.yaml": [
    "sent-other: The vendor asks for hmac",
    "sent-new: The vendor also answers at `tables.cn-north-1.example.com.cn`",
  ],
};

describe.each(documents)("%s", (document) => {
  const vendor = readVendor(join(folder, document));
  const provider = document.replace(/\.\w+$/, "");
  const path = `specs/${provider}.yaml`;
  const { text, leftOut } = draft(provider, vendor, vendor.operations, path);

  test("is drafted as a whole", async () => {
    await expect(text).toMatchFileSnapshot(join(folder, `${provider}.draft.yaml`));
    expect(leftOut.map(({ detail }) => detail)).toEqual([]);
  });

  test("the draft passes the check", () => {
    expect(mistakesIn({ path, text })).toEqual([]);
  });

  test("the draft says what the document says", () => {
    const contract = readContract({ name: provider, file: { path, text }, folder });
    const { findings, others } = drift(contract, vendor);
    expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual(
      UNSAID[document] ?? [],
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });
});
