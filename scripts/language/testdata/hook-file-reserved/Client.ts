/** The item within the envelope. */
export function unwrap({ body }: { body: unknown }): unknown {
  return body;
}
