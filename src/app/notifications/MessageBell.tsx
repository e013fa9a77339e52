import { BellOutlined } from '@ant-design/icons'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { Button, Tooltip } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messages } from '#features/account/message/api'
import { go } from '#shared/navigation'
import styles from './MessageBell.module.css'

/** Polling interval of the count, ms; paused while the window is hidden. */
const POLL_MS = 60_000

/** The number of unread messages, as a link to them. The first request waits until the page on screen has loaded. */
export default function MessageBell() {
  const { t } = useTranslation()
  const isFree = useIsFetching() === 0
  const [isReady, setReady] = useState(isFree)
  useEffect(() => {
    if (isFree) setReady(true)
  }, [isFree])
  const { data: count = 0 } = useQuery({
    ...messages.unread(null),
    enabled: isReady,
    refetchInterval: POLL_MS,
    meta: { silent: true },
  })
  const label = count > 0 ? t('{{count}} 条未读消息', { count }) : t('消息中心')
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        className={styles.bell}
        aria-label={label}
        onClick={() => go('message', { status: 'UN_READY' })}
      >
        <BellOutlined aria-hidden="true" />
        {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
      </Button>
    </Tooltip>
  )
}
