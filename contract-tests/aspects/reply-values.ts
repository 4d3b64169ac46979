import type { OperationContract, Value } from "../contract/types.ts";
import { valueAt as valueIn } from "../oracle/reply-path.ts";
import type { Seen } from "../oracle/seen.ts";

/** The value at a path of the reply; undefined where nothing came back. */
export function valueAt({ sent }: Seen, path: string): Value | undefined {
  return sent && valueIn(sent.reply, path);
}

/** Whether members are read of the bodies of success: there are none of files, texts and lists of lines. */
export function readsBodies({ files, texts, listed, method }: OperationContract): boolean {
  return files.size === 0 && texts.length === 0 && listed.size === 0 && method !== "HEAD";
}
