import { CheckOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { mayConfirm } from '#features/procurement/settlement/actions'
import { canConfirm, type Settlement } from '#features/procurement/settlement/model'
import { TickedButton } from '#shared/list/batch/TickedButton'
import type { Selection } from '#shared/list/selection/selection'
import { useSearchParam } from '#shared/useSearchParam'

/** Confirms the ticked settlements together. */
export function ConfirmTicked({ selection: { rows } }: { selection: Selection<Settlement> }) {
  const { t } = useTranslation()
  const [, setWanted] = useSearchParam('together')
  if (!mayConfirm()) return null
  const waiting = rows.filter(canConfirm)
  return (
    <TickedButton
      label={t('一起对账')}
      count={waiting.length}
      icon={<CheckOutlined aria-hidden="true" />}
      onClick={() => setWanted(waiting.map(({ id }) => id).join())}
    />
  )
}
