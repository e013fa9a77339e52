import { Form, type FormInstance, Input, Radio } from 'antd'
import type { Rule } from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import { CarPicker } from '#features/procurement/fleet/CarPicker'
import { DriverPicker } from '#features/procurement/fleet/DriverPicker'
import {
  clearOtherModes,
  type DeliverMode,
  deliverModes,
  type ModeField,
  modeFields,
  type Transport,
} from '#features/procurement/fleet/model'
import layout from '#shared/editor/editorLayout.module.css'
import type { Editor } from '#shared/editor/useEditor'
import type { DeliverValues } from './deliverForm'

type Props = { editor: Editor<DeliverValues>; form: FormInstance<DeliverValues>; check: (name: string) => Rule }

/** How the goods travel: one of four modes with the fields it needs; switching clears what the other modes had. */
export function TransportFields({ editor, form, check }: Props) {
  const { t } = useTranslation()
  const mode: DeliverMode = Form.useWatch('deliverMode', form) ?? 'TRUCK'
  const switchTo = (next: DeliverMode) => {
    const cleared = clearOtherModes(form.getFieldsValue(true) as DeliverValues, next)
    editor.change(cleared)
    form.setFields(modeFields[next].map(({ name }) => ({ name, errors: [] })))
  }
  return (
    <>
      <Form.Item name="deliverMode" label={t('配送方式')} required>
        <Radio.Group
          optionType="button"
          buttonStyle="solid"
          onChange={(event) => switchTo(event.target.value)}
          options={Object.entries(deliverModes).map(([value, label]) => ({ value, label: t(label) }))}
        />
      </Form.Item>
      <div className={layout.grid}>
        {modeFields[mode]
          .filter(({ kind }) => kind !== 'id')
          .map((field) => (
            <Form.Item
              key={`${mode}.${field.name}`}
              name={field.name}
              label={t(field.label)}
              required={field.required}
              rules={[check(field.name)]}
              validateTrigger="onBlur"
            >
              <TransportInput
                field={field}
                onPick={(values) => pick(editor, form, values)}
                onLeave={() => field.kind === 'plate' && tidyPlate(editor, form, field.name)}
              />
            </Form.Item>
          ))}
        <Form.Item
          name="deliverName"
          label={t('送货人（经办）')}
          rules={[check('deliverName')]}
          validateTrigger="onBlur"
        >
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="deliverPhone" label={t('送货人电话')} rules={[check('deliverPhone')]} validateTrigger="onBlur">
          <Input maxLength={11} inputMode="numeric" />
        </Form.Item>
      </div>
    </>
  )
}

type InputProps = {
  field: ModeField
  onPick: (values: Partial<Transport>) => void
  onLeave: () => void
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (value: unknown) => void
  onBlur?: () => void
}

function TransportInput({ field, onPick, onLeave, onBlur, ...rest }: InputProps) {
  const leave = () => {
    onLeave()
    onBlur?.()
  }
  const input = { ...rest, onBlur: leave }
  if (field.name === 'driverName') return <DriverPicker {...input} onPick={onPick} />
  if (field.name === 'carNo') return <CarPicker {...input} onPick={onPick} />
  return (
    <Input
      {...input}
      maxLength={field.kind === 'phone' ? 20 : 60}
      inputMode={field.kind === 'phone' ? 'numeric' : 'text'}
    />
  )
}

/** Takes over a driver or vehicle; errors of the fields it fills are gone with their old values. */
function pick(editor: Editor<DeliverValues>, form: FormInstance<DeliverValues>, values: Partial<Transport>) {
  editor.change(values)
  form.setFields(Object.keys(values).map((name) => ({ name: name as keyof Transport, errors: [] })))
}

/** A plate takes its written form when its field is left; while it is typed (perhaps through an input method) it stays as typed. */
function tidyPlate(editor: Editor<DeliverValues>, form: FormInstance<DeliverValues>, name: keyof Transport) {
  const typed: unknown = form.getFieldValue(name)
  const tidy = formatPlate(typed)
  if (tidy !== typed) editor.change({ [name]: tidy })
}
