import { PrinterOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { type DeliveryNote, MAX_PRINT_NOTES } from '#features/procurement/delivery/model'
import { openPreview } from '#features/procurement/delivery/print/openPreview'
import { useConfirm } from '#shared/dialog/useConfirm'
import { TickedButton } from '#shared/list/batch/TickedButton'
import type { Selection } from '#shared/list/selection/selection'

/** Prints the ticked notes as one job. Notes beyond its limit stay ticked for the next job. */
export function PrintTicked({ selection: { rows, untick } }: { selection: Selection<DeliveryNote> }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const print = async () => {
    if (rows.length <= MAX_PRINT_NOTES) return void openPreview(rows)
    const first = rows.slice(0, MAX_PRINT_NOTES)
    const max = MAX_PRINT_NOTES
    const isWanted = await confirm({
      title: text('一次最多打印 {{max}} 张送货单，已选 {{count}} 张', { max, count: rows.length }),
      consequence: text('可以先打印前 {{max}} 张，其余保持选中，接着打印；或返回用条件缩小范围。', { max }),
      okText: text('打印前 {{max}} 张', { max }),
      cancelText: '返回',
    })
    if (!isWanted) return
    openPreview(first)
    untick(first)
  }
  return (
    <TickedButton
      label={t('批量打印')}
      count={rows.length}
      icon={<PrinterOutlined aria-hidden="true" />}
      onClick={() => void print()}
    />
  )
}
