import { useMutation } from '@tanstack/react-query'
import { Space } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { documentsIn } from '#domain/document/documentNumber'
import { formatTime } from '#domain/time'
import { storedHref, toSearch } from '#shared/navigation'
import { SafeHtml } from '#shared/ui/html/SafeHtml'
import textStyles from '#shared/ui/text.module.css'
import { messages } from './api'
import { isUnread, type Message } from './model'

/** A message, with links to the documents it mentions. Opening an unread one marks it as read. */
export function MessageBody({ message, close }: { message: Message | null; close: () => void }) {
  const { t } = useTranslation()
  const { mutate } = useMutation({ ...messages.read(), meta: { ...messages.read().meta, silent: true } })
  const isRead = useRef(false)
  useEffect(() => {
    if (!message || !isUnread(message) || isRead.current) return
    isRead.current = true
    mutate(message)
  }, [message, mutate])
  if (!message) return null
  const links = documentsIn(`${message.title} ${message.content}`).flatMap(({ number, screen, key, value }) => {
    const to = storedHref(screen, toSearch({ [key]: value }))
    return to ? [{ number, to }] : []
  })
  return (
    <>
      <p className={textStyles.secondary}>{formatTime(message.createTime, 'YYYY-MM-DD HH:mm')}</p>
      <SafeHtml html={message.content} />
      {links.length > 0 && (
        <nav aria-label={t('相关单据')}>
          <Space wrap>
            {links.map(({ number, to }) => (
              <Link key={number} to={to} onClick={close}>
                {t('打开 {{name}}', { name: number })}
              </Link>
            ))}
          </Space>
        </nav>
      )}
    </>
  )
}
