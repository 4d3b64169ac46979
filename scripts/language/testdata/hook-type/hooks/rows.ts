import type { Hooks } from "@acme/demo";

export const rows: Hooks["demo_get_item"]["reply"] = async ({ body }, call) => {
  await call.run("demo_get_item", {});
  const id: number = body.id;
  return { id };
};
