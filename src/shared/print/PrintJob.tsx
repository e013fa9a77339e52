import type { ReactNode, Ref } from 'react'
import { PAGE_CSS } from './pageCss'
import { NO_OFFSET, type Offset, type PaperSize, pageCss } from './paperSizes'
import { useStyleSheet } from './useStyleSheet'

type PrintJobProps = {
  paper: PaperSize
  offset?: Offset
  /** The element for `toPrintHtml`. */
  ref?: Ref<HTMLDivElement>
  /** One or more `PrintDocument`, all of the same paper size. */
  children: ReactNode
}

/** All documents of one print: adds the `@page` rule of the paper size and shows the pages on a grey background. */
export function PrintJob({ paper, offset = NO_OFFSET, ref, children }: PrintJobProps) {
  useStyleSheet(PAGE_CSS + pageCss(paper, offset))
  return (
    <div className="print-job" ref={ref}>
      {children}
    </div>
  )
}
