import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { orderItemFields } from '#features/mall/order/fields'
import { amountWord, specText } from '#features/mall/order/model'
import type { MallOrder, OrderItem } from '#features/mall/order/shape'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { PictureCell } from '#shared/media/PictureCell'
import { RecordTable } from '#shared/record/RecordTable'

const COLUMNS = [
  'goodsName',
  'promotionType',
  'unitPrice',
  'goodsUnit',
  'num',
  'deliverNumber',
  'returnGoodsNumber',
  'subTotal',
  'flowPrice',
] as const

const PROMOTIONS: Record<string, string> = {
  PINTUAN: '拼团',
  SECKILL: '秒杀',
  COUPON: '优惠券',
  PLATFORM_COUPON: '平台优惠券',
  FULL_DISCOUNT: '满减',
  POINTS_GOODS: '积分商品',
  KANJIA: '砍价',
}

const REFUNDS: Record<string, string> = { REFUNDING: '退款中', PART_REFUND: '部分退款', ALL_REFUND: '全部退款' }

/** The lines of an order. */
export function OrderItemTable({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  const flowPrice = { ...orderItemFields.flowPrice, label: t('{{word}}（元）', { word: t(amountWord(order)) }) }
  const fields = { ...orderItemFields, flowPrice }
  const columns = fieldColumns<OrderItem, (typeof COLUMNS)[number]>(fields, COLUMNS, t, (name, item) => {
    if (name === 'promotionType') {
      const kinds = item.promotionType.split(',').filter((kind) => Object.hasOwn(PROMOTIONS, kind))
      return kinds.map((kind) => <Tag key={kind}>{t(PROMOTIONS[kind] ?? kind)}</Tag>)
    }
    if (name !== 'goodsName') return undefined
    const refund = REFUNDS[item.isRefund]
    const amount = Number(item.refundPrice) > 0 && t('{{price}} 元', { price: formatMoney(item.refundPrice) })
    const note = [specText(item.specs), refund && [t(refund), amount].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join('　')
    return <PictureCell image={item.image} name={item.goodsName} note={note} />
  })
  return <RecordTable caption={t('商品')} columns={columns} dataSource={order.orderItems} empty={t('没有商品')} />
}
