import type { Random } from "./random.ts";

/** JSON, as a manifest has it. */
export type Value = string | number | boolean | null | readonly Value[] | Written;

/** An object of a manifest, while it is put together. */
export interface Written {
  [name: string]: Value;
}

/** What is put together of a manifest: members of its top, and what its operations share. */
export interface Head {
  readonly id: string;
  readonly random: Random;
  readonly top: Written;
  readonly params: Record<string, Written>;
  readonly headers: Written;
  readonly rules: Written[];
  readonly schemas: Written;
  readonly operations: Record<string, Written>;
  readonly jobs: Record<string, Written>;
  /** Files beside the manifest, by path. */
  readonly files: Record<string, string>;
  /** The parts that were taken, as `table.part`. */
  readonly taken: Set<string>;
  /** A reply is a success by what `body.ok` says. */
  isTold: boolean;
}

/** What is put together of one operation. */
export interface Draft {
  readonly head: Head;
  /** Its number; names that all operations could have end with it. */
  readonly n: number;
  readonly method: string;
  readonly params: Record<string, Written>;
  /** Its other members. */
  readonly operation: Written;
  /** Of its path, what follows on what tells it from others. */
  path: string;
  /** The same of a second line, which is sent where the parameters of the first are not given. */
  secondPath?: string;
  /** The name of its reply of success. */
  reply: string;
}

/** One of several ways to say something; `Setting` is what it is added to. */
export interface Part<Setting> {
  /** Whether it can stand beside what is there. Default: yes. */
  readonly needs?: (setting: Setting) => boolean;
  /** How often it is taken, beside others that have 1. */
  readonly share?: number;
  readonly add: (setting: Setting) => void;
}

export type Table<Setting> = Readonly<Record<string, Part<Setting>>>;

/** Takes one part of a table, of those that fit. */
export function takeOne<Setting>(
  name: string,
  table: Table<Setting>,
  setting: Setting,
  head: Head,
): void {
  const fitting = Object.entries(table).flatMap(([part, each]) =>
    each.needs?.(setting) === false ? [] : [[part, each] as const],
  );
  // Shares are whole numbers: one that is taken twice as often stands here twice.
  const all = fitting.flatMap((each) => Array.from({ length: each[1].share ?? 1 }, () => each));
  const [part, { add }] = head.random.pick(all);
  head.taken.add(`${name}.${part}`);
  add(setting);
}

/** An example of an operation that is called beside others; its reply of success says that it is one. */
export function example(
  head: Pick<Head, "params" | "isTold">,
  { params = {}, status = 200, body, output }: Example,
): Written {
  const told = { ...body, ...(head.isTold && { ok: true }) };
  return {
    one: { params: { ...needed(head.params), ...params }, reply: { status, body: told }, output },
  };
}

interface Example {
  readonly params?: Written;
  readonly status?: number;
  readonly body: Written;
  readonly output: Written;
}

/** Values of the parameters that a caller has to give. */
export function needed(params: Head["params"]): Written {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, { required, example: own, enum: listed }]) =>
      required === true ? [[name, own ?? [listed].flat()[0] ?? "x"]] : [],
    ),
  );
}

/** Whether the body is a text that is written whole, in which nothing else has a place. */
export function isWhole({ operation }: Draft): boolean {
  return ["text/plain", "application/x-amz-json-1.1"].includes(String(operation["encode"]));
}

/** A parameter that is a text. */
export function text(more: Written = {}): Written {
  return { type: "string", description: "A text.", ...more };
}

/** Part that adds these members to the top of a manifest. */
export function tops(members: Written, share = 1): Part<Head> {
  return { share, add: ({ top }) => void Object.assign(top, structuredClone(members)) };
}

/** Part that adds these members to an operation. */
export function says(members: Written, needs?: Part<Draft>["needs"]): Part<Draft> {
  return {
    ...(needs && { needs }),
    add: ({ operation }) => void Object.assign(operation, structuredClone(members)),
  };
}
