/** What other tools call the words of outputs, separated by spaces. */
export const OUTPUT_HABITS = {
  text: { keys: "template format concat", instead: 'write `text: "{body.first} {body.last}"`' },
  where: { keys: "filter select find if", instead: "write `where: { item.state: open }`" },
  only: { keys: "pick fields include", instead: "write `only`, a list of names" },
  omit: { keys: "exclude remove without", instead: "write `omit`, a list of names" },
  limit: { keys: "max top slice", instead: "write `limit: 10`" },
  take: { keys: "length size aggregate reduce", instead: "write `take: count`, or `take: sum`" },
  join: { keys: "separator delimiter", instead: 'write `join: ", "`' },
  convert: { keys: "cast parse transform as", instead: "write `convert: number`" },
  cut: { keys: "truncate maxLength", instead: "write `cut: 100`" },
  map: { keys: "mapping lookup switch", instead: "write `map: { open: active }`" },
} as const;
