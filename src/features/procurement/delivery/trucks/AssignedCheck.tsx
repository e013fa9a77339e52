import { useTranslation } from 'react-i18next'
import { decimal, formatQuantity } from '#domain/money'
import { useUnitWord } from '#shared/fields/useDict'
import textStyles from '#shared/ui/text.module.css'
import type { Assigned } from './splitLoad'

/** How much of a note is on trucks, of how much; marked where they differ. */
export function AssignedCheck({ totals }: { totals: readonly Assigned[] }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  return (
    <span role="status">
      {t('已分')}{' '}
      {totals.map(({ unit, taken, whole }) => (
        <span
          key={unit}
          className={`${textStyles.number} ${decimal(taken)?.eq(whole) ? '' : textStyles.warning}`}
        >{`${formatQuantity(taken)} / ${formatQuantity(whole)} ${unitWord(unit)} `}</span>
      ))}
    </span>
  )
}
