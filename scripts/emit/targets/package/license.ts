import type { Project } from "../../../language/ir/types.ts";

/** Whether others may use the packages, as npm says it. */
export function isLicensed({ license }: Project): boolean {
  return license !== "UNLICENSED";
}

/** The licence text; for other licences than MIT, its identifier. Bears no year: the text never changes. */
export function licenseText({ license, author }: Project): string {
  const copyright = author === null ? [] : [`Copyright (c) ${author}`];
  return license === "MIT"
    ? ["MIT License", ...copyright, MIT].join("\n\n")
    : `${[`SPDX-License-Identifier: ${license}`, ...copyright].join("\n\n")}\n`;
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;
