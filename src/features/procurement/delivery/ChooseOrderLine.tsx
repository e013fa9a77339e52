import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Table, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal, formatQuantity } from '#domain/money'
import { purchases } from '#features/procurement/purchase/api'
import { purchaseFields } from '#features/procurement/purchase/fields'
import type { PurchaseOrder, PurchaseOrderItem } from '#features/procurement/purchase/model'
import { ListPage } from '#shared/list/ListPage'
import { canGo, go } from '#shared/navigation'
import { EmptyState, ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'

/** Open purchase orders; one is chosen, then those of its lines that have something left. */
export function ChooseOrderLine() {
  const { t } = useTranslation()
  const [order, setOrder] = useState<PurchaseOrder | null>(null)
  return (
    <>
      <ListPage<PurchaseOrder>
        caption={t('采购订单')}
        query={purchases.page}
        params={{ status: 'UNDELIVERED' }}
        fields={purchaseFields}
        filters={['orderSn', 'projectName', 'materialName', 'contractCode', 'contractName', 'materialType']}
        rowKey="orderSn"
        columns={[
          'orderSn',
          'projectName',
          'materialSummary',
          'totalQuantity',
          'deliveredQuantity',
          'requireTime',
          { field: 'sendTime', render: (one) => <SendTime order={one} />, width: 190 },
          'companyName',
          'contractCode',
        ]}
        actions={(one) =>
          one.sendTimeVerified || !canGo('purchaseDetail')
            ? [{ key: 'choose', label: t('选择明细'), run: () => setOrder(one), isOff: !one.sendTimeVerified }]
            : [
                {
                  key: 'verify',
                  label: t('确认发货时间'),
                  run: () => go('purchaseDetail', { orderSn: one.orderSn }),
                },
              ]
        }
        empty={{ text: '没有待发货的采购订单。' }}
      />
      {order && <OrderLines order={order} onClose={() => setOrder(null)} />}
    </>
  )
}

/** Before the first delivery the send time has to be confirmed. */
function SendTime({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  return order.sendTimeVerified ? order.sendTime : <Tag color="warning">{t('未确认发货时间')}</Tag>
}

function OrderLines({ order, onClose }: { order: PurchaseOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const query = useQuery(purchases.openLines(order.orderSn))
  const [picked, setPicked] = useState<string[] | null>(null)
  const lines = query.data ?? []
  const chosen = picked ?? lines.map((line) => line.id)
  const quantity = (name: 'quantity' | 'deliveredQuantity' | 'remainQuantity', title: string) => ({
    key: name,
    title: t(title),
    width: 110,
    align: 'right' as const,
    render: (_value: unknown, line: PurchaseOrderItem) => (
      <span className={textStyles.number}>{formatQuantity(decimal(line[name])?.toFixed() ?? '')}</span>
    ),
  })
  return (
    <Drawer
      open
      size={860}
      title={t('订单 {{sn}} 的未发明细', { sn: order.orderSn })}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          disabled={chosen.length === 0}
          onClick={() => {
            onClose()
            go('createDeliver', { orderSn: order.orderSn, items: chosen.join(',') })
          }}
        >
          {t('下一步：填写送货单')}
        </Button>
      }
    >
      {query.isError ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Table<PurchaseOrderItem>
          aria-label={t('未发明细')}
          rowKey="id"
          size="small"
          loading={query.isPending}
          pagination={false}
          dataSource={lines}
          scroll={{ x: 760 }}
          locale={{ emptyText: query.isPending ? ' ' : <EmptyState text={t('这张订单已经发完。')} /> }}
          rowSelection={{ selectedRowKeys: chosen, columnWidth: 48, onChange: (keys) => setPicked(keys.map(String)) }}
          columns={[
            { dataIndex: 'materialName', title: t('材料名称'), width: 150 },
            { dataIndex: 'spec', title: t('规格型号'), width: 160 },
            { dataIndex: 'unit', title: t('单位'), width: 60 },
            quantity('quantity', '订购数量'),
            quantity('deliveredQuantity', '已发数量'),
            quantity('remainQuantity', '未发数量'),
          ]}
        />
      )}
    </Drawer>
  )
}
