import { useMutation, useQuery } from '@tanstack/react-query'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, sum } from '#domain/money'
import { bills } from '#features/money/bill/api'
import { billOrderFields } from '#features/money/bill/fields'
import type { Bill, BillOrder } from '#features/money/bill/model'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { notify } from '#shared/notify'
import { RecordTable } from '#shared/record/RecordTable'
import { IN_PLACE } from '#shared/resource'

const SIZE = 10
const COLUMNS = ['orderSn', 'billPrice', 'flowPrice', 'memberName', 'completeTime'] as const

/** The dialog that adds completed orders to a bill. */
export default function AddOrders({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { t } = useTranslation()
  const [orderSn, setOrderSn] = useState('')
  const [current, setCurrent] = useState(1)
  const [chosen, setChosen] = useState<BillOrder[]>([])
  const query = useQuery({ ...bills.orders({ orderSn: orderSn.trim(), current, size: SIZE }), meta: IN_PLACE })
  const add = useMutation({
    ...bills.addOrders(),
    onSuccess: () => {
      notify(
        t('已加入 {{count}} 个订单', { count: chosen.length }),
        [bill.sn, ...chosen.map((order) => order.orderSn)].join(' '),
      )
      onClose()
    },
  })
  return (
    <Modal
      open
      width={960}
      title={t('加入订单')}
      okText={chosen.length > 0 ? `${t('加入')}${t('（{{count}}）', { count: chosen.length })}` : t('加入')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      confirmLoading={add.isPending}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={() => add.mutate({ billId: bill.id, orderSns: chosen.map((order) => order.orderSn) })}
    >
      <Input.Search
        aria-label={t('订单编号')}
        placeholder={t('输入订单编号查找')}
        allowClear
        onSearch={(typed) => {
          setOrderSn(typed)
          setCurrent(1)
        }}
      />
      <RecordTable
        caption={t('可加入的订单')}
        rowKey="orderSn"
        columns={fieldColumns<BillOrder, (typeof COLUMNS)[number]>(billOrderFields, COLUMNS, t)}
        dataSource={query.data?.records ?? []}
        query={query}
        rowSelection={{
          preserveSelectedRowKeys: true,
          selectedRowKeys: chosen.map((order) => order.orderSn),
          onChange: (_keys, rows) => setChosen(rows.filter(Boolean)),
        }}
        pagination={{
          current,
          pageSize: SIZE,
          total: query.data?.total ?? 0,
          showSizeChanger: false,
          onChange: setCurrent,
        }}
        empty={t('没有可加入的订单')}
      />
      <p>
        {t('已选 {{count}} 个，结算金额增加 {{amount}} 元', {
          count: chosen.length,
          amount: formatMoney(sum(chosen.map(({ billPrice }) => billPrice))),
        })}
      </p>
    </Modal>
  )
}
