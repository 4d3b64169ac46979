import type { Fault } from "../fault.ts";
import { filed, pdf } from "../files.ts";
import { both, works } from "../verdict.ts";

const long = "n".repeat(5_000);

/** What stands in Content-Disposition, as it travels, and the name that the host may store it by. */
const names: Readonly<Record<string, readonly [disposition: string, name: string | null]>> = {
  "in UTF-8": ['attachment; filename="Ünï.pdf"', "Ünï.pdf"],
  "a path up": ['attachment; filename="../../../../etc/passwd"', "passwd"],
  "an absolute path": ['attachment; filename="/etc/cron.d/job"', "job"],
  "a path of Windows": ['attachment; filename="C:\\\\Windows\\\\..\\\\evil.dll"', "evil.dll"],
  "a path without quotes": ["attachment; filename=../../evil.pdf", "evil.pdf"],
  "a coded path": ["attachment; filename*=UTF-8''..%2F..%2f%2e%2e%5cevil.pdf", "evil.pdf"],
  "a path that is coded twice": [
    "attachment; filename*=UTF-8''%252e%252e%252fevil.pdf",
    "%2e%2e%2fevil.pdf",
  ],
  "the folder above": ['attachment; filename=".."', null],
  "the folder above, coded": ["attachment; filename*=UTF-8''%2E%2E", null],
  "the folder itself": ['attachment; filename="./"', null],
  "a path that ends in a slash": ['attachment; filename="../evil/"', null],
  "a hidden file": ['attachment; filename=".bashrc"', "bashrc"],
  nothing: ['attachment; filename=""', null],
  spaces: ['attachment; filename=" "', null],
  "a coded zero": ["attachment; filename*=UTF-8''a.pdf%00.sh", "a.pdf.sh"],
  "coded lines": [
    "attachment; filename*=UTF-8''a%0D%0AX-Evil:%201%0D%0A%0D%0A.pdf",
    "aX-Evil_ 1.pdf",
  ],
  "a coded escape of a terminal": ["attachment; filename*=UTF-8''%1b%5B2J.pdf", "[2J.pdf"],
  "a sign that turns the order": ['attachment; filename="invoice\u202Efdp.exe"', "invoicefdp.exe"],
  "signs that turn the order, coded": [
    "attachment; filename*=UTF-8''%E2%80%AEfdp%E2%81%A6.exe",
    "fdp.exe",
  ],
  "half a character": ["attachment; filename*=UTF-8''%ED%A0%80.pdf; filename=b.pdf", "b.pdf"],
  "bytes that are not UTF-8": ["attachment; filename*=UTF-8''%ff%fe", null],
  "Latin 1": ["attachment; filename*=ISO-8859-1''%A3.pdf", "£.pdf"],
  "another charset": ["attachment; filename*=UTF-7''+AC8-; filename=b.pdf", "b.pdf"],
  "a name in parts": ['attachment; filename*0="../"; filename*1="evil"', null],
  "two names": ['attachment; filename="a.pdf"; filename="../b"', "a.pdf"],
  "quotes that do not end": ['attachment; filename="../evil', null],
  "quotes inside": ['attachment; filename="a\\"; filename=\\"b.pdf"', "a_; filename=_b.pdf"],
  "a longer name than any": [`attachment; filename="${long}.pdf"`, `${"n".repeat(251)}.pdf`],
  "a long name, coded": [
    `attachment; filename*=UTF-8''${"%C3%BC".repeat(300)}.pdf`,
    `${"ü".repeat(125)}.pdf`,
  ],
  "a device": ['attachment; filename="NUL"', "_NUL"],
  "a device with an ending": ['attachment; filename="con.pdf"', "_con.pdf"],
  "a device before a space": ['attachment; filename="aux .pdf"', "_aux .pdf"],
  "a device with a raised digit": ['attachment; filename="COM¹.pdf"', "_COM¹.pdf"],
  "a stream of a file": ['attachment; filename="a.pdf:evil"', "a.pdf_evil"],
  "a pattern of a shell": ['attachment; filename="*|<a>?.pdf"', "___a__.pdf"],
  "a member of every object": ['attachment; filename="__proto__"', "__proto__"],
};

/** Downloads that are named so that a host may store them anywhere. */
export const fileNameFaults: readonly Fault[] = [
  ...Object.entries(names).map(([what, [disposition, name]]) => ({
    name: `a file whose name is ${what}`,
    does: filed(pdf, [`content-disposition: ${disposition}`]),
    keeps: { name, mediaType: "application/pdf", size: pdf.length },
    ...works,
  })),
  {
    name: "a file with two dispositions",
    does: filed(pdf, [
      'content-disposition: attachment; filename="a.pdf"',
      'content-disposition: attachment; filename="../b.pdf"',
    ]),
    keeps: { name: "a.pdf", mediaType: "application/pdf", size: pdf.length },
    ...works,
  },
  {
    name: "a file with a zero in its header",
    does: filed(pdf, ['content-disposition: attachment; filename="a\0.pdf"']),
    keeps: null,
    safe: { ending: "network", requests: 3 },
    unsafe: { ending: "network", requests: 1 },
  },
  {
    name: "a file whose name brings a header of its own",
    does: filed(pdf, [
      'content-disposition: attachment; filename="a\r\ncontent-type: text/html\r\n"',
    ]),
    keeps: null,
    ...both(["invalid_reply", "network"], [1, 3]),
  },
];
