import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo, type ScreenLink } from '#shared/navigation'
import { PageLink } from '#shared/ui/PageLink'
import { PageLoading } from '#shared/ui/PageLoading'
import styles from './PreviewPanel.module.css'
import type { Preview } from './usePreview'

type Props<Row> = {
  preview: Preview<Row>
  /** The record's number or name. */
  name: string
  /** The record's own page. */
  to?: ScreenLink
  children: ReactNode
}

/**
 * The side preview of a list. It has no mask: the list beside it stays usable. While it is open, the up and down arrows
 * walk through the rows and Escape closes it, from the table as from the panel.
 */
export default function PreviewPanel<Row>({ preview, name, to, children }: Props<Row>) {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  const latest = useRef({ preview, to })
  latest.current = { preview, to }
  const isEntered = useRef(false)
  useEffect(() => {
    // Effects run again when the tab is shown again; the focus must then stay where the user left it.
    if (!isEntered.current) panel.current?.focus({ preventScroll: true })
    isEntered.current = true
    const handleKey = (event: KeyboardEvent) => {
      const { preview, to } = latest.current
      if (!isForPreview(event, preview.root.current)) return
      if (event.key === 'Escape') preview.close()
      else if (event.key === 'ArrowDown') preview.step(1)
      else if (event.key === 'ArrowUp') preview.step(-1)
      else if (event.key === 'Enter' && event.target === panel.current && to) goTo(to)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <aside ref={panel} className={styles.panel} aria-label={t('预览 {{name}}', { name })} tabIndex={-1}>
      <header className={styles.head}>
        <h2 aria-live="polite">{name}</h2>
        {to && (
          <PageLink {...to} label={t('打开 {{name}}', { name })}>
            {t('打开')}
          </PageLink>
        )}
        <span>
          <Button
            type="text"
            size="small"
            icon={<UpOutlined />}
            aria-label={t('上一行')}
            title={t('上一行')}
            onClick={() => preview.step(-1)}
          />
          <Button
            type="text"
            size="small"
            icon={<DownOutlined />}
            aria-label={t('下一行')}
            title={t('下一行')}
            onClick={() => preview.step(1)}
          />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('关闭预览')}
            title={t('关闭预览')}
            onClick={preview.close}
          />
        </span>
      </header>
      <div key={preview.key} className={styles.body}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </div>
    </aside>
  )
}

/** Controls that use the arrows or Escape themselves. */
const OWN_KEYS =
  'input:not([type=checkbox]), textarea, select, [role=combobox], [aria-expanded=true]:not([data-preview])'

/**
 * Whether a key press is for the preview: with the focus in the table, in the preview or nowhere, and not in a dialog,
 * a menu or the search form.
 */
function isForPreview(event: KeyboardEvent, root: HTMLElement | null): boolean {
  const { target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  if (!(target instanceof HTMLElement) || !root) return false
  if (target === document.body) return document.querySelector('[role=dialog][aria-modal=true]:not([hidden])') === null
  return root.contains(target) && !target.matches(OWN_KEYS) && !target.matches('.ant-dropdown-open')
}
