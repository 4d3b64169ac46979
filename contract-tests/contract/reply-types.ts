import type { Value } from "./parameter-types.ts";

/** A reply as it travels. */
export interface ReplyContent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined when there is none. */
  readonly body?: Value;
  /** A body that is no JSON, such as a page of HTML; stands in place of `body`. */
  readonly text?: string;
  readonly listed?: "lines" | "events";
  /** The text is repeated up to so many bytes. */
  readonly bytes?: number;
  /** The host stores its file. */
  readonly stored?: true;
  /** The connection ends before its file does. */
  readonly cut?: true;
}
