import { useQuery } from '@tanstack/react-query'
import { Form, Input, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import { wireText } from '#domain/wire'
import { EditorDrawer } from '#shared/editor/EditorDrawer'
import { refusedField } from '#shared/editor/refusedField'
import { useEditor } from '#shared/editor/useEditor'
import { FieldInput } from '#shared/fields/FieldInput'
import { notify } from '#shared/notify'
import { useSearchParam } from '#shared/useSearchParam'
import { cars } from './api'
import { carFields } from './fields'
import { type Car, type CarInput, validateCar } from './model'

const NEW: CarInput = {
  carNo: '',
  carType: '',
  trailerNo: '',
  loadTon: '',
  volume: '',
  ownerName: '',
  inspectExpire: '',
  insuranceExpire: '',
  status: 1,
  remark: '',
}

/** The drawer that adds or changes a vehicle: open while the address says `edit=new` or names one. */
export function CarEditor() {
  const [id, setId] = useSearchParam('edit')
  const query = useQuery({ ...cars.byId(id), enabled: id !== '' && id !== 'new' })
  if (id === '') return null
  if (id !== 'new' && !query.data) return null
  return <CarForm key={id} id={id} car={query.data ?? null} onClose={() => setId('')} />
}

type Props = { id: string; car: Car | null; onClose: () => void }

/** The plain text fields, in order, with the longest input of each. */
const TEXTS = ['carNo', 'trailerNo', 'loadTon', 'volume', 'ownerName'] as const

function CarForm({ id, car, onClose }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<CarInput>()
  const editor = useEditor<CarInput, CarInput, { id: string }>({
    form,
    screen: 'carList',
    record: `edit=${id}`,
    title: car ? t('车辆 {{plate}}', { plate: formatPlate(car.carNo) }) : t('新增车辆'),
    initial: car ? inputOf(car) : NEW,
    action: cars.save(),
    toPayload: (values) => ({ ...values, ...(car ? { id: car.id } : {}) }),
    onDone: () => {
      notify(t('车辆已保存'))
      onClose()
    },
    errorsOf: (error) =>
      refusedField(error, [
        [/挂车/, 'trailerNo'],
        [/已存在|车牌/, 'carNo'],
        [/载重/, 'loadTon'],
        [/容积/, 'volume'],
      ]),
  })
  const check = (name: string) => ({
    validator: () => {
      const error = validateCar(form.getFieldsValue(true))[name]
      return error ? Promise.reject(new Error(t(error))) : Promise.resolve()
    },
  })
  const tidyPlate = (name: 'carNo' | 'trailerNo') => {
    const typed = form.getFieldValue(name)
    const tidy = formatPlate(typed)
    if (tidy !== typed) editor.change({ [name]: tidy })
  }
  const f = carFields
  return (
    <EditorDrawer editor={editor} title={car ? t('编辑车辆') : t('新增车辆')} onClose={onClose}>
      <Form {...editor.formProps} layout="vertical" scrollToFirstError={{ focus: true }}>
        {TEXTS.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(f[name].label)}
            required={name === 'carNo'}
            rules={[check(name)]}
            validateTrigger="onBlur"
          >
            <Input
              maxLength={f[name].maxLength}
              onBlur={() => (name === 'carNo' || name === 'trailerNo') && tidyPlate(name)}
            />
          </Form.Item>
        ))}
        <Form.Item name="carType" label={t(f.carType.label)}>
          <FieldInput field={f.carType} placeholder={t('请选择')} />
        </Form.Item>
        <Form.Item name="inspectExpire" label={t(f.inspectExpire.label)}>
          <FieldInput field={f.inspectExpire} />
        </Form.Item>
        <Form.Item name="insuranceExpire" label={t(f.insuranceExpire.label)}>
          <FieldInput field={f.insuranceExpire} />
        </Form.Item>
        <Form.Item name="status" label={t(f.status.label)}>
          <Radio.Group
            options={[
              { value: 1, label: t('启用') },
              { value: 0, label: t('停用') },
            ]}
          />
        </Form.Item>
        <Form.Item name="remark" label={t(f.remark.label)} rules={[check('remark')]}>
          <Input.TextArea maxLength={140} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
      </Form>
    </EditorDrawer>
  )
}

function inputOf(car: Car): CarInput {
  return {
    carNo: formatPlate(car.carNo),
    carType: wireText(car.carType),
    trailerNo: formatPlate(car.trailerNo),
    loadTon: wireText(car.loadTon),
    volume: wireText(car.volume),
    ownerName: wireText(car.ownerName),
    inspectExpire: wireText(car.inspectExpire),
    insuranceExpire: wireText(car.insuranceExpire),
    status: car.status,
    remark: wireText(car.remark),
  }
}
