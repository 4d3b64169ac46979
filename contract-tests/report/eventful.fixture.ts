import type { CaseResult } from "./case-result.ts";
import { contractReport } from "./report.ts";
import { coverageItem, mutation, requiredOf, result, run } from "./sample.fixture.ts";
import type { ContractReport } from "./types.ts";

/** Text that tries to leave its place, to load something, or to widen the page. */
export const HOSTILE = [
  `<script>document.title = "taken"</script>`,
  `"><img src="https://example.com/pixel" onerror="document.title='taken'">`,
  `' onmouseover='document.title="taken"`,
  `</style></title></pre><iframe src="https://example.com"></iframe>`,
  `{{constructor}} {{> script}} \u202e right to left`,
  "unbroken".repeat(60),
] as const;

const OPERATIONS = [
  "books_search_volumes",
  "books_get_volume",
  "crm_query",
  "crm_create_record",
  "directory_list_users",
];
const KINDS = ["operation", "parameter", "limit", "value", "rule", "reply", "output", "error"];

/** A run in which everything that a report can show has happened, with hostile text everywhere. */
export function eventfulReport(): ContractReport {
  const operations = OPERATIONS.map((operation, index) =>
    requiredOf(
      operation,
      KINDS.map((kind) =>
        coverageItem(
          `${operation}/${kind}/x`,
          `${kind} x: ${HOSTILE[0]}`,
          ...(kind === "operation" && index % 2 === 1 ? [] : ["q present"]),
        ),
      ),
    ),
  );
  const results = [...OPERATIONS.flatMap(casesOf), ...eventful()];
  const [survivor] = mutation.survivors;
  const survivors = HOSTILE.map((mutant) => ({ mutant, place: survivor?.place ?? "" }));
  return contractReport({
    ...run(results, operations),
    target: "live",
    mutation: { ...mutation, survivors: [...mutation.survivors, ...survivors] },
  });
}

/** Of the parts that most cases have; all coverage items but one kind are covered. */
function casesOf(operation: string, index: number): readonly CaseResult[] {
  const [provider = ""] = operation.split("_");
  const about = { provider, operation };
  const inputs = Array.from({ length: 40 + 10 * index }, (_, n) =>
    result({
      ...about,
      title: `maxResults=${n}`,
      about: n % 3 ? "maxResults" : "q",
    }),
  );
  const replies = Array.from({ length: 30 }, (_, n) =>
    result({
      ...about,
      title: `reply ${200 + n} filled`,
      about: "replies",
    }),
  );
  const others = (["examples", "documented", "flows"] as const).map((part) =>
    result({ ...about, title: `${part} of ${operation}`, part }),
  );
  return [result({ ...about, title: "q present" }), ...inputs, ...replies, ...others];
}

function eventful(): readonly CaseResult[] {
  const operation = "books_search_volumes";
  const failed = HOSTILE.map((title) =>
    result({ operation, title, state: "failed", failures: [`${operation} ${title}: ${title}`] }),
  );
  const drift = HOSTILE.map((text) => ({
    provider: "books",
    operation,
    case: text,
    kind: "unknown-field" as const,
    path: `body.items[].${text}`,
    message: `an unknown field: ${text}`,
    change: `schemas:\n  Volume:\n    properties:\n      isPreorder: { type: boolean } # ${text}\n`,
  }));
  return [
    ...failed,
    result({
      operation,
      title: "maxResults=41",
      state: "failed",
      failures: ["books_search_volumes maxResults=41: expected a refusal, was sent"],
    }),
    result({ operation, title: "a search", part: "examples", drift, notes: [HOSTILE[2]] }),
    result({ operation, title: "skipped", state: "skipped", reason: HOSTILE[1] }),
  ];
}
