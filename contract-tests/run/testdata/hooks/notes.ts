interface Values {
  readonly [name: string]: unknown;
}

export function shout(values: Values): Values {
  return { ...values, text: `${values["text"]}!`.toUpperCase() };
}

export async function shoutLater(values: Values): Promise<Values> {
  return shout(values);
}

export function wrapped({ body }: { readonly body: unknown }): unknown {
  return { ...Object(body), id: `<${Object(body).id}>` };
}

export async function wrappedLater(reply: { readonly body: unknown }): Promise<unknown> {
  return wrapped(reply);
}

export function failing(): never {
  throw new Error("not like this");
}

export function silent(): void {}
