import { runtime, type Mistake } from "./mistake.fixture.ts";

const plain = { manifest: "teams", operation: "teams_list_roles" };
const lookup = { manifest: "teams", operation: "teams_get_role" };
const login = { manifest: "tables", operation: "tables_list_rows" };

/** How long a call waits and repeats, with the calls before it. */
export const timed: readonly Mistake[] = [
  {
    mistake: "a call waits beyond its deadline",
    ...plain,
    fault: runtime("transport/send.ts", " || waitMs > leftMs();", ";"),
    says: "does not wait beyond its deadline",
  },
  {
    mistake: "the deadline begins anew with each attempt",
    ...plain,
    fault: runtime(
      "transport/send.ts",
      "limits.deadlineMs - tally.elapsedMs()",
      "tally.count() >= 0 ? limits.deadlineMs : 0",
    ),
    says: "deadline",
  },
  {
    mistake: "a login has a deadline of its own",
    ...login,
    fault: runtime(
      "hooks/login.ts",
      "derived(rest, { signal, idempotencyKey: undefined })",
      "derived(rest, { signal, deadlineMs: undefined, idempotencyKey: undefined })",
    ),
    says: "deadline",
  },
  {
    mistake: "each lookup has a deadline of its own",
    ...lookup,
    fault: runtime("hooks/lookups.ts", "deadlineMs: leftMs(), idem", "idem"),
    says: "does not wait beyond the deadline of the call",
  },
  {
    mistake: "each call of a hook has a deadline of its own",
    manifest: "hooked",
    operation: "hooked_add_row",
    fault: runtime("hooks/hooks.ts", "{ ...limits, deadlineMs: left(since) }", "limits"),
    says: "is not waited for",
  },
];
