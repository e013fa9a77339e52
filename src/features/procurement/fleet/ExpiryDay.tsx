import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { NOTHING, wireText } from '#domain/wire'
import { expiryWarning } from './model'

/** The expiry date of a document, with a warning from 30 days before it. */
export function ExpiryDay({ day }: { day: string }) {
  const { t } = useTranslation()
  const warning = expiryWarning(day)
  return (
    <>
      {wireText(day) || NOTHING} {warning === 'expired' && <Tag color="error">{t('已过期')}</Tag>}
      {warning === 'soon' && <Tag color="warning">{t('即将到期')}</Tag>}
    </>
  )
}
