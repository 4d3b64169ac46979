import type { Hooks } from "@examples/people";

/** Looks for the person with this address. */
export const known: Hooks["people_save"]["request"] = async (values, call) => {
  const { people } = await call.run("people_find", { email: values.email });
  return { ...values, personId: people[0]?.id };
};

/** Gives the person each tag. */
export const tagged: Hooks["people_save"]["reply"] = async ({ body, values }, call) => {
  for (const tag of values.tags ?? []) await call.run("people_tag", { personId: body.id, tag });
  return body;
};
