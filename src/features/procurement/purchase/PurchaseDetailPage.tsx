import { useQuery } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { NOTHING, wireText } from '#domain/wire'
import { ApprovalSection } from '#features/procurement/approval/ApprovalSection'
import { deliverStatus } from '#features/procurement/delivery/model'
import { TrailSection } from '#features/procurement/trail/TrailSection'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { canGo, go } from '#shared/navigation'
import { Facts } from '#shared/record/Facts'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { useTabTitle } from '#shared/tab'
import { PageLink } from '#shared/ui/PageLink'
import { reachableTable } from '#shared/ui/reachableTable'
import { EmptyState } from '#shared/ui/states'
import { purchases } from './api'
import { purchaseFields, purchaseItemFields } from './fields'
import { canDeliver, canVerifySendTime, type PurchaseOrder, type PurchaseOrderItem } from './model'
import { SendTimeModal } from './SendTimeModal'

/** 采购订单详情: the lines with what is delivered, accepted and left, the notes made of it, and the send time. */
export default function PurchaseDetailPage() {
  const orderSn = useSearchParams()[0].get('orderSn') ?? ''
  const query = useQuery({ ...purchases.detail(orderSn), enabled: orderSn !== '' })
  useTabTitle(query.data?.orderSn)
  return (
    <RecordPage query={query} isThere={(order) => Boolean(order?.orderSn)}>
      {(order) => <PurchaseBody order={order} />}
    </RecordPage>
  )
}

function PurchaseBody({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <RecordHead
        title={<CopyableText text={order.orderSn} />}
        tags={<StatusTag field={purchaseFields.status} value={order.status} />}
        facts={
          <>
            <span>{order.projectName}</span>
            <span>{order.materialSummary}</span>
            <span>{t(nextStep(order))}</span>
          </>
        }
        actions={
          <>
            {canVerifySendTime(order) && (
              <Button type={order.sendTimeVerified ? 'default' : 'primary'} onClick={() => setAsking(true)}>
                {order.sendTimeVerified ? t('修改发货时间') : t('确认发货时间')}
              </Button>
            )}
            {canDeliver(order) && canGo('createDeliver') && (
              <Button type="primary" onClick={() => go('createDeliver', { orderSn: order.orderSn, items: 'all' })}>
                {t('创建送货单')}
              </Button>
            )}
          </>
        }
      />
      <Section title={t('订单信息')}>
        <Facts
          fields={purchaseFields}
          record={order}
          names={[
            'companyName',
            'projectName',
            { field: 'contractCode', render: <ContractLink order={order} /> },
            'contractName',
            'planSn',
            'materialType',
            'totalQuantity',
            'deliveredQuantity',
            'totalAmountTax',
            'receiverName',
            'receiverPhone',
            'receiverAddress',
            'requireTime',
            { field: 'sendTime', render: order.sendTimeVerified ? order.sendTime : t('未确认发货时间') },
            'createUserName',
            'createTime',
            { field: 'remark', render: wireText(order.remark) || NOTHING, isWide: true },
          ]}
        />
      </Section>
      <TrailSection
        contractId={wireText(order.contractId)}
        contractCode={wireText(order.contractCode)}
        orderSn={order.orderSn}
      />
      <Section title={t('订单明细')}>
        <ItemTable items={order.items ?? []} />
      </Section>
      <Section title={t('送货单')}>
        <DeliverTable notes={order.delivers ?? []} />
      </Section>
      <ApprovalSection code={order.orderSn} />
      {isAsking && <SendTimeModal order={order} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Who acts next, in words. */
function nextStep(order: PurchaseOrder): string {
  if (order.status === 'UNDELIVERED') return order.sendTimeVerified ? '下一步：创建送货单' : '下一步：确认发货时间'
  return order.status === 'DELIVERED' ? '已全部发货' : ''
}

function ContractLink({ order }: { order: PurchaseOrder }) {
  if (!wireText(order.contractCode)) return NOTHING
  return (
    <CopyableText text={order.contractCode}>
      <PageLink name="agreementDetail" query={{ id: order.contractId }}>
        {order.contractCode}
      </PageLink>
    </CopyableText>
  )
}

const ITEM_COLUMNS = [
  'seq',
  'materialName',
  'spec',
  'grade',
  'brand',
  'unit',
  'quantity',
  'deliveredQuantity',
  'acceptedQuantity',
  'remainQuantity',
  'taxUnitPrice',
  'taxRate',
  'amountTax',
  'usePart',
  'requireTime',
  'remark',
] as const

function ItemTable({ items }: { items: PurchaseOrderItem[] }) {
  const { t } = useTranslation()
  return (
    <Table<PurchaseOrderItem>
      aria-label={t('订单明细')}
      components={reachableTable}
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={items}
      scroll={{ x: ITEM_COLUMNS.reduce((width, name) => width + purchaseItemFields[name].width, 0) }}
      locale={{ emptyText: <EmptyState text={t('没有材料')} /> }}
      columns={fieldColumns<PurchaseOrderItem, (typeof ITEM_COLUMNS)[number]>(purchaseItemFields, ITEM_COLUMNS, t)}
    />
  )
}

type OrderNote = NonNullable<PurchaseOrder['delivers']>[number]

function DeliverTable({ notes }: { notes: OrderNote[] }) {
  const { t } = useTranslation()
  return (
    <Table<OrderNote>
      aria-label={t('送货单')}
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={notes}
      scroll={{ x: 760 }}
      locale={{ emptyText: <EmptyState text={t('还没有送货单')} /> }}
      columns={[
        {
          dataIndex: 'deliverSn',
          title: t('送货单号'),
          width: 190,
          render: (deliverSn: string) => (
            <PageLink name="deliverDetail" query={{ deliverSn }}>
              {deliverSn}
            </PageLink>
          ),
        },
        {
          dataIndex: 'status',
          title: t('状态'),
          width: 100,
          render: (status) => <StatusTag field={{ table: deliverStatus }} value={status} />,
        },
        { dataIndex: 'materialSummary', title: t('材料'), width: 260 },
        { dataIndex: 'deliverTime', title: t('发货时间'), width: 170 },
      ]}
    />
  )
}
