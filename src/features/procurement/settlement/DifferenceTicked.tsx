import { DiffOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useInform } from '#shared/dialog/useInform'
import type { Selection } from '#shared/list/selection/selection'
import { isDifferenceOff, type SettlementBill } from './model'
import { openDifferences } from './openDifferences'

/** The disputed lines of the ticked settlements as one difference list. */
export function DifferenceTicked({ selection: { rows } }: { selection: Selection<SettlementBill> }) {
  const { t } = useTranslation()
  const inform = useInform()
  return (
    <Button
      icon={<DiffOutlined aria-hidden="true" />}
      disabled={rows.every(isDifferenceOff)}
      onClick={() => openDifferences(rows, inform)}
    >
      {rows.length > 0 ? t('差异清单（{{count}}）', { count: rows.length }) : t('差异清单')}
    </Button>
  )
}
