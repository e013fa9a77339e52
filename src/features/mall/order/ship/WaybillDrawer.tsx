import { PrinterOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button, Form, Space } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mallOrders } from '#features/mall/order/api'
import { canMakeWaybill, canShip } from '#features/mall/order/model'
import type { MallOrder, Waybill } from '#features/mall/order/shape'
import { logistics } from '#features/store/logistics/api'
import { LogisticsPicker } from '#features/store/logistics/LogisticsPicker'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText } from '#shared/fields/FieldValue'
import { FileLink } from '#shared/media/FileLink'
import { canOperate } from '#shared/navigation'
import { printFrame, ServerDocument } from '#shared/print/ServerDocument'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { EmptyState } from '#shared/ui/states'
import styles from './WaybillDrawer.module.css'
import { carrierActions, sfActions } from './waybillActions'

/** The provider that makes the waybills; undefined until loaded. Queried only if the order may get a waybill. */
function useProvider(isAsked: boolean) {
  return useQuery({ ...logistics.provider(null), enabled: isAsked, meta: { silent: true } }).data
}

/** The buttons of an order's waybill; none until the provider is loaded. */
export function WaybillButtons({ order }: { order: MallOrder }) {
  const mayHave = canShip(order) || canMakeWaybill(order, true)
  const provider = useProvider(mayHave && canOperate('orderList'))
  if (!provider) return null
  return <ActionButtons actions={provider === 'SHUNFENG' ? sfActions : carrierActions} record={order} />
}

/** The drawer that makes a waybill: open while the address has `waybill=SN`. */
export function WaybillDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<MallOrder>
      param="waybill"
      screen="orderList"
      size={760}
      resource={mallOrders.detail}
      title={(order) => t('电子面单 {{sn}}', { sn: order?.sn ?? '' })}
    >
      {(order) => order && <WaybillForm order={order} />}
    </RecordDrawer>
  )
}

function WaybillForm({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  const [logisticsId, choose] = useState('')
  const isShunfeng = useProvider(true) === 'SHUNFENG'
  const make = useMutation(mallOrders.makeWaybill())
  if (!canMakeWaybill(order, isShunfeng)) return <EmptyState text={t('这个订单现在不能打印电子面单，请刷新后再看。')} />
  const place = [order.consigneeAddressPath.replaceAll(',', ''), order.consigneeDetail].join('')
  return (
    <div className={styles.form}>
      <Alert type="info" title={[order.consigneeName, place].filter(Boolean).join('　')} />
      <Form layout="vertical">
        {!isShunfeng && (
          <Form.Item label={t('物流公司')} htmlFor="waybillCompany">
            <LogisticsPicker
              id="waybillCompany"
              hasWaybillAccount
              value={logisticsId}
              onChange={choose}
              disabled={make.isPending}
            />
          </Form.Item>
        )}
        <Button
          type="primary"
          loading={make.isPending}
          disabled={!isShunfeng && logisticsId === ''}
          onClick={() => make.mutate({ sn: order.sn, logisticsId: isShunfeng ? order.logisticsCode : logisticsId })}
        >
          {t('生成面单')}
        </Button>
      </Form>
      {make.data && <WaybillPage waybill={make.data} sn={order.sn} />}
    </div>
  )
}

/** A waybill to print, or its file. */
function WaybillPage({ waybill: { printTemplate, logisticsNo, url }, sn }: { waybill: Waybill; sn: string }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  if (url)
    return (
      <FileLink url={url} name={`${sn}.pdf`}>
        {t('打开顺丰面单')}
      </FileLink>
    )
  if (!printTemplate) return <EmptyState text={t('物流公司没有返回面单，请稍后再试。')} />
  return (
    <div className={styles.form}>
      <Space>
        {logisticsNo && <CopyableText text={logisticsNo} />}
        <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={() => printFrame(frame.current)}>
          {t('打印')}
        </Button>
      </Space>
      <ServerDocument ref={frame} html={printTemplate} title={t('电子面单')} />
    </div>
  )
}
