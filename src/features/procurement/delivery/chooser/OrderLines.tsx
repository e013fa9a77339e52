import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_DELIVERY_ROWS } from '#domain/rules'
import { LineCount } from '#features/procurement/delivery/editor/LineCount'
import { purchases } from '#features/procurement/purchase/api'
import { purchaseItemFields } from '#features/procurement/purchase/fields'
import type { PurchaseOrderItem } from '#features/procurement/purchase/model'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { go } from '#shared/navigation'
import { RecordTable } from '#shared/record/RecordTable'
import { IN_PLACE } from '#shared/resource'

const NAMES = ['materialName', 'spec', 'unit', 'quantity', 'deliveredQuantity', 'remainQuantity'] as const

/** The drawer that selects lines of an order: by default all with a remaining quantity. */
export function OrderLines({ orderSn, onClose }: { orderSn: string; onClose: () => void }) {
  const { t } = useTranslation()
  const query = useQuery({ ...purchases.openLines(orderSn), meta: IN_PLACE })
  const [picked, setPicked] = useState<string[] | null>(null)
  const lines = query.data ?? []
  const chosen = picked ?? lines.slice(0, MAX_DELIVERY_ROWS).map((line) => line.id)
  const isFull = chosen.length >= MAX_DELIVERY_ROWS
  const next = () => {
    onClose()
    go('createDeliver', { orderSn, items: chosen.join(',') })
  }
  return (
    <Drawer
      open
      size={860}
      title={t('订单 {{sn}} 的未发明细', { sn: orderSn })}
      onClose={onClose}
      styles={{ footer: { textAlign: 'end' } }}
      footer={
        <Space>
          <LineCount count={chosen.length} />
          <Button type="primary" disabled={chosen.length === 0} onClick={next}>
            {t('下一步：填写送货单')}
          </Button>
        </Space>
      }
    >
      <RecordTable<PurchaseOrderItem>
        caption={t('未发明细')}
        query={query}
        dataSource={lines}
        empty={t('这张订单已经发完。')}
        rowSelection={{
          selectedRowKeys: chosen,
          columnWidth: 48,
          getCheckboxProps: ({ id }) => ({ disabled: isFull && !chosen.includes(id) }),
          onChange: (keys) => setPicked(keys.map(String).slice(0, MAX_DELIVERY_ROWS)),
        }}
        columns={fieldColumns<PurchaseOrderItem, (typeof NAMES)[number]>(purchaseItemFields, NAMES, t)}
      />
    </Drawer>
  )
}
