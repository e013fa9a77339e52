import { DiffOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useInform } from '#shared/dialog/useInform'
import { TickedButton } from '#shared/list/batch/TickedButton'
import type { Selection } from '#shared/list/selection/selection'
import { isDifferenceOff, type Settlement } from './model'
import { openDifferences } from './openDifferences'

/** The disputed lines of the ticked settlements as one difference list. */
export function DifferenceTicked({ selection: { rows } }: { selection: Selection<Settlement> }) {
  const { t } = useTranslation()
  const inform = useInform()
  return (
    <TickedButton
      label={t('差异清单')}
      count={rows.length}
      icon={<DiffOutlined aria-hidden="true" />}
      disabled={rows.every(isDifferenceOff)}
      onClick={() => openDifferences(rows, inform)}
    />
  )
}
