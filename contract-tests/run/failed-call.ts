/** What the suite reads of the error of a call. */
export interface FailedCall {
  readonly code: string;
  readonly message: string;
  /** Inputs at fault. */
  readonly inputs: readonly string[];
  readonly members: Readonly<Record<string, unknown>>;
}

/** Null for anything but a ToolError, which is recognised by its name: packages may bring their own runtime. */
export function failedCall(error: unknown): FailedCall | null {
  if (!(error instanceof Error) || error.name !== "ToolError") return null;
  const { code, input, problems }: Error & Partial<ToolErrorLike> = error;
  if (typeof code !== "string") return null;
  const named = problems?.map((problem) => problem.input) ?? (input === undefined ? [] : [input]);
  const members = { ...error, message: error.message };
  return { code, message: error.message, inputs: [...new Set(named)].toSorted(), members };
}

interface ToolErrorLike {
  readonly code: unknown;
  readonly input: string;
  readonly problems: readonly { readonly input: string }[];
}
