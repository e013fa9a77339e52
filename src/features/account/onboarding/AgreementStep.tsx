import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AgreementSection } from '#features/account/register/AgreementSection'
import { Section } from '#shared/record/Section'

/** The agreement before an application. It can be accepted once it is scrolled to its end. */
export function AgreementStep({ onAgreed }: { onAgreed: () => void }) {
  const { t } = useTranslation()
  const [isRead, setRead] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  return (
    <Section title={t('入驻前请阅读并同意协议')}>
      <AgreementSection type="STORE_REGISTER" onRead={() => setRead(true)} />
      <p>
        <Checkbox disabled={!isRead} checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)}>
          {t('我已同意以上协议')}
        </Checkbox>
        {!isRead && t('（请先阅读到末尾）')}
      </p>
      <Button type="primary" disabled={!isAgreed} onClick={onAgreed}>
        {t('同意协议填写资质信息')}
      </Button>
    </Section>
  )
}
