import { searchVolumes } from "@blockwright/books";
import { createRecord } from "@blockwright/crm";
import { listUsers } from "@blockwright/directory";
import { generate } from "@blockwright/docgen";
import { companyEnrich } from "@blockwright/persondata";
import type { Context } from "@blockwright/runtime";

/** Given as the credential; every encoding leaves it as it is. */
export const canary = "Zq7Xw9Lk2MRt5Vb8Nc1P";

/** A call of one operation whose inputs do not matter. */
export type Call = (context: Context) => Promise<unknown>;

/** Reads; the credential travels in the address. */
export const searchBooks: Call = (context) =>
  searchVolumes.execute({ apiKey: canary, q: "dune" }, context);

/** Reads. */
export const readUsers: Call = (context) => listUsers.execute({ accessToken: canary }, context);

/** Changes something. */
export const createAccount: Call = (context) =>
  createRecord.execute(
    {
      apiKey: canary,
      instanceUrl: "https://acme.my.salesforce.com",
      sobject: "Account",
      fields: { Name: "Acme" },
    },
    context,
  );

/** Costs money, by GET. */
export const enrichCompany: Call = (context) =>
  companyEnrich.execute({ apiKey: canary, name: "Acme" }, context);

/** Costs money, by POST. */
export const generateText: Call = (context) =>
  generate.execute({ apiKey: canary, inputText: "Bees", textMode: "generate" }, context);
