import { Form, type FormInstance, Input } from 'antd'
import type { Rule } from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import type { Deliver } from '#features/procurement/delivery/model'
import { CarPicker } from '#features/procurement/fleet/CarPicker'
import { DriverPicker } from '#features/procurement/fleet/DriverPicker'
import type { Transport } from '#features/procurement/fleet/model'
import type { Editor } from '#shared/editor/useEditor'
import { FieldInput } from '#shared/fields/FieldInput'
import groupStyles from './fieldGroup.module.css'
import { supplementaryFields } from './fields'
import type { SupplementaryValues } from './supplementaryForm'
import styles from './TripFields.module.css'

type Props = {
  note: Deliver
  editor: Editor<SupplementaryValues>
  form: FormInstance<SupplementaryValues>
  check: (path: string) => Rule
}

const TIMES = ['loadTime', 'arriveTime', 'leaveTime'] as const
const OWN = ['driverName', 'driverPhone', 'carNo'] as const

/** When the goods were loaded, arrived and left; and, of a truck, who really drove it. */
export function TripFields({ note, editor, form, check }: Props) {
  const { t } = useTranslation()
  const f = supplementaryFields
  const pick = (values: Partial<Transport>) => {
    const own = OWN.flatMap((name) => (values[name] ? [[name, values[name]]] : []))
    if (own.length === 0) return
    editor.change(Object.fromEntries(own))
    form.setFields(own.map(([name]) => ({ name: name as (typeof OWN)[number], errors: [] })))
  }
  const tidyPlate = () => {
    const typed: unknown = form.getFieldValue('carNo')
    const tidy = formatPlate(typed)
    if (tidy !== typed) editor.change({ carNo: tidy })
  }
  return (
    <fieldset className={groupStyles.group}>
      <legend>{t('运输情况')}</legend>
      <div className={styles.grid}>
        {TIMES.map((name, index) => (
          <Form.Item
            key={name}
            name={name}
            label={t(f[name].label)}
            dependencies={TIMES.slice(0, index)}
            rules={[check(name)]}
          >
            <FieldInput field={f[name]} />
          </Form.Item>
        ))}
        {note.deliverMode === 'TRUCK' && (
          <>
            <Form.Item
              name="driverName"
              label={t(f.driverName.label)}
              rules={[check('driverName')]}
              validateTrigger="onBlur"
            >
              <DriverPicker onPick={pick} />
            </Form.Item>
            <Form.Item
              name="driverPhone"
              label={t(f.driverPhone.label)}
              rules={[check('driverPhone')]}
              validateTrigger="onBlur"
            >
              <Input maxLength={11} inputMode="numeric" />
            </Form.Item>
            <Form.Item name="carNo" label={t(f.carNo.label)} rules={[check('carNo')]} validateTrigger="onBlur">
              <CarPicker onPick={pick} onBlur={tidyPlate} />
            </Form.Item>
          </>
        )}
        <Form.Item
          name="remark"
          label={t(f.remark.label)}
          rules={[check('remark')]}
          validateTrigger="onBlur"
          className={styles.wide}
        >
          <Input.TextArea maxLength={140} showCount autoSize={{ minRows: 1, maxRows: 4 }} />
        </Form.Item>
      </div>
    </fieldset>
  )
}
