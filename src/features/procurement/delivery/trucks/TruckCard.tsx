import { DeleteOutlined } from '@ant-design/icons'
import { Alert, Button, Form, Input, Space, Tag } from 'antd'
import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readPhone } from '#domain/cell/phone'
import { formatQuantity } from '#domain/money'
import { type Errors, say, type Text } from '#domain/text'
import type { DeliverOrigin, DeliverValues } from '#features/procurement/delivery/form/deliverForm'
import type { Truck } from '#features/procurement/delivery/form/truck'
import { useTrips } from '#features/procurement/delivery/useTrips'
import { CarPicker } from '#features/procurement/fleet/CarPicker'
import { DriverPicker } from '#features/procurement/fleet/DriverPicker'
import type { TransportName, TruckName } from '#features/procurement/transport/model/table'
import { isPhoneField, modeFields } from '#features/procurement/transport/model/transport'
import { FigureInput } from '#shared/fields/FigureInput'
import { NumberLink } from '#shared/fields/NumberLink'
import { useUnitWord } from '#shared/fields/useDict'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import { weightOf } from './splitLoad'
import styles from './TruckCard.module.css'
import { lineText, piecesOn } from './truckNotes'

type Props = {
  truck: Truck
  /** Number of the truck, from 1. */
  no: number
  values: DeliverValues
  origin: DeliverOrigin
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
  const { truck, no, values, origin, concerns, errors, left, piecesLeft, disabled, onChange, onRemove } = props
  const { t } = useTranslation()
  const id = useId()
  const name = t('第 {{no}} 车', { no })
  const isDone = truck.step === 'done'
  const textName = lineText(origin)
  const unitWord = useUnitWord()
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
      <ul className={styles.lines}>
        {values.items.map((row) => {
          const label = `${name} ${row.materialName} ${row.spec}`
          const own = truck.texts[row.key] ?? (textName ? row[textName] : '')
          return (
            <li key={row.key}>
              <span>
                {row.materialName} {row.spec}
                {!isDone && left[row.key] !== undefined && (
                  <span className={styles.left}>
                    {t('还差 {{quantity}} {{unit}}', { quantity: left[row.key], unit: unitWord(row.unit) })}
                  </span>
                )}
                {!isDone && piecesLeft[row.key] !== undefined && (
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
                    aria-label={`${label} ${t(TEXT_LABEL[textName])}`}
                    aria-required
                    aria-invalid={Boolean(errorOf(row.key, textName))}
                    placeholder={t(TEXT_LABEL[textName])}
                    value={own}
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
      {load && <Alert type="error" showIcon title={say(t, load)} />}
      {truck.error && <Alert type="error" showIcon title={serverText(truck.error)} />}
      {concerns.map((concern) => (
        <Alert key={concern.text} type="warning" showIcon title={say(t, concern)} />
      ))}
    </fieldset>
  )
}

/** The labels of the texts of a line. */
const TEXT_LABEL = { heatNo: '炉批号', pouringPart: '浇筑部位' } as const

/** What a truck asks for: the other fields come with its vehicle. */
const OWN_FIELDS = modeFields.TRUCK.filter(({ isId, isOfCar }) => !isId && !isOfCar) as {
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

type FieldProps = {
  id?: string
  label?: string
  error: Text | undefined
  isRequired?: boolean
  children: ReactElement
}

/** An input of a truck with its error. */
function TruckField({ id, label, error, isRequired = true, children }: FieldProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      layout="vertical"
      className={styles.field}
      label={label}
      htmlFor={id}
      required={isRequired}
      validateStatus={error && 'error'}
      help={error && say(t, error)}
    >
      {children}
    </Form.Item>
  )
}
