import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mallOrders } from '#features/mall/order/api'
import { canMakeWaybill, placeOf } from '#features/mall/order/model'
import type { MallOrder } from '#features/mall/order/shape'
import { LogisticsPicker } from '#features/store/logistics/LogisticsPicker'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { EmptyState } from '#shared/ui/states'
import { useProvider } from './useProvider'
import styles from './WaybillDrawer.module.css'
import { WaybillPrint } from './WaybillPrint'

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
  const place = placeOf(order)
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
      {make.data && <WaybillPrint waybills={[make.data]} fileName={`${order.sn}.pdf`} />}
    </div>
  )
}
