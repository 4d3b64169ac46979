import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksAtHand } from "./blocks.fixture.ts";
import { checkWorkflow } from "./check.ts";
import { parseWorkflow } from "./parse.ts";

const slips = fc.constantFrom<unknown>(
  null,
  1,
  "",
  " ",
  [],
  {},
  "a",
  "b",
  "books",
  "docgen_generate",
  "docgen_check_status",
  "{{a}}",
  "{{b.generationId}}",
  "{{b.gammaUrl[0].x}}",
  "{{",
);
const anyBlock = fc.record(
  {
    type: fc.oneof(fc.constantFrom("docgen", "books"), slips),
    name: fc.oneof(fc.constant("n"), slips),
    inputs: fc.oneof(
      slips,
      fc.dictionary(fc.constantFrom("operation", "apiKey", "inputText", "folderIds", "x"), slips),
    ),
    connections: fc.oneof(
      slips,
      fc.record({
        outgoing: fc.oneof(slips, fc.array(fc.oneof(slips, fc.record({ target: slips })))),
      }),
    ),
    wait: slips,
    extra: slips,
  },
  { requiredKeys: [] },
);

test("whatever stands in blocks is found or right, in order, and never makes it throw", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("a", "b", "c", "toString"), fc.oneof(anyBlock, slips)),
      (blocks) => {
        const parsed = parseWorkflow(JSON.stringify({ blocks }));
        const diagnostics = checkWorkflow(parsed, blocksAtHand);
        const starts = diagnostics.map(({ range }) => range.start);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        const codes = diagnostics.map(({ code }) => code);
        expect(codes).toEqual(expect.arrayContaining(parsed.diagnostics.map(({ code }) => code)));
        // Nothing says that something empty, which was reported as that, is unknown.
        expect(
          diagnostics.filter(({ message }) => /no (block|block of type) ""/.test(message)),
        ).toEqual([]);
      },
    ),
  );
});
