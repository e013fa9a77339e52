import { onlineManager } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

/** A banner while the browser is offline; paused requests resume when it is back online. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  if (isOnline) return null
  return <Alert banner type="warning" title={t('网络已断开，已填写的内容会保存在本机；恢复后自动继续。')} />
}
