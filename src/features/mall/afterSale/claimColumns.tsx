import { useTranslation } from 'react-i18next'
import { specText } from '#features/mall/order/model'
import { Buyer } from '#features/mall/order/public/Buyer'
import { piecesText, soldText } from '#features/mall/sale/model'
import type { Column } from '#shared/list/table/columns'
import { PictureCell } from '#shared/media/PictureCell'
import { Due } from '#shared/ui/Due'
import type { afterSaleFields } from './fields'
import { type AfterSale, dueOf } from './model'

type ClaimColumn = Column<AfterSale, typeof afterSaleFields>

/** The columns that both lists of claims begin with. */
export const claimColumns: readonly ClaimColumn[] = [
  'sn',
  'serviceStatus',
  // The list shows the shop's deadline here; only the record shows the field's own time.
  { field: 'mdeliverTime', as: 'due', width: 110, render: (claim) => <Due due={dueOf(claim)} />, text: dueOf },
  'applyRefundPrice',
  {
    field: 'goodsName',
    render: (claim) => <ClaimedGoods claim={claim} />,
    // Its name has the specs.
    text: (claim) => soldText(claim.goodsName, claim),
  },
  { field: 'memberName', render: (claim) => <Buyer of={claim} /> },
  'createTime',
  'orderSn',
]

/** The claimed goods, with their specs and count. */
export function ClaimedGoods({ claim }: { claim: AfterSale }) {
  const { t } = useTranslation()
  const count = t('共 {{pieces}}', { pieces: piecesText([claim]) })
  const note = [specText(claim.specs), count].filter(Boolean).join('　')
  return <PictureCell image={claim.goodsImage} name={claim.goodsName} note={note} />
}
