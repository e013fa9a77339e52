import { onlineManager } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type RefreshPause, tryRefreshNow, useRefreshPause } from '#shared/http/refreshPause'

/** A banner while no request can be sent: the browser is offline, or the session could not be refreshed yet. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const pause = useRefreshPause((state) => state.pause)
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  if (!isOnline)
    return <Alert banner type="warning" title={t('网络已断开，已填写的内容会保存在本机；恢复后自动继续。')} />
  return pause && <RenewalBanner pause={pause} />
}

function RenewalBanner({ pause }: { pause: RefreshPause }) {
  const { t } = useTranslation()
  const seconds = useSecondsUntil(pause.until)
  return (
    <Alert
      banner
      type="warning"
      title={
        <>
          {t('服务器暂时无法延续登录状态，已自动重试 {{tries}} 次；操作会在恢复后继续，已填写的内容保存在本机。', {
            tries: pause.tries,
          })}{' '}
          {/* Read out once, not every second. */}
          <span aria-live="off">{t('{{seconds}} 秒后再次重试', { seconds })}</span>
        </>
      }
      action={
        <Button size="small" onClick={tryRefreshNow}>
          {t('立即重试')}
        </Button>
      }
    />
  )
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
