import { Button } from 'antd'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { DiagnosisButton } from '#shared/diagnosis/DiagnosisButton'
import { noteFault } from '#shared/diagnosis/ring'
import { translate } from '#shared/i18n'
import { noteError } from '#shared/incident'
import styles from '#shared/ui/error/ErrorScreen.module.css'

type Props = { children: ReactNode; onRetry?: () => void }

/** Catches a page's render error: its tab shows it with a retry, the rest of the product keeps working. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error)
    // Where it happened: a feedback names it with its file and column.
    noteFault(error)
    noteError(error.message + (componentStack ?? '').slice(0, 300))
  }

  override render() {
    if (!this.state.error) return this.props.children
    return (
      <div className={styles.page} role="alert">
        <h1>{translate('页面出错了')}</h1>
        <p>{translate('已填写的内容保存在草稿中。请重试；若仍出错，请刷新浏览器。')}</p>
        <div className={styles.buttons}>
          <Button
            type="primary"
            onClick={() => {
              this.setState({ error: null })
              this.props.onRetry?.()
            }}
          >
            {translate('重试')}
          </Button>
          <DiagnosisButton />
        </div>
      </div>
    )
  }
}
