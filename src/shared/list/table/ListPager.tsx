import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZES } from '#shared/list/listAddress'
import type { ListControl } from '#shared/list/useListState'
import { Pager } from '#shared/ui/Pager'

type Props = {
  control: ListControl
  total: number
  /** The total belongs to the criteria shown. */
  isKnown: boolean
  isHidden: boolean
  /** Contains the table; the heights of both determine the page size 满屏. */
  box: RefObject<HTMLElement | null>
}

/** The pagination of a list. Beside the fixed sizes it offers the number of rows that fills the height of the table. */
export function ListPager({ control, total, isKnown, isHidden, box }: Props) {
  const { t } = useTranslation()
  const [fit, setFit] = useState(0)
  const sizes = [...new Set([...PAGE_SIZES, ...(fit > 0 ? [fit] : []), control.size])].sort((a, b) => a - b)
  const label = (size: number) => {
    const text = t('{{size}} 条/页', { size })
    return size === fit ? `${t('满屏')} · ${text}` : text
  }
  return (
    <Pager
      style={isHidden ? { visibility: 'hidden' } : undefined}
      current={control.current}
      pageSize={control.size}
      total={total}
      showSizeChanger={{
        options: sizes.map((value) => ({ value, label: label(value) })),
        // Measured on opening, which saves a render of the list.
        onOpenChange: (isOpen) => isOpen && setFit(fittingRows(box.current)),
      }}
      showQuickJumper
      showTotal={isKnown ? (count) => t('共 {{total}} 条', { total: count }) : undefined}
      onChange={control.turnTo}
    />
  )
}

const LEAST = 10
/** Maximum page size accepted from an address. */
const MOST = 200

/** The number of rows that fill the height of the table, at least 10; 0 when the layout is not known. */
function fittingRows(box: HTMLElement | null): number {
  const body = box?.querySelector<HTMLElement>('[data-scroller]')
  const head = body?.querySelector('thead')?.offsetHeight ?? 0
  const foot = body?.querySelector('tfoot')?.offsetHeight ?? 0
  const heights = [...(box?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])].map((row) => row.offsetHeight)
  const row = Math.max(0, ...heights)
  if (!body || row === 0 || body.clientHeight === 0) return 0
  return Math.min(MOST, Math.max(LEAST, Math.floor((body.clientHeight - head - foot) / row)))
}
