import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#shared/http/errorText'
import { FormError } from '#shared/plainForm/FormError'
import styles from './AgreementSection.module.css'
import { getAgreement } from './api'
import type { AgreementType } from './model'

type Props = {
  type: AgreementType
  /** Called once the text is scrolled to its end. */
  onRead?: () => void
}

/** The text of an agreement, which scrolls in its own box. */
export function AgreementSection({ type, onRead }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['agreement', type],
    queryFn: ({ signal }) => getAgreement(type, signal),
    meta: { silent: true },
  })
  if (error) {
    return (
      <>
        <FormError text={errorMessage(error)} />
        <Button onClick={() => void refetch()}>{t('重试')}</Button>
      </>
    )
  }
  const follow = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => {
    if (scrollHeight - scrollTop - clientHeight < 8) onRead?.()
  }
  return (
    <section
      className={styles.text}
      aria-label={data?.title ?? t('协议')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      ref={(box) => {
        // A text that fits its box counts as read at once.
        if (box && data) follow(box)
      }}
      onScroll={(event) => follow(event.currentTarget)}
    >
      {data ? data.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>) : t('加载中')}
    </section>
  )
}
