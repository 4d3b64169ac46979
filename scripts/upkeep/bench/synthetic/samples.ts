/** Numbers that look random and are the same everywhere for the same seed (mulberry32). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let value = this.#state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    const fraction = ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
    return least + Math.floor(fraction * (most - least + 1));
  }

  /** One of several. */
  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.between(0, choices.length - 1)] ?? choices[0];
  }
}

/** Names of things, as schemas; the first ones also name types of TypeScript. */
export const TYPES = [
  "Record",
  "Promise",
  "Error",
  "Map",
  "Array",
  "Partial",
  "Request",
  "Response",
  "Invoice",
  "Order",
  "Customer",
  "Ticket",
  "Campaign",
  "Shipment",
  "Contract",
  "Asset",
] as const;

/** Ends of descriptions, so that no two manifests are alike. */
export const REMARKS = [
  "as the account's owner sees it",
  "in the order of the last change",
  "with the rights of the credential that is used",
  "counted from the first of the month",
  "before taxes and fees are applied",
  "as it was when the request arrived",
  "unless the workspace says otherwise",
  "including those that were archived",
] as const;

/** Names of people and places for examples. */
export const NAMES = ["Ada", "Bilal", "Chen", "Dunja", "Émile", "Fatou", "Grete", "Hiro"] as const;
