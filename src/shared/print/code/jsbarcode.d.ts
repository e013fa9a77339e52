/** The encoder alone: the package entry includes all symbologies and renderers. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(data: string, options: Record<string, unknown>)
    /** `data` is a text of 0 and 1, one digit per module. */
    encode(): { data: string; text: string }
  }
}
