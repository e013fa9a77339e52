import { useTranslation } from 'react-i18next'
import type { PaperSize } from './paperSizes'

/** Distance in mm of the test lines from the edges of the paper: the tractor strips cannot be printed on. */
const MARK = 20
/** Length in mm of the rulers beyond the test lines. */
const RULER = 40

/**
 * One page to measure the offset of a printer: lines at a known distance from the edges, with millimetre rulers.
 * Printed inside a `PrintJob` with the current offset, it shows the remaining error.
 */
export function TestPage({ paper }: { paper: PaperSize }) {
  const { t } = useTranslation()
  const title = t('打印偏移测试页')
  return (
    <section className="print-document" aria-label={title}>
      <div className="sheet" data-sheet="1/1">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${paper.width} ${paper.height}`}
          stroke="#000"
          strokeWidth={0.3}
          style={{
            position: 'absolute',
            inset: 0,
            width: `${paper.width}mm`,
            height: `${paper.height}mm`,
            translate: 'var(--paper-x) var(--paper-y)',
          }}
        >
          <path
            d={`M${MARK} ${MARK}H${paper.width - MARK}M${MARK} ${MARK}V${paper.height - MARK}${ticks()}`}
            fill="none"
          />
        </svg>
        <div className="sheet-body" style={{ height: 'auto', padding: '18mm 0 0 14mm' }}>
          <strong>{`${title} ${t(paper.label)}`}</strong>
          <span>{t('横线应距纸上边 {{mark}} 毫米，竖线应距纸左边 {{mark}} 毫米（含孔边）。', { mark: MARK })}</span>
          <span>
            {t('量得的距离小于 {{mark}} 毫米时，把差数加到偏移上；大于时减去。向右、向下为正。', { mark: MARK })}
          </span>
        </div>
      </div>
    </section>
  )
}

/** Millimetre marks along both lines, longer at every fifth and tenth. */
function ticks() {
  return Array.from({ length: RULER + 1 }, (_, at) => {
    const length = at % 10 === 0 ? 4 : at % 5 === 0 ? 3 : 1.5
    return `M${MARK + at} ${MARK}v${length}M${MARK} ${MARK + at}h${length}`
  }).join('')
}
