import type * as ir from "../../../language/ir/types.ts";
import { dependentValues, fallback, inputType } from "../comparers/inputs.ts";
import { limits } from "../comparers/limits.ts";
import { unlessRenamed } from "../comparers/members.ts";
import { condition, conversion, listNaming, place } from "../comparers/sending.ts";
import { type Row, type RowsOf, silent } from "../row/row.ts";
import { acts, may, must, sends, shows, tells, warns } from "../row/variance.ts";
import { scale, truth } from "../comparers/plain.ts";

/** A text for people and models. */
export const text: Row = { by: tells, noun: "the {word} of {it}", end: "reworded" };

/** What forms show: several words of one thing are one change. */
export const label: Row = { by: shows, group: "what people read of {it}" };

/** That it should not be used, of an input and of an operation. */
export const deprecation: Row = {
  by: warns,
  noun: "the deprecation of {it}",
  say: { more: "{it} is deprecated." },
};

/** Who gives a value: nobody, a person, or a model as well. */
export const visibility: Row<ir.Visibility> = {
  by: may,
  is: scale("hidden", "user-only", "user-or-llm"),
  say: {
    more: "The visibility of {it} was widened from {from} to {to}.",
    less: "The visibility of {it} was narrowed from {from} to {to}.",
  },
};

export const inputRows: RowsOf<ir.Parameter> = {
  name: silent,
  shared: silent,
  env: silent,
  credential: silent,
  host: silent,
  shape: silent,
  sendDefault: silent,
  title: { ...label, at: ["label"], is: unlessRenamed },
  description: text,
  words: {
    by: shows,
    at: [],
    rows: {
      deprecated: deprecation,
      multiline: { ...label, at: ["field"] },
      rows: { ...label, at: ["field"] },
      "*": label,
    },
  },
  example: { by: tells, noun: "the example of {it}" },
  type: { by: may, at: [], deep: true, noun: "the type of {it}", is: inputType },
  required: {
    by: must,
    is: truth,
    say: { more: "{it} became required.", less: "{it} became optional." },
  },
  visibility,
  secret: {
    by: acts,
    is: truth,
    say: { more: "{it} became a secret.", less: "{it} is no longer a secret." },
  },
  limits: { by: may, at: [], is: limits },
  // What counts of the input that decides is its default, while it is absent.
  rules: { by: may, at: ["rules"], deep: true, is: dependentValues },
  default: { by: acts, at: [], deep: true, noun: "the default of {it}", is: fallback },
  blank: {
    by: acts,
    at: ["clear"],
    is: truth,
    say: {
      more: "{it} is now sent as blank text, too, which clears.",
      less: "{it} is no longer sent as blank text.",
    },
  },
  nulls: {
    by: acts,
    at: ["clear"],
    is: truth,
    say: {
      more: "{it} is now sent as null, too, which clears.",
      less: "{it} is no longer sent as null.",
    },
  },
  convert: { by: acts, at: [], deep: true, noun: "the conversion of {it}", is: conversion },
  lists: { by: sends, noun: "the naming of the items of {it}", is: listNaming },
  when: {
    by: acts,
    // What counts of an input that is absent is its default.
    deep: true,
    is: condition,
    say: {
      more: "{it} is now sent only while {to}.",
      less: "{it} is always sent now, no longer only while {from}.",
      other: "{it} is now sent while {to} instead of while {from}.",
    },
  },
  placement: {
    by: sends,
    at: ["to"],
    deep: true,
    is: place,
    say: { other: "{it} is now sent as {to} instead of {from}." },
  },
};
