import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { type Actions, canWrite, labelOf } from '#shared/action/action'
import { useStartAction } from '#shared/action/pendingAction'
import type { Selection } from '#shared/list/selection/selection'
import { TickedButton } from './TickedButton'

/** The actions on all ticked rows together: one call for all of them, which asks for what they get. */
export function TickedActions<Row extends object>({
  actions,
  selection,
}: {
  actions: Actions<readonly Row[]>
  selection: Selection<Row>
}) {
  const { t } = useTranslation()
  const start = useStartAction()
  const { rows, untick } = selection
  return actions.all
    .filter((action) => canWrite(actions, action))
    .map((action) => (
      <TickedButton
        key={action.key}
        label={translateMessage(t, labelOf(action, rows))}
        count={rows.length}
        disabled={!(action.isAllowed?.(rows) ?? true)}
        onClick={() => start({ actions, action, row: rows, onDone: () => untick(rows) })}
      />
    ))
}
