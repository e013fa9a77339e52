import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fixed, formatMoney, formatPercent, sum } from '#domain/money'
import { onlyErrors, text } from '#domain/text'
import { orderActions } from '#features/mall/order/actions'
import { mallOrders } from '#features/mall/order/api'
import { orderPriceFields } from '#features/mall/order/fields'
import { allowedOf } from '#features/mall/order/model'
import { priceChangeError } from '#features/mall/order/model/input'
import type { MallOrder } from '#features/mall/order/shape'
import { aboutAction } from '#shared/action/aboutAction'
import { useConfirm } from '#shared/dialog/useConfirm'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { isLargeChange, priceChangeOf } from './model'
import { PriceShares } from './PriceShares'

type PriceInput = { orderPrice: string }

const toPrice = ({ flowPrice }: Pick<MallOrder, 'flowPrice'>): PriceInput => ({
  orderPrice: flowPrice === null ? '' : fixed(flowPrice, 2),
})

/** The drawer that changes the price of an unpaid order: open while the address has `price=SN`. */
export function PriceDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<MallOrder>
      param="price"
      screen="orderList"
      size={640}
      resource={mallOrders.detail}
      closedBy={(order) => (allowedOf(order).editPrice ? null : t('这个订单现在不能调整价格，请刷新后再看。'))}
      draft={{ screen: 'orderPrice', fields: orderPriceFields }}
      title={(order) => t('调整订单 {{sn}} 的价格', { sn: order?.sn ?? '' })}
    >
      {(order, close) => order && <PriceForm order={order} close={close} />}
    </RecordDrawer>
  )
}

function PriceForm({ order, close }: { order: MallOrder; close: () => void }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [form] = Form.useForm<PriceInput>()
  const [initial] = useState(() => toPrice(order))
  const { sn, flowPrice, freightPrice } = order
  const title = text('调整订单 {{sn}} 的价格', { sn })
  const errorOf = ({ orderPrice }: PriceInput) =>
    priceChangeError(orderPrice, freightPrice) ??
    (sum([orderPrice]).eq(sum([flowPrice])) ? text('和现在的应付一样，没有改动') : null)
  const editor = useEditor({
    form,
    screen: 'orderPrice',
    record: `price=${sn}`,
    title,
    about: aboutAction(orderActions, 'editPrice', order),
    initial,
    reread: rereadBy(mallOrders.detail(sn), toPrice, { fields: orderPriceFields }),
    mutation: mallOrders.editPrice(),
    before: async ({ orderPrice }) => {
      if (!isLargeChange(flowPrice, orderPrice)) return true
      const { difference, rate } = priceChangeOf(flowPrice, orderPrice)
      const amounts = { from: formatMoney(flowPrice), to: formatMoney(orderPrice) }
      return confirm({
        title: text('应付从 {{from}} 元改为 {{to}} 元？', amounts),
        consequence: text('相差 {{difference}} 元（{{rate}}）。买家按新的金额付款，付款后不能再改。', {
          difference: formatMoney(difference),
          rate: formatPercent(rate),
        }),
        okText: '调整',
        isDanger: true,
        isCautious: true,
      })
    },
    toPayload: ({ orderPrice }: PriceInput) => ({ sn, orderPrice: fixed(orderPrice, 2) }),
    onDone: () => {
      notify(t('订单 {{sn}} 的价格已调整', { sn }))
      close()
    },
    fields: orderPriceFields,
    words: [[/金额|价格/, 'orderPrice']],
  })
  const typed = { ...initial, ...Form.useWatch([], form) }
  return (
    <DrawerEditor editor={editor} title={title} saveText={t('调整')}>
      <p>
        {t('现在应付 {{price}} 元。差额按各商品的金额分摊，买家按新的金额付款。', { price: formatMoney(flowPrice) })}
      </p>
      <EditorForm
        editor={editor}
        fields={orderPriceFields}
        validate={(values) => onlyErrors({ orderPrice: errorOf(values) })}
      >
        <FormField name="orderPrice" />
      </EditorForm>
      <PriceShares order={order} price={priceChangeError(typed.orderPrice, freightPrice) ? null : typed.orderPrice} />
    </DrawerEditor>
  )
}
