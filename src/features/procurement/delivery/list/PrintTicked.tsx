import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { type Deliver, MAX_PRINT_NOTES } from '#features/procurement/delivery/model'
import { openPreview } from '#features/procurement/delivery/print/openPreview'
import { useAsk } from '#shared/dialog/useAsk'
import type { Selection } from '#shared/list/selection/selection'

/** Prints the ticked notes as one job. Notes beyond its limit stay ticked for the next job. */
export function PrintTicked({ selection: { rows, untick } }: { selection: Selection<Deliver> }) {
  const { t } = useTranslation()
  const ask = useAsk()
  const print = async () => {
    if (rows.length <= MAX_PRINT_NOTES) return openPreview(rows)
    const first = rows.slice(0, MAX_PRINT_NOTES)
    const max = MAX_PRINT_NOTES
    const isWanted = await ask({
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
    <Button icon={<PrinterOutlined aria-hidden="true" />} disabled={rows.length === 0} onClick={() => void print()}>
      {rows.length > 0 ? t('批量打印（{{count}}）', { count: rows.length }) : t('批量打印')}
    </Button>
  )
}
