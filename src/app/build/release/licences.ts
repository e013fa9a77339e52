/** The licences, by their SPDX names, of which code may be in the product: none asks more than its text beside it. */
const ALLOWED: ReadonlySet<string> = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'])

/**
 * Whether code under a licence may be in the product. Of alternatives one is enough, of a sum all are needed; an
 * expression of both is refused.
 */
export function isAllowedLicence(expression: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1')
  if (/\bOR\b/.test(text) && /\bAND\b/.test(text)) return false
  if (/\bOR\b/.test(text)) return text.split(/\s+OR\s+/).some((one) => ALLOWED.has(one))
  return text.split(/\s+AND\s+/).every((one) => ALLOWED.has(one))
}

/** The text of the MIT licence, for libraries that name it and do not bring it. */
export function mitText(holder: string): string {
  return `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
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
SOFTWARE.`
}
