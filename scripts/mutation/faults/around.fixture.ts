import { runtime, type Mistake } from "./mistake.fixture.ts";

const fetched = { manifest: "fetches", operation: "fetches_get_file" };
const login = { manifest: "tables", operation: "tables_list_rows" };
const lookup = { manifest: "tables", operation: "tables_add_row" };
const all = { manifest: "lists", operation: "lists_all" };
const picked = { manifest: "pickers", operation: "pickers_create_task" };

const added = { manifest: "hooked", operation: "hooked_add_row" };

/** What is called before, after and beside a call, and addresses that replies give. */
export const around: readonly Mistake[] = [
  {
    mistake: "any host is fetched from",
    ...fetched,
    fault: runtime(
      "request/pasted.ts",
      "return chosenAddress([`{${name}}`]",
      "return origin || chosenAddress([`{${name}}`]",
    ),
    says: "url=.*expected a refusal",
  },
  {
    mistake: "the query of a whole address is lost",
    ...fetched,
    fault: runtime("request/fetched.ts", "(?:\\?[^\\s#\\\\]*)?)(?:#", ")(?:[#?]"),
    says: "query",
  },
  {
    mistake: "a user name is a part of a whole address",
    ...fetched,
    fault: runtime(
      "request/fetched.ts",
      "([^\\s/?#@\\\\]+)((?:",
      "(?:[^/]*@)?([^\\s/?#@\\\\]+)((?:",
    ),
    says: "@.*expected a refusal",
  },
  {
    mistake: "what a login gives is repeated in errors",
    ...login,
    fault: runtime("hooks/login.ts", "of secretTexts(used)) secrets", "of []) secrets"),
    says: "",
  },
  {
    mistake: "nothing is exchanged again after a 401",
    ...login,
    fault: runtime("hooks/login.ts", "status === 401 && used", "status === 0 && used"),
    says: "",
  },
  {
    mistake: "the deadline begins anew after a login",
    ...login,
    fault: runtime("hooks/login.ts", "deadlineMs - (performance.now() - began)", "deadlineMs"),
    says: "takes its time from that of the call",
  },
  {
    mistake: "the deadline begins anew after lookups",
    ...lookup,
    fault: runtime("hooks/lookups.ts", "deadlineMs - (performance.now() - began)", "deadlineMs"),
    says: "takes its time from that of the call",
  },
  {
    mistake: "a login that takes too long makes the outcome unknown",
    ...login,
    fault: runtime(
      "run.ts",
      'known.outcome !== "unknown" ? known.outcome : "not_sent"',
      "true ? known.outcome : known.outcome",
    ),
    says: "error.outcome",
  },
  {
    mistake: "a lookup that finds nothing is passed over",
    manifest: "teams",
    operation: "teams_get_role",
    fault: runtime(
      "hooks/lookups.ts",
      "if (!required) return undefined;\n  const { status }",
      "return undefined;\n  const { status }",
    ),
    says: "",
  },
  {
    mistake: "a lookup is made although its condition does not hold",
    manifest: "teams",
    operation: "teams_invite",
    fault: runtime("hooks/lookups.ts", "if (when && !whileHolds", "if (when && whileHolds"),
    says: "",
  },
  {
    mistake: "a lookup is made although nothing is given that chooses what it finds",
    manifest: "teams",
    operation: "teams_invite",
    fault: runtime("hooks/lookups.ts", "return isChosen ?? true;", "return true;"),
    says: "",
  },
  {
    mistake: "a lookup is made only where something is given that chooses what it finds",
    manifest: "tables",
    operation: "tables_add_row",
    fault: runtime("hooks/lookups.ts", "return isChosen ?? true;", "return isChosen ?? false;"),
    says: "",
  },
  {
    mistake: "the failure of a lookup names the other operation",
    ...lookup,
    fault: runtime("hooks/lookups.ts", "failed = definition.id;", ""),
    says: "",
  },
  {
    mistake: "credentials do not go along with the calls of hooks",
    ...added,
    fault: runtime("hooks/follow-ups.ts", "shared.map(", "[].map("),
    says: "",
  },
  {
    mistake: "the failure of a call of a hook names the other operation",
    ...added,
    fault: runtime("hooks/follow-ups.ts", "failed = { error, id };", ""),
    says: "refused",
  },
  {
    mistake: "hooks may make a call once only",
    ...added,
    fault: runtime("hooks/follow-ups.ts", "count > found.most", "count > found.most - 1"),
    says: "",
  },
  {
    mistake: "what a hook fills is not read as what callers give",
    ...added,
    fault: runtime("hooks/hooks.ts", "...values };", "...sent };"),
    says: "at",
  },
  {
    mistake: "what a hook fills is no value of the call",
    ...added,
    fault: runtime("run.ts", "of hooked?.fills ?? []", "of []"),
    says: "table",
  },
  {
    mistake: "the next page is asked for as the first is",
    manifest: "lists",
    operation: "lists_folder",
    fault: runtime(
      "pages/pages.ts",
      "(send && definition.following?.(definition)) || definition",
      "definition",
    ),
    says: "",
  },
  {
    mistake: "what both operations take does not go along to the next page",
    manifest: "lists",
    operation: "lists_folder",
    fault: runtime("pages/pages.ts", "...given, ", ""),
    says: "",
  },
  {
    mistake: "one page is taken for all",
    ...all,
    fault: runtime(
      "pages/collected.ts",
      "for (const item of [select(output, last) ?? []].flat()) items.push(item);",
      "for (const item of [select(output, last) ?? []].flat()) items.push(item);\n        break;",
    ),
    says: "",
  },
  {
    mistake: "the host's limit is that of a manifest",
    ...all,
    fault: runtime(
      "pages/collected.ts",
      "Math.min(asked, context?.maxItems ?? asked)",
      "context?.maxItems ?? asked",
    ),
    says: "of which the host takes",
  },
  {
    mistake: "the host's limit does not hold",
    ...all,
    fault: runtime("pages/collected.ts", "Math.min(asked, context?.maxItems ?? asked)", "asked"),
    says: "of which the host takes 1",
  },
  {
    mistake: "more is collected than is asked for",
    ...all,
    fault: runtime("pages/collected.ts", "items.slice(0, maxItems)", "[...items, ...items]"),
    says: "",
  },
  {
    mistake: "what was typed is not searched for",
    ...picked,
    fault: runtime(
      "options/options.ts",
      "if (picker.search && !isAbsent(search)) given[picker.search] = search;",
      "",
    ),
    says: "",
  },
  {
    mistake: "choices do not depend on other inputs",
    ...picked,
    fault: runtime("other-call.ts", "given[name] = select(from, named);", ""),
    says: "",
  },
  {
    mistake: "the items of a list travel without line ends",
    manifest: "forms",
    operation: "forms_add_rows",
    fault: runtime("request/encode.ts", "`${JSON.stringify(item)}\\n`", "JSON.stringify(item)"),
    says: "body",
  },
  {
    mistake: "a broken line is passed over",
    manifest: "lists",
    operation: "lists_export_rows",
    fault: runtime(
      "reply/list-replies.ts",
      'line.trim() === ""',
      'line.trim() === "" || !/^[[{"\\d]/.test(line)',
    ),
    says: "",
  },
  {
    mistake: "the end of a stream is taken for an event",
    manifest: "lists",
    operation: "lists_follow",
    fault: runtime("reply/list-replies.ts", "if (data === END) return [];", ""),
    says: "",
  },
  {
    mistake: "an event that tells of an error is taken for data",
    manifest: "lists",
    operation: "lists_follow",
    fault: runtime("reply/list-replies.ts", 'name !== "error"', "name !== END"),
    says: "",
  },
  {
    mistake: "a file of another type is handed out",
    manifest: "reads",
    operation: "reads_get_picture",
    fault: runtime("reply/file-replies.ts", "!file || !isOf(file.mediaType, mediaType)", "!file"),
    says: "",
  },
  {
    mistake: "the name of a file is lost",
    ...fetched,
    fault: runtime(
      "reply/file-replies.ts",
      'fileName(headers.get("Content-Disposition"));\n    const { storeFile',
      "fileName(null);\n    const { storeFile",
    ),
    says: "",
  },
];
