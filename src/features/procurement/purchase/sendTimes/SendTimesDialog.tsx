import { Button, Form, Modal, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { purchases } from '#features/procurement/purchase/api'
import { purchaseFields, sendTimeFields } from '#features/procurement/purchase/fields'
import { isLate, type PurchaseOrder, proposedSendTime, validateSendTime } from '#features/procurement/purchase/model'
import { TimeInput } from '#shared/fields/DateInputs'
import { useBatchRun } from '#shared/list/batch/useBatchRun'
import { notify } from '#shared/notify'
import { RecordTable } from '#shared/record/RecordTable'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'

type Props = { orders: readonly PurchaseOrder[]; onClose: (done: PurchaseOrder[]) => void }

/** The send times of several orders: each starts with what its project requires, and says what became of it. */
export default function SendTimesDialog({ orders, onClose }: Props) {
  const { t } = useTranslation()
  const [times, setTimes] = useState(() => new Map(orders.map((order) => [order, proposedSendTime(order)])))
  const timeOf = (order: PurchaseOrder) => times.get(order) ?? ''
  const deedOf = ({ orderSn: sn }: PurchaseOrder) => t('订单 {{sn}} 的发货时间已确认', { sn })
  const { outcomes, run, of } = useBatchRun(orders, { ...confirmAt(timeOf), deedOf }, ({ done, failed, open }) => {
    if (failed.length + open.length > 0) return
    notify(t('{{count}} 张订单的发货时间已确认', { count: done.length }), null)
    onClose(done)
  })
  const { done, failed, open } = of(outcomes)
  const errorOf = (order: PurchaseOrder) => validateSendTime({ sendTime: timeOf(order), remark: '' }).sendTime
  const wanted = [...open, ...failed].sort((a, b) => orders.indexOf(a) - orders.indexOf(b))
  const isDisabled = wanted.length === 0 || wanted.some(errorOf)
  return (
    <Modal
      open
      width={820}
      title={t('确认 {{count}} 张订单的发货时间', { count: orders.length })}
      mask={{ closable: false }}
      closable={!run.isPending}
      keyboard={!run.isPending}
      onCancel={() => onClose(done)}
      footer={
        <>
          <Button disabled={run.isPending} onClick={() => onClose(done)}>
            {done.length > 0 ? t('关闭') : t('取消')}
          </Button>
          <Button type="primary" loading={run.isPending} disabled={isDisabled} onClick={() => run.mutate(wanted)}>
            {t('确认 {{count}} 张', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <RecordTable<PurchaseOrder>
        caption={t('发货时间')}
        rowKey="orderSn"
        dataSource={orders}
        columns={[
          {
            key: 'orderSn',
            title: t(purchaseFields.orderSn.label),
            width: 190,
            render: (_, { orderSn, projectName }) => (
              <>
                {orderSn}
                <div className={textStyles.secondary}>{projectName}</div>
              </>
            ),
          },
          {
            key: 'requireTime',
            title: t(purchaseFields.requireTime.label),
            width: 150,
            render: (_, { requireTime }) => requireTime.slice(0, 16),
          },
          {
            key: 'sendTime',
            title: t(sendTimeFields.sendTime.label),
            width: 230,
            render: (_, order) =>
              outcomes.get(order)?.state === 'done' ? (
                <>
                  {timeOf(order).slice(0, 16)} <Tag color="success">{t('已确认')}</Tag>
                </>
              ) : (
                <TimeCell
                  order={order}
                  value={timeOf(order)}
                  disabled={run.isPending}
                  onChange={(next) => setTimes((before) => new Map(before).set(order, next))}
                />
              ),
          },
          {
            key: 'result',
            title: t('结果'),
            width: 160,
            render: (_, order) => {
              const outcome = outcomes.get(order)
              return (
                outcome?.state === 'failed' && <span className={textStyles.negative}>{serverText(outcome.reason)}</span>
              )
            },
          },
        ]}
      />
    </Modal>
  )
}

type CellProps = { order: PurchaseOrder; value: string; disabled: boolean; onChange: (value: string) => void }

/** The send time of an order, with what is wrong with it, or that it is late. */
function TimeCell({ order, value, disabled, onChange }: CellProps) {
  const { t } = useTranslation()
  const { orderSn, status, requireTime } = order
  const error = validateSendTime({ sendTime: value, remark: '' }).sendTime
  const late = !error && isLate({ status, sendTime: value, requireTime }) && t('晚于要求的到货时间')
  return (
    <Form.Item
      style={{ margin: 0 }}
      validateStatus={error ? 'error' : late ? 'warning' : undefined}
      help={error ? translateMessage(t, error) : late}
    >
      <TimeInput
        field={sendTimeFields.sendTime}
        aria-label={`${orderSn} ${t(sendTimeFields.sendTime.label)}`}
        value={value}
        disabled={disabled}
        onChange={(next) => onChange(String(next ?? ''))}
      />
    </Form.Item>
  )
}

function confirmAt(timeOf: (order: PurchaseOrder) => string) {
  return {
    write: purchases.verifySendTime,
    argOf: (order: PurchaseOrder) => ({ orderSn: order.orderSn, sendTime: timeOf(order), remark: '' }),
    idOf: ({ orderSn }: PurchaseOrder) => `purchase ${orderSn}`,
  }
}
