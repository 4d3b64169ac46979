import type { OperationContract, Value } from "../contract/types.ts";
import { type FileValue, isFileValue } from "./file.ts";
import type { Values } from "./values.ts";

type Named = readonly [name: string, value: object];

/** Values as a hook gets them: files are files there, and text where they travel as it. */
export function withFiles({ parameters }: OperationContract, values: Values): object {
  const files = parameters.flatMap(({ name, type, steps }): Named[] => {
    const value = values[name];
    if (type !== "file" || !isFileValue(value)) return [];
    const { name: called, mediaType, base64 } = Object(value) as FileValue; // as files are read
    if (steps.length > 0) return [[name, { name: called, mediaType, base64 }]];
    const bytes = Buffer.from(base64, "base64");
    return [[name, new File([bytes], called, { type: mediaType })]];
  });
  const others = Object.entries(values).filter(([name]) => !files.some(([file]) => file === name));
  return { ...structuredClone(Object.fromEntries(others)), ...Object.fromEntries(files) };
}

/** What a hook made of values, with its files as the suite has them. */
export async function withoutFiles(made: object): Promise<Values> {
  const entries = Object.entries(made).map(async ([name, value]: [string, Value | Blob]) => {
    if (value instanceof Blob) return [name, await fileValue(value)] as const;
    const { base64 } = Object(value) as Partial<FileValue>;
    const isEncoded = typeof base64 === "string" && typeof Object(value).mediaType === "string";
    const size = isEncoded ? Buffer.from(base64, "base64").length : 0;
    return [name, isEncoded ? { ...Object(value), size } : value] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function fileValue(blob: Blob): Promise<Value> {
  const bytes = Buffer.from(await blob.arrayBuffer());
  return {
    name: blob instanceof File ? blob.name : "file",
    mediaType: blob.type,
    size: bytes.length,
    base64: bytes.toString("base64"),
  };
}
