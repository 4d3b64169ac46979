import { load } from "./load.js";

export const { defineTarget, IR } = await load("scripts/emit/targets/define");
