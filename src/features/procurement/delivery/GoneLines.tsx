import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DeliverOrigin } from './deliverForm'

/** Says that lines which were chosen are no longer there to be sent, e.g. on an address kept from yesterday. */
export function GoneLines({ origin, chosen }: { origin: DeliverOrigin; chosen: readonly string[] }) {
  const { t } = useTranslation()
  const known = new Set(origin.sources.map((line) => line.sourceItemId))
  const count = chosen.filter((id) => !known.has(id)).length
  if (count === 0) return null
  return <Alert type="warning" showIcon title={t('所选材料中有 {{count}} 项已不能送货，未列出。', { count })} />
}
