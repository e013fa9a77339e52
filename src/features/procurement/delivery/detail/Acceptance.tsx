import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { Photos } from '#shared/media/Photos'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'

const acceptFields = {
  acceptUserName: field('text', '验收人'),
  acceptTime: field('time', '验收时间'),
  acceptRemark: field('text', '验收说明'),
  signUrl: field('image', '签名'),
  photos: field('text', '现场照片'),
} as const

const stockInFields = {
  stockInSn: field('text', '入库单号', { copy: true }),
  stockInTime: field('time', '入库时间'),
  stockInUserName: field('text', '入库人'),
} as const

/** The site's part of a note: acceptance with its signature, then stock-in. Filled in by the buyer. */
export function Acceptance({ note }: { note: DeliveryNote }) {
  const { t } = useTranslation()
  const { accept, stockIn } = note
  return (
    <Section title={t('验收与入库')}>
      {accept?.acceptTime ? (
        <DescriptionList
          fields={acceptFields}
          record={accept}
          names={[
            'acceptUserName',
            'acceptTime',
            'signUrl',
            { field: 'photos', render: <Photos urls={accept.photos} /> },
            { field: 'acceptRemark', isWide: true },
          ]}
        />
      ) : (
        <p className={textStyles.secondary}>{t('项目部尚未验收。')}</p>
      )}
      {stockIn?.stockInSn ? (
        <DescriptionList
          fields={stockInFields}
          record={stockIn}
          names={['stockInSn', 'stockInTime', 'stockInUserName']}
        />
      ) : (
        accept?.acceptTime && <p className={textStyles.secondary}>{t('项目部尚未入库。')}</p>
      )}
    </Section>
  )
}
