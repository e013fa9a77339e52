import { useQuery } from '@tanstack/react-query'
import { Form, Input, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import { wireText } from '#domain/wire'
import { EditorDrawer } from '#shared/editor/EditorDrawer'
import { refusedField } from '#shared/editor/refusedField'
import { useEditor } from '#shared/editor/useEditor'
import { FieldInput } from '#shared/fields/FieldInput'
import { notify } from '#shared/notify'
import { useSearchParam } from '#shared/useSearchParam'
import { drivers } from './api'
import { driverFields } from './fields'
import { type Driver, type DriverInput, validateDriver } from './model'
import { useOwnCars } from './useOwnFleet'

const LICENSES = ['A1', 'A2', 'A3', 'B1', 'B2', 'C1']

const NEW: DriverInput = {
  driverName: '',
  driverPhone: '',
  idCardNo: '',
  licenseNo: '',
  licenseType: 'B2',
  licenseExpire: '',
  defaultCarId: '',
  status: 1,
  remark: '',
}

/** The drawer that adds or changes a driver: open while the address says `edit=new` or names one. */
export function DriverEditor() {
  const [id, setId] = useSearchParam('edit')
  const query = useQuery({ ...drivers.byId(id), enabled: id !== '' && id !== 'new' })
  if (id === '') return null
  if (id !== 'new' && !query.data) return null
  return <DriverForm key={id} id={id} driver={query.data ?? null} onClose={() => setId('')} />
}

type Props = { id: string; driver: Driver | null; onClose: () => void }

function DriverForm({ id, driver, onClose }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<DriverInput>()
  const cars = useOwnCars()
  const editor = useEditor<DriverInput, DriverInput, { id: string }>({
    form,
    screen: 'driverList',
    record: `edit=${id}`,
    title: driver ? t('司机 {{name}}', { name: driver.driverName }) : t('新增司机'),
    initial: driver ? { ...NEW, ...inputOf(driver) } : NEW,
    action: drivers.save(),
    toPayload: (values) => ({ ...values, ...(driver ? { id: driver.id } : {}) }),
    onDone: () => {
      notify(t('司机已保存'))
      onClose()
    },
    errorsOf: (error) =>
      refusedField(error, [
        [/已存在|电话/, 'driverPhone'],
        [/姓名/, 'driverName'],
        [/驾驶证/, 'licenseNo'],
      ]),
  })
  const check = (name: string) => ({
    validator: () => {
      const error = validateDriver(form.getFieldsValue(true))[name]
      return error ? Promise.reject(new Error(t(error))) : Promise.resolve()
    },
  })
  const f = driverFields
  return (
    <EditorDrawer editor={editor} title={driver ? t('编辑司机') : t('新增司机')} onClose={onClose}>
      <Form {...editor.formProps} layout="vertical" scrollToFirstError={{ focus: true }}>
        <Form.Item
          name="driverName"
          label={t(f.driverName.label)}
          required
          rules={[check('driverName')]}
          validateTrigger="onBlur"
        >
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item
          name="driverPhone"
          label={t(f.driverPhone.label)}
          required
          rules={[check('driverPhone')]}
          validateTrigger="onBlur"
        >
          <Input maxLength={11} inputMode="numeric" />
        </Form.Item>
        <Form.Item name="licenseType" label={t(f.licenseType.label)}>
          <Select options={LICENSES.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item name="licenseNo" label={t(f.licenseNo.label)} rules={[check('licenseNo')]} validateTrigger="onBlur">
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="licenseExpire" label={t(f.licenseExpire.label)}>
          <FieldInput field={f.licenseExpire} />
        </Form.Item>
        <Form.Item name="defaultCarId" label={t(f.defaultCarNo.label)} tooltip={t('创建送货单选择该司机时自动带出')}>
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={cars.map((car) => ({
              value: car.id,
              label: `${formatPlate(car.carNo)} ${wireText(car.carType)}`,
            }))}
          />
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

function inputOf(driver: Driver): DriverInput {
  const { driverName, driverPhone, licenseType, status } = driver
  return {
    driverName,
    driverPhone,
    licenseType,
    status,
    idCardNo: wireText(driver.idCardNo),
    licenseNo: wireText(driver.licenseNo),
    licenseExpire: wireText(driver.licenseExpire),
    defaultCarId: wireText(driver.defaultCarId),
    remark: wireText(driver.remark),
  }
}
