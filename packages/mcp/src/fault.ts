/** What is printed of a fault that nobody expected: where it was, and never its message, which may hold a secret. */
export function faultOf(error: unknown): string {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error();
  const after = message ? stack.indexOf(message) + message.length : 0;
  const frames = stack
    .slice(after)
    .split("\n")
    .filter((line) => /^ +at .+:\d+:\d+\)?$/.test(line));
  return [
    "blockwright-mcp: a fault outside of any call ends the server.",
    name,
    ...frames,
    "",
  ].join("\n");
}
