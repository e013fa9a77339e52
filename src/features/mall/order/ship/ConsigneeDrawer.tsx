import { Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { RegionPicker } from '#features/common/region/RegionPicker'
import { orderActions } from '#features/mall/order/actions'
import { mallOrders } from '#features/mall/order/api'
import { consigneeFields } from '#features/mall/order/fields'
import { allowedOf } from '#features/mall/order/model'
import { type ConsigneeInput, validateConsignee } from '#features/mall/order/model/input'
import type { MallOrder } from '#features/mall/order/shape'
import { aboutAction } from '#shared/action/aboutAction'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { toConsignee } from './consignee'

/** The drawer that changes the shipping address of an order: open while the address has `consignee=SN`. */
export function ConsigneeDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<MallOrder>
      param="consignee"
      screen="orderList"
      resource={mallOrders.detail}
      closedBy={(order) => (allowedOf(order).editConsignee ? null : t('这个订单现在不能修改收货地址，请刷新后再看。'))}
      draft={{ screen: 'orderConsignee', fields: consigneeFields }}
      title={(order) => t('修改收货地址 {{sn}}', { sn: order?.sn ?? '' })}
    >
      {(order, close) => order && <ConsigneeForm order={order} close={close} />}
    </RecordDrawer>
  )
}

function ConsigneeForm({ order, close }: { order: MallOrder; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<ConsigneeInput>()
  const [initial] = useState(() => toConsignee(order))
  const title = text('修改收货地址 {{sn}}', { sn: order.sn })
  const editor = useEditor({
    form,
    screen: 'orderConsignee',
    record: `consignee=${order.sn}`,
    title,
    about: aboutAction(orderActions, 'editConsignee', order),
    initial,
    reread: rereadBy(mallOrders.detail(order.sn), toConsignee, { fields: consigneeFields }),
    mutation: mallOrders.editConsignee(),
    toPayload: ({ region, consigneeName, consigneeMobile, consigneeDetail }: ConsigneeInput) => ({
      sn: order.sn,
      consigneeName: consigneeName.trim(),
      consigneeMobile: consigneeMobile.trim(),
      consigneeAddressPath: region.namePath,
      consigneeAddressIdPath: region.idPath,
      consigneeDetail: consigneeDetail.trim(),
    }),
    onDone: () => {
      notify(t('收货地址已保存'), order.sn)
      close()
    },
    fields: consigneeFields,
    words: [
      [/姓名/, 'consigneeName'],
      [/手机|电话/, 'consigneeMobile'],
      [/详细/, 'consigneeDetail'],
      [/地址/, 'region'],
    ],
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm editor={editor} fields={consigneeFields} validate={validateConsignee}>
        <FormField name="consigneeName" />
        <FormField name="consigneeMobile" />
        <FormField name="region">
          <RegionPicker depth={3} disabled={editor.isSaving} />
        </FormField>
        <FormField name="consigneeDetail" />
      </EditorForm>
    </DrawerEditor>
  )
}
