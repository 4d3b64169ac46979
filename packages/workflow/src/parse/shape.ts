import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { blockId } from "../document/grammar.ts";
import { isMap } from "../document/is-map.ts";
import type { Source, SourcePath } from "../document/source.ts";
import type { BlockDocument, Wait, Workflow } from "../types.ts";
import { type Keys, MemberReader } from "./members.ts";

/** A workflow as far as it is usable, and the problems with its shape. */
export interface Shaped {
  /** Texts that are absent or wrong are empty. */
  readonly workflow: Workflow;
  readonly diagnostics: readonly Diagnostic[];
}

// JSON has no comments, so a key names the schema for editors.
const workflowKeys: Keys = { required: ["blocks"], optional: ["name", "description", "$schema"] };
const blockKeys: Keys = { required: ["type", "name", "inputs"], optional: ["connections", "wait"] };
const connectionsKeys: Keys = { required: ["outgoing"], optional: [] };
const connectionKeys: Keys = { required: ["target"], optional: [] };
/** Stands for a connection that could not be read, and may lead anywhere. */
const unsure = { outgoing: [{ target: "" }] };
const isBlockId = new RegExp(`^${blockId}$`);
const waitKeys: Keys = { required: [], optional: ["everyMs", "waitMs"] };

/** Reads the shape of a workflow from the value of its document. */
export function readShape(value: unknown, source: Source): Shaped {
  const reader = new MemberReader(source);
  const { name, description, blocks, $schema } = reader.record(value, [], workflowKeys);
  reader.text($schema, ["$schema"]);
  const workflow = {
    ...(name !== undefined && { name: reader.text(name, ["name"]) }),
    ...(description !== undefined && { description: reader.text(description, ["description"]) }),
    blocks: readBlocks(reader, blocks ?? {}),
  };
  if (blocks === null || (isMap(blocks) && Object.keys(blocks).length === 0)) {
    reader.diagnostics.push(diagnostic("workflow-empty", source.valueAt(["blocks"]), {}));
  }
  for (const id of Object.keys(workflow.blocks)) {
    if (isBlockId.test(id)) continue;
    const place = source.keyAt(["blocks", id]);
    reader.diagnostics.push(diagnostic("workflow-block-id", place, { id }));
  }
  return { workflow, diagnostics: reader.diagnostics };
}

function readBlocks(reader: MemberReader, value: unknown): Workflow["blocks"] {
  const blocks = reader.map(value, ["blocks"], "a map of blocks by id");
  return Object.fromEntries(
    Object.entries(blocks).map(([id, block]) => [id, readBlock(reader, block, ["blocks", id])]),
  );
}

function readBlock(reader: MemberReader, value: unknown, path: SourcePath): BlockDocument {
  const members = reader.record(value, path, blockKeys);
  const { type, name, inputs, connections, wait } = members;
  // What is unknown may be misspelt connections.
  const isWhole = isMap(value) && Object.keys(value).length === Object.keys(members).length;
  return {
    type: reader.text(type, [...path, "type"]),
    name: reader.text(name, [...path, "name"]),
    inputs: readInputs(reader, inputs, [...path, "inputs"]),
    ...(connections === undefined
      ? !isWhole && { connections: unsure }
      : { connections: readConnections(reader, connections, [...path, "connections"]) }),
    ...(wait !== undefined && { wait: readWait(reader, wait, [...path, "wait"]) }),
  };
}

function readInputs(
  reader: MemberReader,
  value: unknown,
  path: SourcePath,
): BlockDocument["inputs"] {
  const inputs = reader.map(value, path, "a map of the operation and its inputs");
  if (inputs === value) reader.require(inputs, path, ["operation"]);
  const { operation, ...others } = inputs;
  return { operation: reader.text(operation, [...path, "operation"]), ...others };
}

function readConnections(reader: MemberReader, value: unknown, path: SourcePath) {
  const { outgoing } = reader.record(value, path, connectionsKeys);
  const at = [...path, "outgoing"];
  if (!Array.isArray(outgoing)) {
    if (outgoing !== undefined) reader.wrong(outgoing, at, "a list of connections");
    return unsure;
  }
  const targets = outgoing.map((connection: unknown, index) => {
    const { target } = reader.record(connection, [...at, index], connectionKeys);
    return { target: reader.text(target, [...at, index, "target"]) };
  });
  return { outgoing: targets };
}

/** An invalid wait still counts as one: it decides which outputs the block has. */
function readWait(reader: MemberReader, value: unknown, path: SourcePath): boolean | Wait {
  if (typeof value === "boolean") return value;
  const wait = reader.map(value, path, "true, false or a map");
  if (wait === value) reader.record(value, path, waitKeys);
  return Object.fromEntries(
    waitKeys.optional.flatMap((key) => {
      const time = wait[key];
      if (time === undefined) return [];
      if (Number.isSafeInteger(time) && Number(time) >= 1) return [[key, time]];
      reader.wrong(time, [...path, key], "a whole number of 1 or more");
      return [];
    }),
  );
}
