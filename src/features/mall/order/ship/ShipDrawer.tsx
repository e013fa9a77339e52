import { useQueryClient } from '@tanstack/react-query'
import { Alert, Form, Segmented } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { orderActions } from '#features/mall/order/actions'
import { mallOrders } from '#features/mall/order/api'
import { parcelFields } from '#features/mall/order/fields'
import { allowedOf, canMakeWaybill, placeOf } from '#features/mall/order/model'
import type { MallOrder, Waybill } from '#features/mall/order/shape'
import { LogisticsPicker } from '#features/store/logistics/LogisticsPicker'
import { OWN_TRUCK } from '#features/store/logistics/model'
import { aboutAction } from '#shared/action/aboutAction'
import { type Question, useConfirm } from '#shared/dialog/useConfirm'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import textStyles from '#shared/ui/text.module.css'
import { ParcelLines } from './ParcelLines'
import { leftAfter, newParcel, type ParcelInput, shippedSince, toShipRequest, validateParcel } from './parcel'
import { TruckFields } from './TruckFields'
import { useOwnTruckCompany } from './useOwnTruckCompany'
import { useProvider } from './useProvider'
import { useTruckPrint } from './useTruckPrint'
import { WaybillPrint } from './WaybillPrint'

/** The drawer that ships an order, whole or in parcels: open while the address has `ship=SN`. */
export function ShipDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<MallOrder>
      param="ship"
      screen="orderList"
      size={760}
      resource={mallOrders.detail}
      closedBy={(order) => (allowedOf(order).ship ? null : t('这个订单现在不能发货，请刷新后再看。'))}
      draft={{ screen: 'orderShip', fields: parcelFields }}
      title={(order) => t('发货 {{sn}}', { sn: order?.sn ?? '' })}
    >
      {(order, close) => order && <ShipForm order={order} close={close} />}
    </RecordDrawer>
  )
}

function shippedQuestion(sn: string, since: string): Question {
  return {
    title: text('订单 {{sn}} 打开之后又发出了 {{since}}', { sn, since }),
    consequence: text('这个包裹可能已经登记过。请返回核对，确实是另一个包裹才继续发货。'),
    okText: '继续发货',
    cancelText: '返回核对',
    isCautious: true,
  }
}

function ShipForm({ order, close }: { order: MallOrder; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<ParcelInput>()
  const client = useQueryClient()
  const confirm = useConfirm()
  // As read before it is sent: someone else may have shipped meanwhile.
  const latest = useRef(order)
  const [initial] = useState(() => newParcel(order))
  const [made, setMade] = useState<Waybill | null>(null)
  const way = Form.useWatch('way', { form, preserve: true }) ?? 'number'
  const isByWaybill = way === 'waybill'
  const mayMake = canMakeWaybill(order, false)
  const isPart = order.deliverStatus === 'PARTS_DELIVERED'
  const provider = useProvider(mayMake || isPart)
  const isCarrier = provider !== undefined && provider !== 'SHUNFENG'
  const hasWaybills = mayMake && isCarrier
  const ownCompany = useOwnTruckCompany()
  const askForPrint = useTruckPrint()
  const title = text('发货 {{sn}}', { sn: order.sn })
  const editor = useEditor({
    form,
    screen: 'orderShip',
    record: `ship=${order.sn}`,
    title,
    about: aboutAction(orderActions, 'ship', order),
    initial,
    reread: null,
    before: async () => {
      const now = await client.fetchQuery({ ...mallOrders.detail(order.sn), staleTime: 0 })
      const since = shippedSince(order.orderItems, now?.orderItems ?? [])
      latest.current = now ?? order
      return since === '' || confirm(shippedQuestion(order.sn, since))
    },
    mutation: mallOrders.ship(),
    toPayload: (values: ParcelInput) => toShipRequest(values, latest.current, ownCompany),
    onDone: (waybill) => {
      const left = leftAfter(form.getFieldsValue(true), latest.current.orderItems)
      notify(
        left
          ? t('订单 {{sn}} 部分发货，还有 {{left}} 未发', { sn: order.sn, left })
          : t('订单 {{sn}} 已发货', { sn: order.sn }),
      )
      if (waybill) return setMade(waybill)
      close()
      if (form.getFieldValue('way') === 'truck') void askForPrint(order.sn)
    },
    fields: parcelFields,
    words: [
      [/单号/, 'logisticsNo'],
      [/物流/, 'logisticsId'],
    ],
  })
  const place = placeOf(order)
  if (made) return <WaybillPrint waybills={[made]} />
  return (
    <DrawerEditor editor={editor} title={title} saveText={isByWaybill ? t('生成电子面单并发货') : t('发货')}>
      <Alert
        type="info"
        title={[order.consigneeName, place].filter(Boolean).join('　')}
        description={order.remark && t('买家留言：{{remark}}', { remark: order.remark })}
      />
      <EditorForm editor={editor} fields={parcelFields} validate={(values) => validateParcel(values, order.orderItems)}>
        {(hasWaybills || ownCompany !== '') && (
          <FormField name="way">
            <Segmented
              options={[
                { value: 'number', label: t('填写单号') },
                ...(ownCompany === '' ? [] : [{ value: 'truck', label: t(OWN_TRUCK) }]),
                ...(hasWaybills ? [{ value: 'waybill', label: t('生成电子面单') }] : []),
              ]}
              disabled={editor.isSaving}
              // The carriers that make waybills are fewer.
              onChange={() => editor.change({ logisticsId: '' })}
            />
          </FormField>
        )}
        {isPart && isCarrier && (
          <p className={textStyles.secondary}>
            {ownCompany === ''
              ? t('部分发货的订单不能再生成电子面单，请填写单号。')
              : t('部分发货的订单不能再生成电子面单，请填写单号或用自有车辆。')}
          </p>
        )}
        {way === 'truck' ? (
          <TruckFields form={form} editor={editor} />
        ) : (
          <FormField name="logisticsId">
            <LogisticsPicker hasWaybillAccount={isByWaybill} disabled={editor.isSaving} />
          </FormField>
        )}
        {way === 'number' && <FormField name="logisticsNo" />}
        <ParcelLines items={order.orderItems} />
      </EditorForm>
    </DrawerEditor>
  )
}
