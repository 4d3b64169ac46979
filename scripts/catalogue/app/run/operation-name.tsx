import type { RunPage } from "../../data/types.ts";

interface Props extends Pick<RunPage, "links"> {
  readonly id: string;
}

/** The id of an operation, which leads to its page in a catalogue beside. */
export function OperationName({ id, links }: Props) {
  const href = links?.operations[id];
  return href === undefined ? <>{id}</> : <a href={href}>{id}</a>;
}
