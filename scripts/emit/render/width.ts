const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/gu;
const NARROW = /[\p{Mn}\p{Me}]/gu;

/** Columns that a line of text takes: East Asian characters and emoji two, combining marks none. */
export function width(text: string): number {
  if (isAscii(text)) return text.length;
  const characters = [...text].length;
  return characters + (text.match(WIDE)?.length ?? 0) - (text.match(NARROW)?.length ?? 0);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 126) return false;
  return true;
}
