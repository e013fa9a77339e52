import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DeliverOrigin } from './deliverForm'

/** Warns that chosen lines can no longer be delivered, e.g. on an outdated link. */
export function GoneLines({ origin, chosen }: { origin: DeliverOrigin; chosen: readonly string[] }) {
  const { t } = useTranslation()
  const known = new Set(origin.sources.map((line) => line.sourceItemId))
  const count = chosen.filter((id) => !known.has(id)).length
  if (count === 0) return null
  return <Alert type="warning" showIcon title={t('所选材料中有 {{count}} 项已不能送货，未列出。', { count })} />
}
