import { Button } from 'antd'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { DiagnosisButton } from '#shared/diagnosis/DiagnosisButton'
import { noteError } from '#shared/diagnosis/incident'
import { noteFault } from '#shared/diagnosis/ring'
import { translate } from '#shared/i18n'
import styles from '#shared/ui/error/ErrorScreen.module.css'

type Props = {
  children: ReactNode
  /** Runs before the children mount again; saves what was typed in them. */
  beforeRetry?: () => Promise<void>
}

/** More remounts than this within ten seconds are no accident: the error is shown. */
const MAX_REMOUNTS = 5
const REMOUNTS_WITHIN_MS = 10_000

/**
 * Shows a page's render error in its tab with a retry; the rest of the product keeps working. When a foreign script (a
 * translator, an extension) has moved nodes of the page, the children mount again without an error page.
 */
export class ErrorBoundary extends Component<Props, { error: Error | null; isRemounting: boolean }> {
  override state: { error: Error | null; isRemounting: boolean } = { error: null, isRemounting: false }
  #remountedAt: number[] = []

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error)
    // Where it happened: a feedback names it with its file and column.
    noteFault(error)
    noteError(error.message + (componentStack ?? '').slice(0, 300))
    if (!isMovedNode(error)) return
    this.#remountedAt = [...this.#remountedAt.filter((at) => Date.now() - at < REMOUNTS_WITHIN_MS), Date.now()]
    if (this.#remountedAt.length > MAX_REMOUNTS) return
    this.setState({ isRemounting: true })
    void this.#retry()
  }

  readonly #retry = async () => {
    // A draft that cannot be written is reported by the storage banner.
    await this.props.beforeRetry?.().catch(() => undefined)
    this.setState({ error: null, isRemounting: false })
  }

  override render() {
    if (!this.state.error) return this.props.children
    if (this.state.isRemounting) return null
    return (
      <div className={styles.page} role="alert">
        <h1>{translate('页面出错了')}</h1>
        <p>{translate('已填写的内容保存在草稿中。请重试；若仍出错，请刷新浏览器。')}</p>
        <div className={styles.buttons}>
          <Button type="primary" onClick={() => void this.#retry()}>
            {translate('重试')}
          </Button>
          <DiagnosisButton />
        </div>
      </div>
    )
  }
}

/** React removes or inserts a node beside one that is no longer where React put it. */
function isMovedNode(error: Error): boolean {
  return (
    error.name === 'NotFoundError' && /removeChild|insertBefore|not a child|child can not be found/i.test(error.message)
  )
}
