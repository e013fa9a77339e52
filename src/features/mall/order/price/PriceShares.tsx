import { Alert, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent, sum } from '#domain/money'
import { orderFields, orderItemFields } from '#features/mall/order/fields'
import { specText } from '#features/mall/order/model'
import type { MallOrder } from '#features/mall/order/shape'
import { piecesText } from '#features/mall/sale/model'
import { PictureCell } from '#shared/media/PictureCell'
import { RecordTable } from '#shared/record/RecordTable'
import { agreedPricesOf, isLargeChange, linePricesAt, priceChangeOf } from './model'

type Props = {
  order: MallOrder
  /** The new amount; null while it is no price. */
  price: string | null
}

/** What a changed price makes of an order: the difference, and the amount of each line before and after. */
export function PriceShares({ order, price }: Props) {
  const { t } = useTranslation()
  const { flowPrice, freightPrice, orderItems } = order
  const agreed = agreedPricesOf(order)
  const after = price !== null && agreed ? linePricesAt(price, freightPrice, agreed) : null
  const freight = sum([freightPrice])
  const cellsOf = (before: string | null, now: string | null) => [
    { key: 'before', text: formatMoney(before) },
    { key: 'after', text: formatMoney(now) },
  ]
  const foot = [
    ...(freight.gt(0)
      ? [{ label: t(orderFields.freightPrice.label), cells: cellsOf(freightPrice, freightPrice) }]
      : []),
    { label: t('应付金额（元）'), cells: cellsOf(flowPrice, price) },
  ]
  return (
    <>
      {price !== null && <ChangeNote from={flowPrice} to={price} />}
      {agreed && (
        <RecordTable
          caption={t('改价后各商品的金额')}
          dataSource={orderItems.map((item, at) => ({ ...item, after: after?.[at] ?? null }))}
          columns={[
            {
              key: 'goods',
              title: t(orderItemFields.goodsName.label),
              width: 240,
              render: (_, item) => <PictureCell image={item.image} name={item.goodsName} note={specText(item.specs)} />,
            },
            { key: 'num', title: t('数量'), width: 80, align: 'right', render: (_, item) => piecesText([item]) },
            {
              key: 'before',
              title: t('改价前（元）'),
              width: 120,
              align: 'right',
              render: (_, item) => formatMoney(item.flowPrice),
            },
            {
              key: 'after',
              title: t('改价后（元）'),
              width: 120,
              align: 'right',
              render: (_, item) => formatMoney(item.after),
            },
          ]}
          summary={() =>
            foot.map(({ label, cells }) => (
              <Table.Summary.Row key={label}>
                <Table.Summary.Cell index={0} colSpan={2}>
                  {label}
                </Table.Summary.Cell>
                {cells.map(({ key, text }, at) => (
                  <Table.Summary.Cell key={key} index={at + 2} align="right">
                    {text}
                  </Table.Summary.Cell>
                ))}
              </Table.Summary.Row>
            ))
          }
        />
      )}
    </>
  )
}

function ChangeNote({ from, to }: { from: string | null; to: string }) {
  const { t } = useTranslation()
  const { difference, rate } = priceChangeOf(from, to)
  if (sum([difference]).eq(0)) return null
  const amounts = { difference: formatMoney(difference), rate: formatPercent(rate) }
  return (
    <Alert
      role="status"
      type={isLargeChange(from, to) ? 'warning' : 'info'}
      showIcon
      title={t('与现在相差 {{difference}} 元（{{rate}}）', amounts)}
    />
  )
}
