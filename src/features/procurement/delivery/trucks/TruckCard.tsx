import { DeleteOutlined } from '@ant-design/icons'
import { Alert, Button, Input, Space, Tag } from 'antd'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readPhone } from '#domain/cell/phone'
import { formatQuantity } from '#domain/money'
import { formatPlate } from '#domain/plate'
import { type Errors, type Text, translateMessage } from '#domain/text'
import type { DeliveryNoteValues, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import type { Truck } from '#features/procurement/delivery/form/truck'
import { useTrips } from '#features/procurement/delivery/useTrips'
import { CarPicker } from '#features/procurement/fleet/CarPicker'
import { DriverPicker } from '#features/procurement/fleet/DriverPicker'
import type { TransportName, TruckName } from '#features/procurement/transport/model/table'
import { isPhoneField, modeFields } from '#features/procurement/transport/model/transport'
import { NumberLink } from '#shared/fields/NumberLink'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import { weightOf } from './splitLoad'
import styles from './TruckCard.module.css'
import { TruckField } from './TruckField'
import { DoneLines, TruckLines } from './TruckLines'
import { lineText } from './truckNotes'

type Props = {
  truck: Truck
  /** Number of the truck, from 1. */
  no: number
  values: DeliveryNoteValues
  origin: DeliveryOrigin
  /** What speaks against sending it. */
  concerns: readonly Text[]
  /** By truck and field. */
  errors: Errors
  /** What no truck carries yet, by line. */
  left: Record<string, string>
  /** The pieces that no truck carries yet, by line. */
  piecesLeft: Record<string, number>
  disabled: boolean
  /** `names` are the fields whose errors the change clears; by default those of the change. */
  onChange: (part: Partial<Truck>, names?: string[]) => void
  onRemove: () => void
}

/** A truck of a split: driver, vehicle and the quantity of each line; its note once that is saved. */
export function TruckCard(props: Props) {
  const { truck, no, values, origin, concerns, errors, disabled, onChange, onRemove } = props
  const { t } = useTranslation()
  const id = useId()
  const name = t('第 {{no}} 车', { no })
  const isDone = truck.step === 'done'
  const textName = lineText(origin)
  const trips = useTrips()
  const load = errors[`${truck.key}.load`]
  const errorOf = (...path: string[]) => errors[[truck.key, ...path].join('.')]
  return (
    <fieldset className={styles.card} disabled={disabled || isDone}>
      <legend>
        <Space>
          <strong>{name}</strong>
          <span className={textStyles.secondary}>
            {t('本车 {{weight}} 吨', { weight: formatQuantity(weightOf(values.items, truck.load)) })}
          </span>
          {isDone && (
            <>
              <Tag color="success">{t('已保存')}</Tag>
              <span>{[truck.driverName, formatPlate(truck.carNo)].filter(Boolean).join(' · ')}</span>
              <NumberLink
                text={truck.deliverSn}
                to={{ name: 'deliverDetail', query: { deliverSn: truck.deliverSn } }}
              />
            </>
          )}
        </Space>
      </legend>
      {!isDone && (
        <div className={styles.transport}>
          {OWN_FIELDS.map(({ name: field, label, required }) => {
            const input: TransportInput = {
              id: `${id}-${field}`,
              'aria-invalid': Boolean(errorOf(field)),
              value: truck[field],
              onChange: (typed) => onChange({ [field]: typed }),
            }
            const picker: Partial<Record<TransportName, ReactElement>> = {
              driverName: <DriverPicker {...input} onPick={onChange} trips={trips} current={() => truck} />,
              carNo: <CarPicker {...input} onPick={onChange} trips={trips} />,
            }
            return (
              <TruckField key={field} id={input.id} label={t(label)} error={errorOf(field)} isRequired={required}>
                {picker[field] ?? <TypedField {...input} isPhone={isPhoneField(field)} />}
              </TruckField>
            )
          })}
          <Button
            className={styles.remove}
            icon={<DeleteOutlined />}
            aria-label={t('移除{{name}}', { name })}
            onClick={onRemove}
          />
        </div>
      )}
      {isDone ? (
        <DoneLines truck={truck} values={values} textName={textName} />
      ) : (
        <TruckLines {...props} name={name} textName={textName} errorOf={errorOf} />
      )}
      {load && <Alert type="error" showIcon title={translateMessage(t, load)} />}
      {truck.error && <Alert type="error" showIcon title={serverText(truck.error)} />}
      {concerns.map((concern) => (
        <Alert key={concern.text} type="warning" showIcon title={translateMessage(t, concern)} />
      ))}
    </fieldset>
  )
}

/** What a truck asks for: the type comes with its vehicle, a trailer may differ from trip to trip. */
const OWN_FIELDS = modeFields.TRUCK.filter(
  ({ name, isId, isOfCar }) => !isId && (!isOfCar || name === 'trailerNo'),
) as {
  name: TruckName
  label: string
  required: boolean
}[]

type TransportInput = { id: string; 'aria-invalid': boolean; value: string; onChange: (typed: string) => void }

/** A field of the transport that is typed, not chosen from the fleet. */
function TypedField({ isPhone, onChange, ...input }: TransportInput & { isPhone: boolean }) {
  return (
    <Input
      {...input}
      inputMode={isPhone ? 'numeric' : undefined}
      onChange={({ target }) => onChange(isPhone ? readPhone(target.value) : target.value)}
    />
  )
}
