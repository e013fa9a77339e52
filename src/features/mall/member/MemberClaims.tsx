import { useTranslation } from 'react-i18next'
import { afterSales } from '#features/mall/afterSale/api'
import { afterSaleFields } from '#features/mall/afterSale/fields'
import { PictureCell } from '#shared/media/PictureCell'
import { MemberRows } from './MemberRows'

const COLUMNS = [
  'sn',
  'serviceStatus',
  'goodsName',
  'reason',
  'applyRefundPrice',
  'actualRefundPrice',
  'createTime',
] as const

// Narrower than in the list, so that a record shows them all at 1440 px.
const FIELDS = {
  ...afterSaleFields,
  sn: { ...afterSaleFields.sn, opens: { screen: 'return-goods-order-detail', by: 'sn' } },
  goodsName: { ...afterSaleFields.goodsName, width: 200 },
  reason: { ...afterSaleFields.reason, width: 120 },
}

/** What a member claimed. */
export function MemberClaims({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  return (
    <MemberRows
      title={t('售后')}
      query={afterSales.page}
      arg={{ memberId }}
      fields={FIELDS}
      columns={COLUMNS}
      rowKey="sn"
      render={(name, { goodsImage, goodsName }) =>
        name === 'goodsName' ? <PictureCell image={goodsImage} name={goodsName} /> : undefined
      }
      empty={t('没有申请过售后')}
    />
  )
}
