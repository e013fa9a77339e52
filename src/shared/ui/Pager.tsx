import { Select } from 'antd'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DownGlyph } from './glyphs'
import styles from './Pager.module.css'
import textStyles from './text.module.css'

type Sizes = { options: { value: number; label: string }[]; onOpenChange?: (isOpen: boolean) => void }

/** Props of a pager: those of antd's pagination that are in use. */
export type PagerProps = {
  current?: number
  pageSize?: number
  /** How many rows there are on all pages. */
  total?: number
  onChange?: (current: number, size: number) => void
  /** Offers page sizes: those given, else `pageSizeOptions`. */
  showSizeChanger?: boolean | Sizes
  pageSizeOptions?: readonly number[]
  showQuickJumper?: boolean
  hideOnSinglePage?: boolean
  /** What is said of the total; absent while it is unknown. */
  showTotal?: ((total: number, range: [number, number]) => string) | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

/**
 * The pages of a list as buttons; the present one, and the total, are said when they change. Not antd's, which has list
 * items with a tab stop.
 */
export function Pager(props: PagerProps) {
  const { current = 1, pageSize = 10, total = 0, onChange, showSizeChanger, showTotal, className = '', style } = props
  const { t } = useTranslation()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (props.hideOnSinglePage && last === 1) return null
  const turn = (page: number, size = pageSize) => onChange?.(page, size)
  const nameOf = (page: number) => t('第 {{page}} 页', { page })
  const step = (name: string, page: number) => (
    <button
      type="button"
      className={page < current ? styles.back : styles.on}
      aria-label={name}
      title={name}
      disabled={page < 1 || page > last}
      onClick={() => turn(page)}
    >
      <DownGlyph />
    </button>
  )
  const jump = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const page = Math.trunc(Number(currentTarget.value))
    if (key !== 'Enter' || !page) return
    currentTarget.value = ''
    turn(Math.min(last, Math.max(1, page)))
  }
  const sizes = typeof showSizeChanger === 'object' ? showSizeChanger : null
  return (
    <nav className={`${styles.pager} ${className}`} aria-label={t('分页')} style={style}>
      <span role="status">
        {showTotal?.(total, [(current - 1) * pageSize + 1, Math.min(total, current * pageSize)])}
        {showTotal && <span className={textStyles.spoken}>, {nameOf(current)}</span>}
      </span>
      {step(t('上一页'), current - 1)}
      {pagesAround(current, last).map((page, at, pages) => (
        <button
          key={page}
          type="button"
          className={page > 1 + (pages[at - 1] ?? page) ? styles.apart : ''}
          aria-label={nameOf(page)}
          aria-current={page === current ? 'page' : undefined}
          title={String(page)}
          onClick={() => turn(page)}
        >
          {page}
        </button>
      ))}
      {step(t('下一页'), current + 1)}
      {showSizeChanger && (
        <Select
          size="small"
          aria-label={t('每页条数')}
          value={pageSize}
          options={
            sizes?.options ??
            (props.pageSizeOptions ?? []).map((size) => ({ value: size, label: t('{{size}} 条/页', { size }) }))
          }
          popupMatchSelectWidth={false}
          onOpenChange={sizes?.onOpenChange}
          onChange={(size) => turn(Math.min(current, Math.max(1, Math.ceil(total / size))), size)}
        />
      )}
      {props.showQuickJumper && last > 1 && (
        <label>
          {t('跳至')} <input inputMode="numeric" onKeyDown={jump} /> {t('页')}
        </label>
      )}
    </nav>
  )
}

/** The first page, the last, and five around the current one. */
function pagesAround(current: number, last: number): number[] {
  const from = Math.max(1, Math.min(current - 2, last - 4))
  const around = Array.from({ length: 5 }, (_, at) => from + at)
  return [...new Set([1, ...around, last])].filter((page) => page <= last)
}
