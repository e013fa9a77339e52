import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { FormField } from '#shared/form/FormField'
import { Section } from '#shared/record/Section'

/** Says that saving voids the note which this one replaces, and asks for the reason. */
export function CorrectionNotice({ note: { deliverSn, printCount } }: { note: DeliveryNote }) {
  const { t } = useTranslation()
  return (
    <Section title={t('更正送货单')}>
      <Alert
        type="warning"
        showIcon
        title={t('保存后送货单 {{sn}} 作废，由这张新单代替', { sn: deliverSn })}
        description={
          printCount > 0
            ? t('不保存就离开，原单不变。原单已打印 {{count}} 次，请收回。', { count: printCount })
            : t('不保存就离开，原单不变。')
        }
      />
      <FormField name="voidReason" label={t('原单作废原因')} />
    </Section>
  )
}
