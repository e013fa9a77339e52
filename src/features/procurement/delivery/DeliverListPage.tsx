import { PlusOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ListPage, type Selection } from '#shared/list/ListPage'
import { go } from '#shared/navigation'
import { usePageModal } from '#shared/ui/pageModal'
import { deliveries } from './api'
import { deliverFields } from './fields'
import { type Deliver, MAX_PRINT_NOTES } from './model'
import { PrintCount, SignedCopyTag } from './NoteMarks'
import { openPreview } from './openPreview'
import { useSendAgain } from './useSendAgain'

/** 送货单: every note the supplier made; ticked ones print as one job. */
export default function DeliverListPage() {
  const { t } = useTranslation()
  const sendAgain = useSendAgain()
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => go('chooseMaterial')}>
      {t('创建送货单')}
    </Button>
  )
  return (
    <ListPage<Deliver>
      caption={t('送货单')}
      query={deliveries.page}
      fields={deliverFields}
      filters={[
        'deliverSn',
        'projectName',
        'materialName',
        'orderSn',
        'contractCode',
        'contractName',
        'materialType',
        'deliverMode',
        'deliverName',
        'driverName',
        'driverPhone',
        'carNo',
        'deliverTimeRange',
        'createUserName',
        'printed',
        'signed',
      ]}
      statusField="status"
      rowKey="id"
      open={(note) => ({ name: 'deliverDetail', query: { deliverSn: note.deliverSn } })}
      columns={[
        'deliverSn',
        'status',
        { field: 'hasSignPhotos', render: (note) => <SignedCopyTag note={note} /> },
        { field: 'printCount', render: (note) => <PrintCount count={note.printCount} /> },
        'projectName',
        'materialSummary',
        'totalQuantity',
        'carNo',
        'driverName',
        'driverPhone',
        'deliverMode',
        'deliverTime',
        'expectArriveTime',
        'orderSn',
        'contractCode',
        'createUserName',
      ]}
      sortable={['deliverTime', 'deliverSn']}
      actions={(note) => [
        { key: 'view', label: t('查看'), run: () => go('deliverDetail', { deliverSn: note.deliverSn }) },
        { key: 'print', label: t('打印'), run: () => openPreview([note]) },
        ...(sendAgain ? [{ key: 'again', label: t('再送一车'), run: () => sendAgain(note) }] : []),
      ]}
      batch={(selection) => <PrintTicked selection={selection} />}
      toolbar={create}
      empty={{ text: '还没有送货单。选择合同或订单的材料即可创建第一张。', action: create }}
    />
  )
}

/** Prints what is ticked as one job. Of more than fit in one, the first go and the rest stay ticked for the next. */
function PrintTicked({ selection: { rows, untick } }: { selection: Selection<Deliver> }) {
  const { t } = useTranslation()
  const modal = usePageModal()
  const print = () => {
    if (rows.length <= MAX_PRINT_NOTES) return openPreview(rows)
    const first = rows.slice(0, MAX_PRINT_NOTES)
    modal.confirm({
      title: t('一次最多打印 {{max}} 张送货单，已选 {{count}} 张', { max: MAX_PRINT_NOTES, count: rows.length }),
      content: t('可以先打印前 {{max}} 张，其余保持选中，接着打印；或返回用条件缩小范围。', { max: MAX_PRINT_NOTES }),
      okText: t('打印前 {{max}} 张', { max: MAX_PRINT_NOTES }),
      cancelText: t('返回'),
      onOk: () => {
        openPreview(first)
        untick(first)
      },
    })
  }
  return (
    <Button icon={<PrinterOutlined aria-hidden="true" />} disabled={rows.length === 0} onClick={print}>
      {rows.length > 0 ? t('批量打印（{{count}}）', { count: rows.length }) : t('批量打印')}
    </Button>
  )
}
