import type { OperationContract, Value } from "../contract/types.ts";
import { select } from "../oracle/path.ts";
import type { Seen } from "../oracle/seen.ts";

/** The value at a path of the reply; undefined where nothing came back. */
export function valueAt({ sent }: Seen, path: string): Value | undefined {
  if (!sent) return undefined;
  const { status, headers, body } = sent.reply;
  return select(path, { status, headers, body });
}

/** Whether members are read of the bodies of success: there are none of files, texts and lists of lines. */
export function readsBodies({ files, texts, listed, method }: OperationContract): boolean {
  return files.size === 0 && texts.length === 0 && listed.size === 0 && method !== "HEAD";
}
