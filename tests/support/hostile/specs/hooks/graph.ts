import type { Hooks } from "@hostile/graph";

/** Makes a token of the key, as an exchange would. */
export const derive: Hooks["graph_find"]["request"] = (values, call) => {
  call.secret("Zq7Xw9Lk2M-derived");
  return values;
};
