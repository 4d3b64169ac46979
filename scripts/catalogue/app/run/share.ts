/** Whole per cent; 100 only where nothing is missing, null where there is nothing. */
export function shareOf(part: number, total: number): number | null {
  return total === 0 ? null : Math.floor((100 * part) / total);
}

/** `99 %` */
export function shareText(share: number | null): string {
  return share === null ? "–" : `${share} %`;
}
