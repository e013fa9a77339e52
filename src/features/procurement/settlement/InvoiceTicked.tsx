import { FileTextOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { openInvoiceData } from '#features/procurement/settlement/public/openPrints'
import { TickedButton } from '#shared/list/batch/TickedButton'
import type { Selection } from '#shared/list/selection/selection'
import { canInvoice, type Settlement } from './model'

/** What a bookkeeper needs to invoice the ticked settlements. */
export function InvoiceTicked({ selection: { rows } }: { selection: Selection<Settlement> }) {
  const { t } = useTranslation()
  const ready = rows.filter(canInvoice)
  return (
    <TickedButton
      label={t('开票资料')}
      count={ready.length}
      icon={<FileTextOutlined aria-hidden="true" />}
      onClick={() => openInvoiceData(ready.map(({ id }) => id))}
    />
  )
}
