import type { FormInstance } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeliveryNoteValues, totalsOf } from '#features/procurement/delivery/form/deliveryNoteForm'
import { useFormRows } from '#shared/editor/useFormRows'
import { useUnitWord } from '#shared/fields/useDict'
import textStyles from '#shared/ui/text.module.css'

/** The totals of a note being edited: rows, quantity per unit, amount in figures and Chinese capitals. */
export function DeliveryNoteTotals({ form }: { form: FormInstance<DeliveryNoteValues> }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const rows = useDeferredValue(useFormRows(form, 'items'))
  const totals = useMemo(() => totalsOf(rows, unitWord), [rows, unitWord])
  return (
    <>
      <span>{t('{{count}} 行', { count: totals.count })}</span>
      {totals.quantity && <strong className={textStyles.number}>{totals.quantity}</strong>}
      <span>
        {t('合计')} <strong className={textStyles.number}>¥{totals.amount}</strong>
      </span>
      {totals.count > 0 && <span className={textStyles.secondary}>{totals.capitals}</span>}
    </>
  )
}
