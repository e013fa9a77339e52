import { Alert, Button, Form, type FormInstance, Radio } from 'antd'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import type { DeliveryNoteValues, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import { departureConcerns } from '#features/procurement/delivery/form/departure'
import type { DeliveryNoteEditing } from '#features/procurement/delivery/form/editing'
import { useFleet } from '#features/procurement/delivery/form/useFleet'
import { RecentTrucks } from '#features/procurement/delivery/offers/RecentTrucks'
import { leftOut, reloaded } from '#features/procurement/delivery/trucks/loadUp'
import { useTrips } from '#features/procurement/delivery/useTrips'
import { CarPicker } from '#features/procurement/fleet/CarPicker'
import { CarrierPicker } from '#features/procurement/fleet/CarrierPicker'
import { DriverPicker } from '#features/procurement/fleet/DriverPicker'
import { carOf } from '#features/procurement/fleet/model'
import { type DeliveryMode, deliveryModes } from '#features/procurement/transport/model/table'
import { clearOtherModes, modeFields, type Transport } from '#features/procurement/transport/model/transport'
import { useFormRows } from '#shared/editor/useFormRows'
import { totalQuantityLine } from '#shared/fields/quantityLine'
import { useUnitWord } from '#shared/fields/useDict'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'

type Props = {
  editor: DeliveryNoteEditing
  form: FormInstance<DeliveryNoteValues>
  origin: DeliveryOrigin
  /** The plate of the truck that the form began with, '' without one. */
  filledCarNo: string
}

/**
 * The transport: one of four modes with its fields; switching clears the fields of the other modes. Warns of a truck
 * that should not leave.
 */
export function TransportFields({ editor, form, origin, filledCarNo }: Props) {
  const { t } = useTranslation()
  const mode: DeliveryMode = Form.useWatch('deliverMode', form) ?? 'TRUCK'
  /** Also clears the errors of the filled fields. */
  const fill = (values: Partial<DeliveryNoteValues>, names: readonly string[]) => {
    editor.change(values)
    form.setFields(names.map((name) => ({ name: name as keyof Transport, errors: [] })))
  }
  const switchTo = (next: DeliveryMode) => {
    const cleared = clearOtherModes(form.getFieldsValue(true) as DeliveryNoteValues, next)
    fill(
      cleared,
      modeFields[next].map(({ name }) => name),
    )
  }
  const cars = useFleet()?.cars ?? []
  const trips = useTrips()
  const pick = (picked: Partial<Transport>) => {
    const isCar = Boolean(picked.carId)
    const items = isCar
      ? reloaded({ ...(form.getFieldsValue(true) as DeliveryNoteValues), ...picked }, cars, origin)
      : null
    fill({ ...picked, ...(items && { items }) }, Object.keys(picked))
  }
  const carriers: Partial<Record<DeliveryMode, Partial<Record<keyof Transport, ReactElement>>>> = {
    EXPRESSAGE: { logisticsCode: <CarrierPicker by="code" onPick={pick} /> },
    LOGISTICS: { logisticsName: <CarrierPicker by="name" onPick={pick} /> },
  }
  const pickers: Partial<Record<keyof Transport, ReactElement>> = {
    ...carriers[mode],
    driverName: (
      <DriverPicker
        onPick={pick}
        onFill={(values) => form.setFieldsValue(values)}
        trips={trips}
        current={() => form.getFieldsValue(true)}
      />
    ),
    carNo: <CarPicker onPick={pick} trips={trips} />,
  }
  return (
    <>
      <FormField name="deliverMode">
        <Radio.Group
          optionType="button"
          buttonStyle="solid"
          onChange={(event) => switchTo(event.target.value)}
          options={Object.entries(deliveryModes).map(([value, label]) => ({ value, label: t(label) }))}
        />
      </FormField>
      {mode === 'TRUCK' && <RecentTrucks form={form} origin={origin} filledCarNo={filledCarNo} onPick={pick} />}
      <FormGrid>
        {modeFields[mode]
          .filter(({ isId }) => !isId)
          .map(({ name, label, required }) => (
            <FormField key={`${mode}.${name}`} name={name} label={t(label)} isRequired={required} checkOn="onBlur">
              {pickers[name]}
            </FormField>
          ))}
        <FormField name="deliverName" label={t('送货人（经办）')} />
        <FormField name="deliverPhone" />
      </FormGrid>
      <LoadNotice editor={editor} form={form} origin={origin} />
      <DepartureNotice form={form} origin={origin} />
    </>
  )
}

/** Says that the quantities are those that the vehicle carries, and offers the whole. */
function LoadNotice({ editor, form, origin }: Pick<Props, 'editor' | 'form' | 'origin'>) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const cars = useFleet()?.cars ?? []
  const carId = Form.useWatch('carId', form) ?? ''
  const carNo = Form.useWatch('carNo', form) ?? ''
  const items = useFormRows(form, 'items')
  const values = { ...(form.getFieldsValue(true) as DeliveryNoteValues), carId, carNo, items }
  const cut = leftOut(values, cars, origin)
  if (!cut) return null
  const words = { load: carOf(cars, values)?.loadTon, left: totalQuantityLine(cut.left, unitWord) }
  return (
    <Alert
      type="info"
      showIcon
      title={t('送货数量按车辆载重 {{load}} 吨填写，剩余 {{left}} 可作下一车', words)}
      action={
        <Button size="small" onClick={() => editor.change({ items: cut.offered })}>
          {t('仍填全部数量')}
        </Button>
      }
    />
  )
}

/**
 * Warns below the driver and vehicle, as they are chosen: stopped, expired documents, overload, a vehicle of another
 * kind.
 */
function DepartureNotice({ form, origin }: Pick<Props, 'form' | 'origin'>) {
  const { t } = useTranslation()
  const fleet = useFleet()
  const watched = {
    deliverMode: Form.useWatch('deliverMode', form) ?? 'TRUCK',
    driverId: Form.useWatch('driverId', form) ?? '',
    driverName: Form.useWatch('driverName', form) ?? '',
    driverPhone: Form.useWatch('driverPhone', form) ?? '',
    carId: Form.useWatch('carId', form) ?? '',
    carNo: Form.useWatch('carNo', form) ?? '',
    deliverTime: Form.useWatch('deliverTime', form) ?? '',
  }
  const items = useFormRows(form, 'items')
  if (!fleet) return null
  const { gone, faults, doubts } = departureConcerns({ ...watched, items }, origin, fleet)
  return [...gone, ...faults, ...doubts].map((concern) => (
    <Alert key={concern.text} type="warning" showIcon title={translateMessage(t, concern)} />
  ))
}
