import type { ReactNode, Ref } from 'react'
import { NO_OFFSET, type Offset, type Paper, pageCss } from './papers'
import { SHEET_CSS } from './sheetCss'

type PrintJobProps = {
  paper: Paper
  offset?: Offset
  /** The element that `toPrintHtml` takes. */
  ref?: Ref<HTMLDivElement>
  /** One or more `PrintDocument`, all on the same paper. */
  children: ReactNode
}

/** All documents of one print: brings the `@page` rule of the paper and shows the sheets as paper on a grey desk. */
export function PrintJob({ paper, offset = NO_OFFSET, ref, children }: PrintJobProps) {
  return (
    <div className="print-job" ref={ref}>
      <style>{SHEET_CSS + pageCss(paper, offset)}</style>
      {children}
    </div>
  )
}
