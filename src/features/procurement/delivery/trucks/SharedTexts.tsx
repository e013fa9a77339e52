import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeliveryNoteValues, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import { type LineName, lineFields } from '#features/procurement/delivery/model/lineTable'
import styles from './TruckCard.module.css'
import { lineText } from './truckNotes'

type Props = {
  values: DeliveryNoteValues
  origin: DeliveryOrigin
  disabled: boolean
  onText: (key: string, name: LineName, typed: string) => void
}

/**
 * The heat or pouring part of each material, once for all trucks; only for lines that said none as the split opened.
 */
export function SharedTexts({ values, origin, disabled, onText }: Props) {
  const { t } = useTranslation()
  const name = lineText(origin)
  const [asked] = useState(() => new Set(values.items.flatMap((row) => (name && row[name] === '' ? [row.key] : []))))
  const rows = values.items.filter(({ key }) => asked.has(key))
  if (!name || rows.length === 0) return null
  const title = t('{{text}}（各车相同时在这里填一次）', { text: t(lineFields[name].label) })
  return (
    <fieldset className={styles.card} disabled={disabled}>
      <legend>{title}</legend>
      <div className={styles.transport}>
        {rows.map((row) => (
          <Form.Item key={row.key} layout="vertical" className={styles.field} label={`${row.materialName} ${row.spec}`}>
            <Input
              aria-label={`${t('各车')} ${row.materialName} ${row.spec} ${t(lineFields[name].label)}`}
              value={row[name]}
              onChange={({ target }) => onText(row.key, name, target.value)}
            />
          </Form.Item>
        ))}
      </div>
    </fieldset>
  )
}
