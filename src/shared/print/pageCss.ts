import { CELL_LINE_HEIGHT } from './columns'
import { PAGE_FONT } from './textLines'

/** Gap between the blocks of a page in mm. */
export const BLOCK_GAP = 0.5

/**
 * The style sheet of printed pages, the same for the screen, the printer and the PDF endpoint, so that print matches
 * preview. Black on white only, but for the watermark: dot-matrix printers have no grey. All paper dimensions come from
 * `pageCss`. Not a CSS file, because the HTML for the PDF must carry it inline.
 */
export const PAGE_CSS = `
.print-job { box-sizing: border-box; }
.print-job *, .print-job *::before, .print-job *::after { box-sizing: border-box; }
.print-document { display: block; margin: 0; padding: 0; }
.sheet {
  position: relative; width: var(--paper-width); height: var(--paper-height); padding: var(--paper-margin);
  overflow: hidden; background: #fff; color: #000; break-after: page; break-inside: avoid;
  font: var(--paper-font-size)/1.2 ${PAGE_FONT}; font-variant-numeric: tabular-nums;
  line-break: anywhere; overflow-wrap: anywhere; text-align: left;
}
.print-document:last-of-type > .sheet:last-of-type { break-after: auto; }
.sheet-watermark { position: absolute; inset: 0; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.sheet-body {
  position: relative; translate: var(--paper-x) var(--paper-y); height: 100%;
  display: flex; flex-direction: column; gap: ${BLOCK_GAP}mm; transform-origin: 0 0;
}
.sheet-table { border-collapse: collapse; table-layout: fixed; flex: none; font: inherit; color: inherit; }
.sheet-table th, .sheet-table td {
  border: 0.3mm solid #000; padding: 0 0.5mm; vertical-align: middle; font-weight: normal; line-height: ${CELL_LINE_HEIGHT};
  white-space: pre-wrap;
}
.sheet-table th { text-align: center; font-weight: bold; line-height: 1.2; }
.sheet-table tr { height: var(--paper-row); }
.sheet-word { white-space: nowrap; }
.sheet-left { text-align: left; }
.sheet-center { text-align: center; }
.sheet-right { text-align: right; }
.sheet-edge {
  position: absolute; inset: var(--paper-margin); left: auto; translate: var(--paper-x) var(--paper-y);
  display: flex; justify-content: center; writing-mode: vertical-rl;
  font-size: 9pt; line-height: 1; white-space: nowrap;
}
.sheet-head { display: flex; align-items: flex-start; gap: 2mm; }
.sheet-head-side { flex: 1 1 0; min-width: max-content; }
.sheet-head-side:last-child { display: flex; justify-content: flex-end; align-items: flex-start; gap: 2mm; text-align: right; }
.sheet-title { flex: 0 1 auto; max-width: 60%; margin: 0; font-size: 1.5em; line-height: 1.1; font-weight: bold; text-align: center; color: inherit; }
.sheet-subtitle { display: block; font-size: 0.85em; font-weight: bold; letter-spacing: 0.3em; margin: var(--paper-air) -0.3em 0 0; }
.sheet-fields { display: grid; gap: 0.3mm 3mm; margin: calc(0.4mm + var(--paper-air)) 0 var(--paper-air); line-height: 1.15; }
.sheet-field { display: flex; min-width: 0; }
.sheet-field dt { flex: none; font-weight: normal; }
.sheet-field dt::after { content: "："; }
.sheet-field dd { flex: 1; min-width: 0; margin: 0; }
.sheet-field .sheet-word { display: inline-block; max-width: 100%; white-space: normal; }
.sheet-foot { margin-top: auto; display: flex; flex-direction: column; gap: 0.6mm; }
.sheet-signatures { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.6mm 2mm; min-height: calc(var(--paper-row) * 1.3); }
.sheet-signature { display: flex; align-items: flex-end; min-width: 0; white-space: nowrap; }
.sheet-signature-line { flex: 1; min-width: 14mm; padding: 0 1mm; white-space: normal; border-bottom: 0.3mm solid #000; }
.sheet-sides { display: flex; gap: 6mm; margin-top: 3mm; }
.sheet-side { flex: 1 1 0; display: flex; flex-direction: column; gap: 2mm; padding: 2mm; border: 0.3mm solid #000; }
.sheet-footer { display: flex; justify-content: space-between; gap: 3mm; font-size: max(9pt, 0.85em); }
.sheet-footer > :not(:first-child) { flex: none; }
.sheet svg { display: block; }
@media screen {
  .print-job { padding: 8mm; background: #8c9097; min-height: 100%; width: max-content; min-width: 100%; }
  .sheet-watermark { display: none; }
  .sheet { margin: 0 auto 8mm; box-shadow: 0 1mm 4mm rgba(0, 0, 0, 0.35); }
}
@media print {
  html, body { margin: 0; padding: 0; background: #fff; }
  .no-print, [data-watermark]:not(.sheet-watermark) { display: none !important; }
  .print-job { padding: 0; background: none; }
}
`
