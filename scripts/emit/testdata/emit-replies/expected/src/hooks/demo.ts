/** Some records come inside a list of one. */
export function unwrap({ body }: { readonly status: number; readonly body: unknown }): unknown {
  return [body].flat()[0];
}
