import { Tag } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { purchases } from '#features/procurement/purchase/api'
import { purchaseFields } from '#features/procurement/purchase/fields'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { type Actions, defineActions, linkAction, localAction } from '#shared/action/action'
import { FieldValue } from '#shared/fields/FieldValue'
import { ListPage } from '#shared/list/ListPage'
import { canGo } from '#shared/navigation'
import { OrderLines } from './OrderLines'

/** Open purchase orders; select one, then those of its lines with a remaining quantity. */
export function ChooseOrderLine() {
  const { t } = useTranslation()
  const [order, setOrder] = useState<PurchaseOrder | null>(null)
  const actions = useMemo(() => choosing(setOrder), [])
  return (
    <>
      <ListPage
        caption={t('采购订单')}
        query={purchases.undelivered}
        fields={purchaseFields}
        filters={['orderSn', 'projectName', 'materialName', 'contractCode', 'contractName', 'materialType']}
        rowKey="orderSn"
        columns={[
          'orderSn',
          'projectName',
          'requireTime',
          'deliveredQuantities',
          'quantities',
          'materialSummary',
          { field: 'sendTime', render: (one) => <SendTime order={one} />, width: 190 },
          'companyName',
          'contractCode',
        ]}
        actions={actions}
        empty={{ text: '没有待发货的采购订单。' }}
      />
      {order && <OrderLines orderSn={order.orderSn} onClose={() => setOrder(null)} />}
    </>
  )
}

/** The actions on an order in this list: choose it, or first confirm its send time, which needs permission. */
function choosing(choose: (order: PurchaseOrder) => void): Actions<PurchaseOrder> {
  return defineActions({
    screen: 'purchaseOrderList',
    idOf: ({ orderSn }) => `purchase ${orderSn}`,
    nameOf: ({ orderSn }) => orderSn,
    all: [
      localAction({
        key: 'choose',
        label: '选择明细',
        isAllowed: ({ sendTimeVerified }) => sendTimeVerified || !canGo('purchaseDetail'),
        isDisabled: ({ sendTimeVerified }) => !sendTimeVerified,
        run: choose,
      }),
      linkAction({
        key: 'verify',
        label: '确认发货时间',
        isAllowed: ({ sendTimeVerified }) => !sendTimeVerified,
        go: ({ orderSn }) => ({ name: 'purchaseDetail', query: { orderSn } }),
      }),
    ],
  })
}

function SendTime({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  if (order.sendTimeVerified) return <FieldValue field={purchaseFields.sendTime} value={order.sendTime} />
  return <Tag color="warning">{t('未确认发货时间')}</Tag>
}
