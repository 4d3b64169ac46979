import { join } from "node:path";
import { median } from "../bench/median.ts";
import { table } from "../bench/table.ts";
import { operationSizes } from "./lines.ts";
import { exampleManifests, MEASURED } from "./manifests.ts";
import { usesOfWords } from "./words.ts";

// Prints what the manifests of examples/providers cost, and which words they use: `npm run examples`.
const manifests = exampleManifests(join(import.meta.dirname, "../../.."));
const sizes = manifests.filter(({ id }) => MEASURED.includes(id)).flatMap(operationSizes);
const row = (id: string, numbers: readonly number[]) => [id, ...numbers.map((n) => n.toFixed(1))];
const columns = [
  sizes.map(({ lines }) => lines),
  sizes.map(({ withExample }) => withExample),
  sizes.map(({ bytes }) => bytes),
];

const uses = Array.from(usesOfWords(manifests), ([word, ids]) => [
  word,
  `${ids.length}`,
  ids.join(", "),
]);
process.stdout.write(
  `${table([
    ["operation", "lines", "with an example", "bytes"],
    ...sizes.map(({ id, lines, withExample, bytes }) => row(id, [lines, withExample, bytes])),
    row("median", columns.map(median)),
  ])}

${uses.map(([word = "", count = "", ids = ""]) => `${word.padEnd(28)} ${count.padStart(2)}  ${ids}`).join("\n")}
`,
);
