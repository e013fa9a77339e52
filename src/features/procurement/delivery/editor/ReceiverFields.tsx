import { type FormInstance, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { DeliveryNoteValues, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import { type Fleet, fitTruck } from '#features/procurement/delivery/form/departure'
import type { DeliveryNoteEditing } from '#features/procurement/delivery/form/editing'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { useSession } from '#shared/session'
import { truckOf } from './truckMemory'

type Props = {
  editor: DeliveryNoteEditing
  form: FormInstance<DeliveryNoteValues>
  origin: DeliveryOrigin
  fleet: Fleet
}

/** Receiver and times of a note. A project fills in its receiver and last truck; an order fixes the project. */
export function ReceiverFields({ editor, form, origin, fleet }: Props) {
  const { t } = useTranslation()
  const userId = useSession((session) => session.user?.userId ?? '')
  const isFixed = origin.sourceType === 'PURCHASE_ORDER'
  const chooseProject = (projectId: string) => {
    const project = origin.projects.find((one) => one.projectId === projectId)
    if (!project) return
    const { receiverName, receiverPhone, receiverAddress } = project
    const { deliverMode, driverName, carNo, deliverTime } = form.getFieldsValue(true) as DeliveryNoteValues
    const isOpen = deliverMode === 'TRUCK' && !driverName && !carNo
    const truck = isOpen ? fitTruck(truckOf(userId, projectId), fleet, deliverTime) : {}
    editor.change({ receiverName, receiverPhone, receiverAddress, ...truck })
  }
  return (
    <FormGrid>
      <FormField name="projectId" field="projectName">
        <Select
          disabled={isFixed || editor.isSaving}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={chooseProject}
          placeholder={t('请选择项目')}
          options={origin.projects.map(({ projectId, projectName }) => ({ value: projectId, label: projectName }))}
        />
      </FormField>
      <FormField name="receiverName" />
      <FormField name="receiverPhone" />
      <FormField name="receiverAddress" isWide />
      <FormField name="deliverTime" />
      <FormField name="expectArriveTime" dependencies={['deliverTime']} />
      <FormField name="remark" isWide />
    </FormGrid>
  )
}
