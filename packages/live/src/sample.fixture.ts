import { join } from "node:path";
import { newFolder } from "../../../tests/kit/folder.ts";
import type { Checked, SessionCase } from "./session.ts";
import { secrets } from "./stand-in.fixture.ts";

/** Calls that fit together: the second operation reads what the first one made. */
const crmCalls = `
crm_create_record:
  - { name: an account, params: { sobject: Account, fields: { Name: Acme } } }
crm_get_record:
  - { name: the account, params: { sobject: Account, recordId: "\${CRM_RECORD}" } }
`;

/** A new folder with the calls of the CRM. */
export function callsFolder(): string {
  return newFolder({ "crm.yaml": crmCalls });
}

/** Environment of a live run against the stand-in that keeps everything in the folder. */
export function standInEnvironment(url: string, folder: string): Readonly<Record<string, string>> {
  return {
    CONTRACT_TARGET: "live",
    CONTRACT_INTERVAL_MS: "0",
    CONTRACT_CALLS: folder,
    CONTRACT_RECORDINGS: join(folder, "recordings"),
    CONTRACT_WRITES: "crm_create_record",
    BOOKS_API_KEY: ` ${secrets.books}\n`,
    BOOKS_BASE_URL: url,
    CRM_API_KEY: secrets.crm,
    CRM_INSTANCE_URL: "https://acme.my.salesforce.com/",
    CRM_BASE_URL: `${url}/`,
    CRM_RECORD: "001Hs00001KpQzRIAV",
  };
}

/** Runs cases one after the other; gives what came of those that were not skipped, and the reasons of the others. */
export async function runAll(cases: readonly SessionCase[]) {
  const checked: Record<string, Checked> = {};
  const skipped: Record<string, string> = {};
  for (const each of cases) {
    const result = await each.run();
    if (result.kind === "checked") checked[each.id] = result;
    else skipped[each.id] = result.reason;
  }
  return { checked, skipped };
}

/** All that failed, in the words of the report. */
export function failuresOf(checked: Readonly<Record<string, Checked>>): readonly string[] {
  return Object.values(checked).flatMap(({ failures }) => failures.map(({ message }) => message));
}
