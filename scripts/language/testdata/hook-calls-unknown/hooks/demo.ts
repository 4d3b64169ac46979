export function unwrap({ body }: { readonly body: unknown }): unknown {
  return body;
}
