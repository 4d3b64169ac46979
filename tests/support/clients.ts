import { createBooksClient } from "@blockwright/books";
import { createCrmClient } from "@blockwright/crm";
import { createDirectoryClient } from "@blockwright/directory";
import { createDocgenClient } from "@blockwright/docgen";
import { createPersondataClient } from "@blockwright/persondata";
import type { TransportOptions } from "@blockwright/runtime";

/** Makes a typed client with a credential and reads something with it. */
export type ReadWithClient = (
  credential: string,
  options: TransportOptions,
) => Promise<{ readonly response: Response }>;

/** One read through the typed client of every package, by provider. */
export const readWithClient: Readonly<Record<string, ReadWithClient>> = {
  books: (apiKey, options) => createBooksClient({ ...options, apiKey }).searchVolumes({ q: "x" }),
  crm: (apiKey, options) => {
    const instanceUrl = "https://acme.my.salesforce.com";
    return createCrmClient({ ...options, apiKey, instanceUrl }).query({ query: "x" });
  },
  directory: (accessToken, options) =>
    createDirectoryClient({ ...options, accessToken }).listUsers({ top: 1 }),
  docgen: (apiKey, options) => createDocgenClient({ ...options, apiKey }).listThemes({ limit: 1 }),
  persondata: (apiKey, options) =>
    createPersondataClient({ ...options, apiKey }).personEnrich({ email: "a@b.example" }),
};
