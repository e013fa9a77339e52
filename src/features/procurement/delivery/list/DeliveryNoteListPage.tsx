import { CameraOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { deliveryNoteActions } from '#features/procurement/delivery/actions'
import { deliveries } from '#features/procurement/delivery/api'
import { TruckBoard } from '#features/procurement/delivery/board/TruckBoard'
import { deliveryNoteFields, deliveryNoteFilters } from '#features/procurement/delivery/fields'
import { PrintCount, SignedCopyTag } from '#features/procurement/delivery/NoteMarks'
import { carriageOf, carrierOf } from '#features/procurement/transport/model/transport'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { ListPage } from '#shared/list/ListPage'
import type { ListQuery } from '#shared/listState'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLink } from '#shared/ui/PageLink'
import { PrintTicked } from './PrintTicked'
import { PrintUnprinted } from './PrintUnprinted'

const DeliveryNotePreview = lazyWithRetry(() => import('./DeliveryNotePreview'))

/** Notes without their signed copy come oldest first, unless the user sorts: those are due first. */
function dueFirst(arg: ListQuery) {
  const isDue = arg.copyMissing === '1' && !arg.sort
  return deliveries.page(isDue ? { ...arg, sort: 'deliverTime', order: 'asc' } : arg)
}

/** 送货单: the supplier's notes; ticked ones print as one job. */
export default function DeliveryNoteListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('送货单')}
      query={dueFirst}
      fields={deliveryNoteFields}
      filters={deliveryNoteFilters}
      statusField="status"
      rowKey="id"
      open={({ deliverSn }) => ({ name: 'deliverDetail', query: { deliverSn } })}
      preview={({ deliverSn }) => <DeliveryNotePreview deliverSn={deliverSn} />}
      columns={[
        { field: 'deliverSn', below: 'projectName', width: 160 },
        'status',
        { field: 'materialSummary', below: 'quantities', width: 172 },
        {
          field: 'driverName',
          as: 'carriedBy',
          below: 'carNo',
          text: (note) => carriageOf(note).carrier || NOTHING,
          renderBelow: (note) => carriageOf(note).number || NOTHING,
        },
        {
          field: 'hasSignPhotos',
          below: 'printCount',
          render: (note) => <SignedCopyTag note={note} />,
          renderBelow: (note) => <PrintCount count={note.printCount} />,
        },
        'deliverTime',
        'driverPhone',
        'deliverMode',
        { field: 'logisticsName', below: 'logisticsNo', text: carrierOf },
        'expectArriveTime',
        { field: 'orderSn', below: 'contractCode' },
        'createUserName',
      ]}
      sortable={['deliverTime', 'deliverSn']}
      actions={deliveryNoteActions}
      batch={(selection) => <PrintTicked selection={selection} />}
      toolbar={
        <>
          <PrintUnprinted />
          <TruckBoard />
          <OpenButton name="signedCopies" icon={<CameraOutlined aria-hidden="true" />}>
            {t('批量上传回单')}
          </OpenButton>
        </>
      }
      add={{ label: '创建送货单', opens: 'chooseMaterial' }}
      empty={{
        text: '还没有送货单。选择合同或订单的材料即可创建第一张。',
        action: <PageLink name="purchaseOrderList">{t('采购订单')}</PageLink>,
      }}
    />
  )
}
