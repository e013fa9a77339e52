import { useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { bills } from '#features/money/bill/api'
import { billOrderFields } from '#features/money/bill/fields'
import { type Bill, type BillOrder, billActionsOf, MAX_BILL_ORDERS } from '#features/money/bill/model'
import { useActions } from '#shared/action/useActions'
import { useCapability } from '#shared/capability/useCapability'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { canOperate } from '#shared/navigation'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { billOrderActions } from './billOrderActions'

const AddOrders = lazyWithRetry(() => import('./AddOrders'))
const COLUMNS = [
  'orderSn',
  'billPrice',
  'flowPrice',
  'refundPrice',
  'completeTime',
  'goodsName',
  'memberName',
  'hasClaim',
] as const

/** The orders in a bill; while it can be changed, they can be taken out and others added. */
export function BillOrders({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const actionsOf = useActions(billOrderActions)
  const query = useQuery({ ...bills.orders({ id: bill.id, current: 1, size: MAX_BILL_ORDERS }), meta: IN_PLACE })
  const orders = query.data?.records ?? []
  const isChangeable = billActionsOf('STORE', bill).includes('change') && canOperate('storeBill')
  const columns = fieldColumns<BillOrder, (typeof COLUMNS)[number]>(
    billOrderFields,
    COLUMNS,
    t,
    (name, { hasClaim }) => {
      if (name !== 'hasClaim') return undefined
      return hasClaim ? <Tag color="warning">{t('售后处理中')}</Tag> : NOTHING
    },
  )
  const canAdd = useCapability('billReconciling') && isChangeable
  return (
    <Section
      title={t('订单（{{count}}）', { count: orders.length })}
      extra={canAdd && <Button onClick={() => setAdding(true)}>{t('加入订单')}</Button>}
    >
      <RecordTable
        caption={t('结算单的订单')}
        rowKey="orderSn"
        columns={columns}
        query={query}
        actions={isChangeable ? (order) => actionsOf({ bill, order }) : undefined}
        dataSource={orders}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        empty={t('没有订单')}
      />
      {isAdding && <AddOrders bill={bill} onClose={() => setAdding(false)} />}
    </Section>
  )
}
