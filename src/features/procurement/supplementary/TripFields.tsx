import type { FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { CarPicker } from '#features/procurement/fleet/CarPicker'
import { DriverPicker } from '#features/procurement/fleet/DriverPicker'
import type { Transport } from '#features/procurement/fleet/model'
import type { Editor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FieldGroup } from './FieldGroup'
import type { SupplementaryValues } from './supplementaryForm'
import styles from './TripFields.module.css'

type Props = { isTruck: boolean; editor: Editor<SupplementaryValues>; form: FormInstance<SupplementaryValues> }

const OWN = ['driverName', 'driverPhone', 'carNo'] as const

/** When the goods were loaded, arrived and left; and, for a truck, who actually drove it. */
export function TripFields({ isTruck, editor, form }: Props) {
  const { t } = useTranslation()
  const pick = (values: Partial<Transport>) => {
    const own = OWN.flatMap((name) => (name in values ? [[name, values[name]]] : []))
    if (own.length === 0) return
    editor.change(Object.fromEntries(own))
    form.setFields(own.map(([name]) => ({ name: name as (typeof OWN)[number], errors: [] })))
  }
  return (
    <FieldGroup title={t('运输情况')}>
      <div className={styles.grid}>
        <FormField name="loadTime" />
        <FormField name="arriveTime" dependencies={['loadTime']} />
        <FormField name="leaveTime" dependencies={['loadTime', 'arriveTime']} />
        {isTruck && (
          <>
            <FormField name="driverName" checkOn="onBlur">
              <DriverPicker onPick={pick} current={() => form.getFieldsValue(true)} />
            </FormField>
            <FormField name="driverPhone" />
            <FormField name="carNo" checkOn="onBlur">
              <CarPicker onPick={pick} />
            </FormField>
          </>
        )}
        <FormField name="remark" className={styles.wide} />
      </div>
    </FieldGroup>
  )
}
