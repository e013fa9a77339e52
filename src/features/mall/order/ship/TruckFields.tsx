import { Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAX_WAYBILL } from '#domain/cell/numberRules'
import { isDriverLeftOut, type OwnTruck } from '#features/mall/order/model/ownTruck'
import { CarPicker } from '#features/procurement/fleet/CarPicker'
import { DriverPicker } from '#features/procurement/fleet/DriverPicker'
import type { Editor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import textStyles from '#shared/ui/text.module.css'
import type { ParcelInput } from './parcel'

type Props = { form: FormInstance<ParcelInput>; editor: Pick<Editor<ParcelInput>, 'change'> }

const NAMES = ['driverName', 'driverPhone', 'carNo'] as const

/** The shop's own driver and vehicle that deliver a parcel. */
export function TruckFields({ form, editor }: Props) {
  const { t } = useTranslation()
  const { driverName = '', driverPhone = '', carNo = '' } = Form.useWatch((values) => values, form) ?? {}
  const isLeftOut = isDriverLeftOut({ driverName, driverPhone, carNo })
  const pick = (picked: Partial<OwnTruck>) => {
    const own = Object.fromEntries(NAMES.flatMap((name) => (name in picked ? [[name, picked[name] ?? '']] : [])))
    editor.change(own)
    form.setFields(Object.keys(own).map((name) => ({ name: name as keyof ParcelInput, errors: [] })))
  }
  return (
    <>
      <FormField name="driverName" checkOn="onBlur" isRequired>
        <DriverPicker onPick={pick} current={() => form.getFieldsValue(true)} />
      </FormField>
      <FormField name="driverPhone" checkOn="onBlur" isRequired />
      <FormField name="carNo" checkOn="onBlur" isRequired>
        <CarPicker onPick={pick} />
      </FormField>
      {isLeftOut && (
        <p className={textStyles.secondary}>
          {t('物流编号最多 {{limit}} 个字，放不下司机姓名，只发送车牌号和司机电话。', { limit: MAX_WAYBILL })}
        </p>
      )}
    </>
  )
}
