const mostBytes = 255;

/** Controls, and the signs by which a text is shown in another order than it has. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Names of devices, whatever follows a dot. */
const devices = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;

/** The name of a file in Content-Disposition; null where there is none that can be used. */
export function fileName(disposition: string | null): string | null {
  const text = disposition ?? "";
  const given = extended(text) ?? plain(text) ?? "";
  const last = given.replace(unseen, "").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[\s.]+|[\s.]+$/g, "")
    .replace(devices, "_$1");
  return shortened(clean) || null;
}

/** `filename*=UTF-8''a%20b.pdf` */
function extended(text: string): string | undefined {
  const [, charset = "", coded = ""] =
    /(?:^|;)\s*filename\*\s*=\s*([\w-]{1,20})'[^';]{0,20}'([^\s;]+)/i.exec(text) ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(coded) || undefined;
    if (/^iso-8859-1$/i.test(charset)) {
      const sign = (_: string, hex: string) => String.fromCharCode(Number(`0x${hex}`));
      return coded.replace(/%([\da-f]{2})/gi, sign);
    }
  } catch {
    // No UTF-8: the plain name may do.
  }
  return undefined;
}

/** `filename="a b.pdf"`, or without quotes. */
function plain(text: string): string | undefined {
  const [, quoted, bare] =
    /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/i.exec(text) ?? [];
  return utf8(quoted?.replace(/\\(["\\])/g, "$1") ?? bare);
}

/** Headers are read byte by byte, and many servers send UTF-8. */
function utf8(text: string | undefined): string | undefined {
  if (text === undefined || /[^\0-\xff]/.test(text)) return text;
  try {
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** No file system takes more; the ending stays. */
function shortened(name: string): string {
  const size = (text: string) => new TextEncoder().encode(text).length;
  if (size(name) <= mostBytes) return name;
  const [ending = ""] = /\.\w{1,10}$/.exec(name) ?? [];
  let stem = "";
  for (const sign of name.slice(0, mostBytes)) {
    if (size(stem + sign + ending) > mostBytes) break;
    stem += sign;
  }
  return stem + ending;
}
