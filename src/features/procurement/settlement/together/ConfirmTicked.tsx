import { CheckOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { settlementActions } from '#features/procurement/settlement/actions'
import type { SettlementBill } from '#features/procurement/settlement/model'
import { canWrite } from '#shared/action/action'
import { TickedButton } from '#shared/list/batch/TickedButton'
import type { Selection } from '#shared/list/selection/selection'
import { useSearchParam } from '#shared/useSearchParam'

/** Confirms the ticked settlements together. */
export function ConfirmTicked({ selection: { rows } }: { selection: Selection<SettlementBill> }) {
  const { t } = useTranslation()
  const [, setWanted] = useSearchParam('together')
  const confirm = settlementActions.all.find(({ key }) => key === 'confirm')
  if (!confirm || !canWrite(settlementActions, confirm)) return null
  const waiting = rows.filter((row) => confirm.isAllowed?.(row))
  return (
    <TickedButton
      label={t('一起对账')}
      count={waiting.length}
      icon={<CheckOutlined aria-hidden="true" />}
      onClick={() => setWanted(waiting.map(({ id }) => id).join())}
    />
  )
}
