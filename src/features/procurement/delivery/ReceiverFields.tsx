import { Form, type FormInstance, Input, Select } from 'antd'
import type { Rule } from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import layout from '#shared/editor/editorLayout.module.css'
import type { Editor } from '#shared/editor/useEditor'
import { FieldInput } from '#shared/fields/FieldInput'
import { useSession } from '#shared/session'
import type { DeliverOrigin, DeliverValues } from './deliverForm'
import { truckOf } from './truckMemory'

const timeField = field('time', '时间')

type Props = {
  editor: Editor<DeliverValues>
  form: FormInstance<DeliverValues>
  origin: DeliverOrigin
  check: (name: string) => Rule
}

/** Where the goods go and when. The project brings its receiver, and the truck that went there last; an order's project is fixed. */
export function ReceiverFields({ editor, form, origin, check }: Props) {
  const { t } = useTranslation()
  const userId = useSession((session) => session.user?.userId ?? '')
  const isFixed = origin.sourceType === 'PURCHASE_ORDER'
  const chooseProject = (projectId: string) => {
    const project = origin.projects.find((one) => one.projectId === projectId)
    if (!project) return
    const { receiverName, receiverPhone, receiverAddress } = project
    const { deliverMode, driverName, carNo } = form.getFieldsValue(true) as DeliverValues
    const isOpen = deliverMode === 'TRUCK' && !driverName && !carNo
    editor.change({ receiverName, receiverPhone, receiverAddress, ...(isOpen ? truckOf(userId, projectId) : {}) })
  }
  return (
    <div className={layout.grid}>
      <Form.Item name="projectId" label={t('项目')} required rules={[check('projectId')]}>
        <Select
          disabled={isFixed || editor.isSaving}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={chooseProject}
          placeholder={t('请选择项目')}
          options={origin.projects.map(({ projectId, projectName }) => ({ value: projectId, label: projectName }))}
        />
      </Form.Item>
      <Form.Item
        name="receiverName"
        label={t('收货人')}
        required
        rules={[check('receiverName')]}
        validateTrigger="onBlur"
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="receiverPhone"
        label={t('收货人电话')}
        required
        rules={[check('receiverPhone')]}
        validateTrigger="onBlur"
      >
        <Input maxLength={11} inputMode="numeric" />
      </Form.Item>
      <Form.Item
        name="receiverAddress"
        label={t('收货地址')}
        required
        rules={[check('receiverAddress')]}
        validateTrigger="onBlur"
        className={layout.wide}
      >
        <Input maxLength={140} />
      </Form.Item>
      <Form.Item name="deliverTime" label={t('发货时间')} required rules={[check('deliverTime')]}>
        <FieldInput field={timeField} />
      </Form.Item>
      <Form.Item
        name="expectArriveTime"
        label={t('预计到达')}
        dependencies={['deliverTime']}
        rules={[check('expectArriveTime')]}
      >
        <FieldInput field={timeField} />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t('备注')}
        rules={[check('remark')]}
        validateTrigger="onBlur"
        className={layout.wide}
      >
        <Input.TextArea maxLength={140} showCount autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
    </div>
  )
}
