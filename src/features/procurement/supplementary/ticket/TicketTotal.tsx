import { useTranslation } from 'react-i18next'
import { decimal, formatQuantity, weighedUnit } from '#domain/money'
import { CONCRETE_DENSITY } from '#domain/weighing/conversion'
import { convertedVolume, deviation } from '#domain/weighing/settle'
import { type SupplementedNote, totalNetWeight, type WeighTicket } from '#features/procurement/supplementary/model'
import textStyles from '#shared/ui/text.module.css'

type Props = { note: SupplementedNote; tickets: readonly Pick<WeighTicket, 'grossWeight' | 'tareWeight'>[] }

/**
 * The weighed total against the note's tonnes, or against its cubic metres of concrete by the usual density. For
 * information: the site's own figures settle.
 */
export function TicketTotal({ note, tickets }: Props) {
  const { t } = useTranslation()
  const total = totalNetWeight(tickets)
  if (!decimal(total)?.gt(0)) return null
  const isAll = (is: (unit: string) => boolean) => note.items?.every(({ unit }) => is(unit)) ?? false
  const volume =
    note.materialType === 'CONCRETE' && isAll((unit) => weighedUnit(unit) !== unit)
      ? convertedVolume(total, CONCRETE_DENSITY)
      : null
  const weight = isAll((unit) => unit === 't') ? total : null
  const difference = volume ? deviation(note.totalQuantity, volume, 2) : deviation(note.totalQuantity, weight)
  const unit = volume ? 'm³' : t('吨')
  return (
    <span className={`${textStyles.secondary} ${textStyles.number}`} role="status">
      {t('净重合计 {{total}} 吨', { total: formatQuantity(total) })}
      {volume !== null &&
        t('，按密度 {{density}} t/m³ 约 {{volume}} m³', { density: CONCRETE_DENSITY, volume: formatQuantity(volume) })}
      {difference !== null &&
        t('，送货数量 {{quantity}} {{unit}}，相差 {{difference}} {{unit}}', {
          quantity: formatQuantity(note.totalQuantity),
          difference: formatQuantity(difference),
          unit,
        })}
    </span>
  )
}
