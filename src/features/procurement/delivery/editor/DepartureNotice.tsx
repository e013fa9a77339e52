import { Alert, Form, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { say } from '#domain/text'
import { useFormRows } from '#shared/editor/useFormRows'
import type { DeliverOrigin, DeliverValues } from './deliverForm'
import { departureConcerns } from './departure'
import { useFleet } from './useDepartureCheck'

/** Warns below the driver and vehicle, as they are chosen: expired documents, overload, a vehicle of another kind. */
export function DepartureNotice({ form, origin }: { form: FormInstance<DeliverValues>; origin: DeliverOrigin }) {
  const { t } = useTranslation()
  const fleet = useFleet()
  const watched = {
    deliverMode: Form.useWatch('deliverMode', form) ?? 'TRUCK',
    driverName: Form.useWatch('driverName', form) ?? '',
    driverPhone: Form.useWatch('driverPhone', form) ?? '',
    carNo: Form.useWatch('carNo', form) ?? '',
    deliverTime: Form.useWatch('deliverTime', form) ?? '',
  }
  const items = useFormRows(form, 'items')
  if (!fleet) return null
  const { faults, doubts } = departureConcerns({ ...watched, items }, origin, fleet)
  return [...faults, ...doubts].map((concern) => (
    <Alert key={concern.text} type="warning" showIcon title={say(t, concern)} />
  ))
}
