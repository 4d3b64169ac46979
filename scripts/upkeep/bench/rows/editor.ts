import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type EditorFile, LanguageServer } from "../../../../tests/support/language-server.ts";

/** What the language server of editors costs with the schema of a workspace's workflows. */
export interface EditorCost {
  /** Seconds of processor time and of waiting, from its start to its first answer. */
  readonly cpu: number;
  readonly wall: number;
  /** Milliseconds of waiting for the slowest of the answers that follow. */
  readonly next: number;
  /** Its peak in MB after the last answer. */
  readonly memory: number;
  /** Of the schema, and of all parts that it refers to. */
  readonly bytes: number;
  readonly partBytes: number;
  /** Types that are offered, and how many of them the schema tells more about. */
  readonly types: number;
  readonly told: number;
}

interface Schema {
  readonly $defs: {
    readonly block: {
      readonly properties: { readonly type: { readonly enum: readonly string[] } };
      readonly allOf: readonly { readonly then: { readonly $ref: string } }[];
    };
  };
}

const begin = `# yaml-language-server: $schema=../generated/workflow.schema.json
blocks:
  one:
    name: One
    type: `;

/**
 * Asks the server, new, for the types of blocks, then for operations and inputs of each of the first ten
 * blocks that the schema tells about. The folder is a workspace that is generated. Reads the costs from
 * /proc, which Linux has.
 */
export async function benchEditor(workspace: string): Promise<EditorCost> {
  const generated = join(workspace, "generated");
  const file = join(generated, "workflow.schema.json");
  const schema: Schema = JSON.parse(readFileSync(file, "utf8"));
  const { properties, allOf } = schema.$defs.block;
  const parts = allOf.map(({ then }) => join(generated, then.$ref));
  const folder = pathToFileURL(join(workspace, "workflows/"));
  const started = performance.now();
  const server = await LanguageServer.start();
  try {
    const types = await offered(await server.open(begin, folder), begin);
    const wall = (performance.now() - started) / 1000;
    if (types !== properties.type.enum.length) throw new Error(`${types} types are offered`);
    const cpu = cpuOf(server.pid);
    let next = 0;
    for (const text of parts.slice(0, 10).flatMap(questions)) {
      const open = await server.open(text, folder);
      const asked = performance.now();
      if ((await offered(open, text)) === 0) throw new Error(`nothing is offered after\n${text}`);
      next = Math.max(next, performance.now() - asked);
    }
    const partBytes = parts.reduce((sum, part) => sum + statSync(part).size, 0);
    const memory = memoryOf(server.pid);
    const bytes = statSync(file).size;
    return { cpu, wall, next, memory, bytes, partBytes, types, told: parts.length };
  } finally {
    server.stop();
  }
}

/** The beginnings of workflows that end where an operation, and then an input, belongs. */
function questions(part: string): readonly string[] {
  const schema: {
    $defs: { inputs: { properties: { operation: { enum: readonly [string] } } } };
  } = JSON.parse(readFileSync(part, "utf8"));
  const [operation] = schema.$defs.inputs.properties.operation.enum;
  const block: { type: string } = JSON.parse(readFileSync(join(part, "../block.json"), "utf8"));
  const inputs = `${begin}${block.type}\n    inputs:\n      operation: `;
  return [inputs, `${inputs}${operation}\n      `];
}

/** How many completions there are at the end of a text. */
async function offered(file: EditorFile, text: string): Promise<number> {
  const lines = text.split("\n");
  const end = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  return (await file.completions(end)).length;
}

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function memoryOf(pid: number): number {
  const [, kB] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kB) / 1024);
}
