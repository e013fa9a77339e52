import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { formatPlate } from '#domain/plate'
import { text } from '#domain/text'
import { validateDriver } from '#features/procurement/fleet/model/checks'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { drivers } from './api'
import { driverFields } from './fields'
import { type Driver, type DriverInput, driverInput } from './model'
import { useOwnCars } from './useOwnFleet'

/** The drawer that adds or edits a driver: open while the address has `edit=new` or an id. */
export function DriverEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Driver>
      param="edit"
      screen="driverList"
      resource={drivers.byId}
      draft={{ screen: 'driverList', fields: driverFields }}
      title={(driver) => (driver ? t('编辑司机') : t('新增司机'))}
    >
      {(driver, close) => <DriverForm driver={driver} close={close} />}
    </RecordDrawer>
  )
}

const NEW = { licenseType: 'B2', status: 1 }

function DriverForm({ driver, close }: { driver: Driver | null; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<DriverInput>()
  const cars = useOwnCars()
  const title = driver ? text('司机 {{name}}', { name: driver.driverName }) : text('新增司机')
  const editor = useEditor({
    form,
    screen: 'driverList',
    record: `edit=${driver?.id ?? 'new'}`,
    title,
    initial: v.parse(driverInput, driver ?? NEW),
    secrets: ['licenseNo', 'idCardNo'],
    reread:
      driver && rereadBy(drivers.byId(driver.id), (saved) => v.parse(driverInput, saved), { fields: driverFields }),
    mutation: drivers.save(),
    toPayload: (values) => (driver ? { ...values, id: driver.id } : values),
    onDone: () => {
      notify(t('司机已保存'), form.getFieldValue('driverName'))
      close()
    },
    fields: driverFields,
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={driverFields} validate={validateDriver}>
        <FormField name="driverName" />
        <FormField name="driverPhone" />
        <FormField name="licenseType" />
        <FormField name="licenseNo" />
        <FormField name="licenseExpire" />
        <FormField name="defaultCarId" field="defaultCarNo" tooltip={t('创建送货单选择该司机时自动带出')}>
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={cars.map(({ id, carNo, carType }) => ({ value: id, label: `${formatPlate(carNo)} ${carType}` }))}
          />
        </FormField>
        <FormField name="status" />
        <FormField name="remark" />
      </EditorForm>
      {driver && <HistorySection of={{ kind: 'DRIVER', id: driver.id }} fields={driverFields} />}
    </DrawerEditor>
  )
}
