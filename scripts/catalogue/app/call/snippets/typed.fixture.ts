import { exampleCalls, type LoadedBlock } from "../blocks.fixture.ts";
import type { Call, Values } from "../types.ts";

/** Texts that shells, YAML, TypeScript and addresses take for more than they are. */
const TEXTS = [
  `it's "quoted" \`by\` $HOME $(id) \${x} \\ !1`,
  "two\nlines\tand a tab\r\n",
  "{{other.output}} {a,b} [1-3] {$uuid}",
  "a: b # c",
  "true",
  "yes",
  "- d",
  "@file",
  "</script>\u2028\u00e9\u{1f600}\u007f%20+&=",
];

/** Calls with what people may type, where it travels in the body, the path and the query; numbers and JSON as text. */
export function typedCalls(
  blocks: readonly LoadedBlock[],
): readonly (readonly [LoadedBlock, Call])[] {
  const of = (operation: string, values: Values) => {
    for (const block of blocks) {
      const call = exampleCalls(block).find((each) => each.operation.id === operation);
      if (call) return [block, { ...call, values: { ...call.values, ...values } }] as const;
    }
    throw new Error(`no operation ${operation}`);
  };
  return [
    ...TEXTS.flatMap((text) => [
      of("docgen_generate", { inputText: text }),
      of("books_search_volumes", { q: text }),
      // A path takes no backslash and nothing that cannot be seen.
      of("directory_get_user", { userId: text.replace(/[\\\p{C}\p{Z}]/gu, " ") }),
      of("freshdesk_create_ticket", { subject: text }),
    ]),
    of("docgen_generate", { numCards: " 7 ", exportAs: "" }),
    of("books_search_volumes", { maxResults: "12", startIndex: "0" }),
    of("directory_create_user", { accountEnabled: " false " }),
    of("crm_create_record", { fields: ' { "Name": "Acme", "Sites": [1, null] } ' }),
    ...withFiles(blocks),
  ];
}

/** Calls of examples with files, as if each had been chosen. */
function withFiles(blocks: readonly LoadedBlock[]): readonly (readonly [LoadedBlock, Call])[] {
  return blocks.flatMap((block) =>
    exampleCalls(block).flatMap((call) => {
      const files = Object.entries(call.values).flatMap(([name, value]) => {
        const { base64, name: own = "file", mediaType = "text/plain" } = Object(value);
        if (typeof base64 !== "string") return [];
        return [[name, new File([Buffer.from(base64, "base64")], own, { type: mediaType })]];
      });
      const values = { ...call.values, ...Object.fromEntries(files) };
      return files.length === 0 ? [] : [[block, { ...call, values }] as const];
    }),
  );
}
