import type { FormInstance } from 'antd'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CarPicker } from '#features/procurement/fleet/CarPicker'
import { DriverPicker } from '#features/procurement/fleet/DriverPicker'
import { actualNames } from '#features/procurement/transport/model/actual'
import type { ActualName } from '#features/procurement/transport/model/table'
import type { Transport } from '#features/procurement/transport/model/transport'
import type { Editor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FieldGroup } from './FieldGroup'
import type { SupplementaryValues } from './supplementaryForm'
import styles from './TripFields.module.css'

type Props = { isTruck: boolean; editor: Editor<SupplementaryValues>; form: FormInstance<SupplementaryValues> }

/** When the goods were loaded, arrived and left; and, for a truck, who actually drove it. */
export function TripFields({ isTruck, editor, form }: Props) {
  const { t } = useTranslation()
  const pick = (values: Partial<Transport>) => {
    const own = actualNames.flatMap((name) => (name in values ? [[name, values[name]]] : []))
    if (own.length === 0) return
    editor.change(Object.fromEntries(own))
    form.setFields(own.map(([name]) => ({ name: name as ActualName, errors: [] })))
  }
  const pickers: Partial<Record<ActualName, ReactElement>> = {
    driverName: <DriverPicker onPick={pick} current={() => form.getFieldsValue(true)} />,
    carNo: <CarPicker onPick={pick} />,
  }
  return (
    <FieldGroup title={t('运输情况')}>
      <div className={styles.grid}>
        <FormField name="loadTime" />
        <FormField name="arriveTime" dependencies={['loadTime']} />
        <FormField name="leaveTime" dependencies={['loadTime', 'arriveTime']} />
        {isTruck &&
          actualNames.map((name) => (
            <FormField key={name} name={name} checkOn="onBlur">
              {pickers[name]}
            </FormField>
          ))}
        <FormField name="remark" className={styles.wide} />
      </div>
    </FieldGroup>
  )
}
