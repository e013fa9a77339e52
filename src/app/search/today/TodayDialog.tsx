import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#domain/time'
import { copyText } from '#shared/copyText'
import { notify } from '#shared/notify'
import { useSession } from '#shared/session'
import { type ActivityEntry, activitiesOfToday } from '#shared/today'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import styles from './TodayDialog.module.css'

type Props = { open: (to: string) => void; onClose: () => void }

/** 我的今天: what the user changed, printed and confirmed today, to hand over at the end of a shift. */
export default function TodayDialog({ open, onClose }: Props) {
  const { t } = useTranslation()
  const user = useSession((session) => session.user)
  const read = useQuery({ queryKey: ['today'], queryFn: activitiesOfToday, staleTime: 0, gcTime: 0 })
  const entries = read.data ?? []
  const title = t('我的今天')
  const copy = async () => {
    const head = [title, serverToday(), user?.userName, user?.storeName].filter(Boolean).join(' ')
    if (await copyText([head, ...entries.map((entry) => `${clock(entry)} ${entry.text}`)].join('\n')))
      notify(t('已复制'))
  }
  return (
    <Modal
      open
      width={720}
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" disabled={entries.length === 0} onClick={() => void copy()}>
          {t('复制交接内容')}
        </Button>
      }
    >
      <p className={textStyles.secondary}>{t('今天在这台电脑上完成的操作，换班时可复制给同事。')}</p>
      {read.isPending ? (
        <PageLoading />
      ) : read.isError ? (
        <ErrorState query={read} />
      ) : entries.length === 0 ? (
        <EmptyState text={t('今天还没有操作。保存、确认、打印后会记在这里。')} />
      ) : (
        <ol className={styles.entries} aria-label={title}>
          {[...entries].reverse().map((entry) => (
            <li key={`${entry.time} ${entry.text}`}>
              <span className={textStyles.number}>{clock(entry)}</span>
              <span>{entry.text}</span>
              {entry.to && (
                <Button
                  type="link"
                  size="small"
                  aria-label={t('打开“{{text}}”', { text: entry.text })}
                  onClick={() => {
                    onClose()
                    open(entry.to)
                  }}
                >
                  {t('打开')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Modal>
  )
}

function clock({ time }: ActivityEntry): string {
  return time.slice(11, 16)
}
