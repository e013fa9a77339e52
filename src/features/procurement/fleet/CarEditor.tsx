import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { plainFigure } from '#domain/money'
import { formatPlate } from '#domain/plate'
import { text } from '#domain/text'
import { validateCar } from '#features/procurement/fleet/model/checks'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { cars } from './api'
import { carFields } from './fields'
import { type Car, type CarInput, carInput } from './model'

/** The drawer that adds or edits a vehicle: open while the address has `edit=new` or an id. */
export function CarEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Car>
      param="edit"
      screen="carList"
      resource={cars.byId}
      draft={{ screen: 'carList', fields: carFields }}
      title={(car) => (car ? t('编辑车辆') : t('新增车辆'))}
    >
      {(car, close) => <CarForm car={car} close={close} />}
    </RecordDrawer>
  )
}

function CarForm({ car, close }: { car: Car | null; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<CarInput>()
  const title = car ? text('车辆 {{plate}}', { plate: formatPlate(car.carNo) }) : text('新增车辆')
  const editor = useEditor({
    form,
    screen: 'carList',
    record: `edit=${car?.id ?? 'new'}`,
    title,
    initial: initialOf(car),
    reread: car && rereadBy(cars.byId(car.id), initialOf, { fields: carFields }),
    mutation: cars.save(),
    toPayload: ({ loadTon, volume, ...values }) => ({
      ...values,
      loadTon: plainFigure(loadTon),
      volume: plainFigure(volume),
      ...(car ? { id: car.id } : {}),
    }),
    onDone: () => {
      notify(t('车辆已保存'), form.getFieldValue('carNo'))
      close()
    },
    fields: carFields,
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={carFields} validate={validateCar}>
        <FormField name="carNo" />
        <FormField name="trailerNo" />
        <FormField name="loadTon" />
        <FormField name="volume" />
        <FormField name="ownerName" />
        <FormField name="carType" />
        <FormField name="inspectExpire" />
        <FormField name="insuranceExpire" />
        <FormField name="status" />
        <FormField name="remark" />
      </EditorForm>
      {car && <HistorySection of={{ kind: 'CAR', id: car.id }} fields={carFields} />}
    </DrawerEditor>
  )
}

function initialOf(car: Car | null): CarInput {
  const input = v.parse(carInput, car ?? { status: 1 })
  return { ...input, carNo: formatPlate(input.carNo), trailerNo: formatPlate(input.trailerNo) }
}
