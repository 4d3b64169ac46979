/** Order by UTF-16 code unit, the same in every locale; for `Array.prototype.sort`. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
