import { hintFor, type LeftOut } from "@blockwright/tools";
import type { Catalog } from "../catalog.ts";

/** Tells the host, and no model, that what is left out was called. */
export type TellHost = (left: LeftOut) => void;

/**
 * What follows the name of a tool that there is not: the one that a model probably means. An operation
 * that is left out is no slip, and why it is, is no matter of the model's: that is told to the host.
 */
export async function hintAt(
  name: string,
  { leftOut, entries }: Catalog,
  tellHost: TellHost,
  names: Iterable<string> = entries.keys(),
): Promise<string> {
  const left = leftOut.find(({ id }) => id === name);
  if (!left) return hintFor(name, names);
  tellHost(left);
  return "";
}
