import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAX_DELIVERY_ROWS } from '#domain/rules'
import type { DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'

/** Warns that chosen lines can no longer be delivered, e.g. on an outdated link, or do not fit on one note. */
export function GoneLines({ origin, chosen }: { origin: DeliveryOrigin; chosen: readonly string[] }) {
  const { t } = useTranslation()
  const known = new Set(origin.sources.map((line) => line.sourceItemId))
  const count = chosen.filter((id) => !known.has(id)).length
  const beyond = chosen.length - count - MAX_DELIVERY_ROWS
  return (
    <>
      {count > 0 && (
        <Alert type="warning" showIcon title={t('所选材料中有 {{count}} 项已不能送货，未列出。', { count })} />
      )}
      {beyond > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('一张送货单最多{{max}}行材料，所选的后 {{count}} 项未列出，请另开一张。', {
            max: MAX_DELIVERY_ROWS,
            count: beyond,
          })}
        />
      )}
    </>
  )
}
