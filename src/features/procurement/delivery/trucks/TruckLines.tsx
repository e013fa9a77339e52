import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal, formatQuantity } from '#domain/money'
import type { Text } from '#domain/text'
import type { DeliveryNoteValues } from '#features/procurement/delivery/form/deliveryNoteForm'
import type { Truck } from '#features/procurement/delivery/form/truck'
import { type LineName, lineFields } from '#features/procurement/delivery/model/lineTable'
import { FigureInput } from '#shared/fields/FigureInput'
import { useUnitWord } from '#shared/fields/useDict'
import styles from './TruckCard.module.css'
import { TruckField } from './TruckField'
import { piecesOn, textOn } from './truckNotes'

type Props = {
  truck: Truck
  /** Its name, e.g. 第 1 车. */
  name: string
  values: DeliveryNoteValues
  textName: LineName | null
  /** The error of a field of the truck, or of a line's. */
  errorOf: (...path: string[]) => Text | undefined
  left: Record<string, string>
  piecesLeft: Record<string, number>
  onChange: (part: Partial<Truck>, names?: string[]) => void
}

/** The lines of a truck without a note: quantity, pieces, and what is said of its load. */
export function TruckLines({ truck, name, values, textName, errorOf, left, piecesLeft, onChange }: Props) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  return (
    <ul className={styles.lines}>
      {values.items.map((row) => {
        const label = `${name} ${row.materialName} ${row.spec}`
        return (
          <li key={row.key}>
            <span>
              {row.materialName} {row.spec}
              {left[row.key] !== undefined && (
                <span className={styles.left}>
                  {t('还差 {{quantity}} {{unit}}', { quantity: left[row.key], unit: unitWord(row.unit) })}
                </span>
              )}
              {piecesLeft[row.key] !== undefined && (
                <span className={styles.left}>
                  {t('还差 {{quantity}} {{unit}}', { quantity: piecesLeft[row.key], unit: unitWord('件') })}
                </span>
              )}
            </span>
            {row.pieces !== '' && (
              <TruckField error={errorOf(row.key, 'pieces')}>
                <FigureInput
                  isWhole
                  aria-label={`${label} ${t('件数')}`}
                  aria-invalid={Boolean(errorOf(row.key, 'pieces'))}
                  placeholder={t('件数')}
                  value={piecesOn(row, truck)}
                  suffix={unitWord('件')}
                  onChange={(typed) =>
                    onChange({ pieces: { ...truck.pieces, [row.key]: typed.trim() } }, [`${row.key}.pieces`])
                  }
                />
              </TruckField>
            )}
            {textName && (
              <TruckField error={errorOf(row.key, textName)}>
                <Input
                  aria-label={`${label} ${t(lineFields[textName].label)}`}
                  aria-required
                  aria-invalid={Boolean(errorOf(row.key, textName))}
                  placeholder={t(lineFields[textName].label)}
                  value={textOn(row, truck, textName)}
                  onChange={({ target }) =>
                    onChange({ texts: { ...truck.texts, [row.key]: target.value } }, [`${row.key}.${textName}`])
                  }
                />
              </TruckField>
            )}
            <TruckField error={errorOf(row.key, 'quantity')}>
              <FigureInput
                aria-label={label}
                aria-invalid={Boolean(errorOf(row.key, 'quantity'))}
                value={truck.load[row.key] ?? ''}
                suffix={unitWord(row.unit)}
                onChange={(typed) => onChange({ load: { ...truck.load, [row.key]: typed } })}
              />
            </TruckField>
          </li>
        )
      })}
    </ul>
  )
}

/** The lines of a truck as saved: those that it carries, as text. */
export function DoneLines({ truck, values, textName }: Pick<Props, 'truck' | 'values' | 'textName'>) {
  const unitWord = useUnitWord()
  const carried = values.items.filter(({ key }) => decimal(truck.load[key])?.gt(0))
  return (
    <ul className={styles.lines}>
      {carried.map((row) => (
        <li key={row.key}>
          <span>{`${row.materialName} ${row.spec}`}</span>
          <span>{textName && textOn(row, truck, textName)}</span>
          <span>{`${formatQuantity(truck.load[row.key])} ${unitWord(row.unit)}`}</span>
        </li>
      ))}
    </ul>
  )
}
