import { expect, test } from "vitest";
import { memoryTarget } from "../servers/memory.ts";
import { perform } from "./perform.ts";
import { generatedBlocks } from "./blocks.ts";

test("inputs cannot turn a call into one of another operation", async () => {
  const inputs = {
    operation: "crm_create_record",
    apiKey: "key",
    instanceUrl: "https://acme.my.salesforce.com",
    query: "SELECT Id FROM Account",
    sobject: "Account",
    fields: { Name: "Acme" },
  };
  const call = { provider: "crm", operation: "crm_query", inputs, reply: null };
  const { requests } = await perform(generatedBlocks, memoryTarget, call);
  expect(requests.map(({ method }) => method)).toEqual(["GET"]);
});
