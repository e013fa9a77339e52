import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, text } from '#domain/text'
import { mallOrders, type ShipRequest } from '#features/mall/order/api'
import { canMakeWaybill, canShip, placeOf } from '#features/mall/order/model'
import type { OrderRow, Waybill } from '#features/mall/order/shape'
import { logistics } from '#features/store/logistics/api'
import { LogisticsPicker } from '#features/store/logistics/LogisticsPicker'
import BatchRunner from '#shared/list/batch/BatchRunner'
import type { Batch } from '#shared/list/batch/batch'
import textStyles from '#shared/ui/text.module.css'
import styles from './ShipByWaybillDialog.module.css'
import { useProvider } from './useProvider'
import { WaybillPrint } from './WaybillPrint'

type Props = { orders: readonly OrderRow[]; onClose: (shipped: OrderRow[]) => void }

/** Asks for the carrier, ships the orders one by one with waybills, then shows the waybills to print. */
export default function ShipByWaybillDialog({ orders, onClose }: Props) {
  const { t } = useTranslation()
  const provider = useProvider(true)
  const isShunfeng = provider === 'SHUNFENG'
  const [logisticsId, choose] = useState('')
  const carriers = useQuery({
    ...logistics.usedWithWaybill(null),
    enabled: provider && !isShunfeng,
    meta: { silent: true },
  })
  const carrier = { logisticsId, name: carriers.data?.find((one) => one.logisticsId === logisticsId)?.name ?? '' }
  const [isRunning, setRunning] = useState(false)
  const [shipped, setShipped] = useState<OrderRow[] | null>(null)
  const [waybills] = useState(() => new Map<string, Waybill>())
  const ready = orders.filter((order) => (isShunfeng ? canShip(order) : canMakeWaybill(order, false) && canShip(order)))
  if (shipped)
    return (
      <Modal open width={760} title={t('电子面单')} footer={null} onCancel={() => onClose(shipped)}>
        <WaybillPrint waybills={shipped.flatMap(({ sn }) => waybills.get(sn) ?? [])} />
      </Modal>
    )
  if (isRunning)
    return (
      <BatchRunner
        rows={ready}
        batch={isShunfeng ? bySf(ready) : byCarrier(ready, carrier, waybills)}
        onClose={(done) => (waybills.size > 0 && done.length > 0 ? setShipped(done) : onClose(done))}
      />
    )
  return (
    <Modal
      open
      width={640}
      title={t('生成电子面单并发货')}
      onCancel={() => onClose([])}
      footer={
        <>
          <Button onClick={() => onClose([])}>{t('取消')}</Button>
          <Button
            type="primary"
            disabled={!provider || ready.length === 0 || (!isShunfeng && logisticsId === '')}
            onClick={() => setRunning(true)}
          >
            {t('下一步')}
          </Button>
        </>
      }
    >
      <Form layout="vertical">
        {ready.length < orders.length && (
          <Alert
            type="warning"
            title={t('选中的 {{all}} 个订单中，{{count}} 个可以生成面单发货，其余略过。', {
              all: orders.length,
              count: ready.length,
            })}
          />
        )}
        {provider && !isShunfeng && (
          <Form.Item label={t('物流公司')} htmlFor="batchWaybillCompany">
            <LogisticsPicker id="batchWaybillCompany" hasWaybillAccount value={logisticsId} onChange={choose} />
          </Form.Item>
        )}
        {isShunfeng && <p>{t('由顺丰承运。')}</p>}
        <Form.Item label={t('要发货的订单（{{count}}）', { count: ready.length })}>
          <ul className={styles.orders}>
            {ready.map((order) => (
              <li key={order.sn}>
                {order.sn} <span className={textStyles.secondary}>{`${order.consigneeName} ${placeOf(order)}`}</span>
              </li>
            ))}
          </ul>
        </Form.Item>
      </Form>
    </Modal>
  )
}

const common = {
  label: '生成电子面单并发货',
  idOf: ({ sn }: OrderRow) => `mallOrder ${sn}`,
  nameOf: ({ sn }: OrderRow) => sn,
  question: (count: number) => text('发货 {{count}} 个订单？', { count }),
  isDanger: false,
}

function bySf(orders: readonly OrderRow[]): Batch<OrderRow> {
  return {
    ...common,
    write: mallOrders.shipBySf as unknown as Batch<OrderRow>['write'],
    argOf: ({ sn }) => sn,
    consequence: text('{{orders}}：顺丰生成运单并上门取件，未发出的商品全部装入这个包裹。', {
      orders: namesOf(orders),
    }),
  }
}

/** The waybills are collected as they are made: the runner reports only outcomes. */
function byCarrier(
  orders: readonly OrderRow[],
  { logisticsId, name }: { logisticsId: string; name: string },
  waybills: Map<string, Waybill>,
): Batch<OrderRow> {
  const { mutationFn, ...options } = mallOrders.ship()
  const write = () => ({
    ...options,
    mutationFn: async (request: ShipRequest, ...rest: unknown[]) => {
      const waybill = await (mutationFn as (...all: unknown[]) => Promise<Waybill | null>)(request, ...rest)
      if (waybill) waybills.set(request.sn, waybill)
      return waybill
    },
  })
  return {
    ...common,
    write: write as unknown as Batch<OrderRow>['write'],
    argOf: ({ sn }): ShipRequest => ({ sn, logisticsId, logisticsNo: '', lines: null }),
    consequence: text(
      '{{orders}}：每个订单生成一张{{company}}电子面单，用它的单号整单发货，买家会收到物流信息。完成后可以一起打印面单。',
      { orders: namesOf(orders), company: name },
    ),
  }
}

const MAX_NAMED = 3

/** Names the orders: the first ones, and how many in all. */
function namesOf(orders: readonly OrderRow[]): Text {
  const names = orders
    .slice(0, MAX_NAMED)
    .map(({ sn }) => sn)
    .join('、')
  if (orders.length <= MAX_NAMED) return text('订单 {{names}}', { names })
  return text('订单 {{names}} 等 {{count}} 个', { names, count: orders.length })
}
