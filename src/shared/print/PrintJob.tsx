import type { ReactNode, Ref } from 'react'
import { NO_OFFSET, type Offset, type Paper, pageCss } from './papers'
import { SHEET_CSS } from './sheetCss'
import { useStyleSheet } from './useStyleSheet'

type PrintJobProps = {
  paper: Paper
  offset?: Offset
  /** The element for `toPrintHtml`. */
  ref?: Ref<HTMLDivElement>
  /** One or more `PrintDocument`, all of the same paper size. */
  children: ReactNode
}

/** All documents of one print: adds the `@page` rule of the paper size and shows the pages on a grey background. */
export function PrintJob({ paper, offset = NO_OFFSET, ref, children }: PrintJobProps) {
  useStyleSheet(SHEET_CSS + pageCss(paper, offset))
  return (
    <div className="print-job" ref={ref}>
      {children}
    </div>
  )
}
