import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { picturesOf } from '#features/common/file/model'
import { Buyer } from '#features/mall/order/public/Buyer'
import { piecesText } from '#features/mall/sale/model'
import { Photos } from '#shared/media/Photos'
import { PictureCell } from '#shared/media/PictureCell'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { complaintFields } from './fields'
import type { Complaint } from './model'

/** What the buyer complains about. */
export function ComplaintDescription({ complaint }: { complaint: Complaint }) {
  const { t } = useTranslation()
  const { goodsImage, goodsName, goodsPrice } = complaint
  const note = t('{{price}} 元 × {{pieces}}', { price: formatMoney(goodsPrice), pieces: piecesText([complaint]) })
  return (
    <Section title={t('投诉信息')}>
      <DescriptionList
        fields={complaintFields}
        record={complaint}
        names={[
          {
            field: 'goodsName',
            isWide: true,
            render: <PictureCell image={goodsImage} name={goodsName} note={note} />,
          },
          { field: 'memberName', render: <Buyer of={complaint} /> },
          'createTime',
          { field: 'content', isWide: true },
          { field: 'images', isWide: true, render: <Photos urls={picturesOf(complaint.images)} /> },
        ]}
      />
    </Section>
  )
}
