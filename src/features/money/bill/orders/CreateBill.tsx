import { useMutation, useQuery } from '@tanstack/react-query'
import { Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, sum } from '#domain/money'
import { text, translateMessage } from '#domain/text'
import { bills } from '#features/money/bill/api'
import { formulaText, sumOfFigures } from '#features/money/bill/flow/model'
import { type BillOrder, MAX_REMARK } from '#features/money/bill/model'
import { maskAccount } from '#features/store/changeLog/model'
import { textLimit } from '#shared/form/textCount'
import { TickedButton } from '#shared/list/batch/TickedButton'
import type { Selection } from '#shared/list/selection/selection'
import { go } from '#shared/navigation'
import { notify } from '#shared/notify'
import textStyles from '#shared/ui/text.module.css'

/** 生成结算单: one bill of the ticked orders. */
export function CreateBill({ selection }: { selection: Selection<BillOrder> }) {
  const { t } = useTranslation()
  const [orders, setOrders] = useState<readonly BillOrder[] | null>(null)
  const count = selection.rows.length
  return (
    <>
      {count > 0 && <span className={textStyles.number}>¥{formatMoney(priceOf(selection.rows))}</span>}
      <TickedButton label={t('生成结算单')} count={count} type="primary" onClick={() => setOrders(selection.rows)} />
      {orders && (
        <CreateDialog orders={orders} onDone={() => selection.untick(orders)} onClose={() => setOrders(null)} />
      )}
    </>
  )
}

type Props = { orders: readonly BillOrder[]; onDone: () => void; onClose: () => void }

function CreateDialog({ orders, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [remark, setRemark] = useState('')
  const { mutate, isPending } = useMutation({
    ...bills.create(),
    onSuccess: (bill) => {
      onDone()
      onClose()
      notify(t('结算单 {{sn}} 已生成，核对后提交平台确认', { sn: bill.sn }))
      go('orderSettlementList-detail', { id: bill.id })
    },
  })
  const { data: payee } = useQuery({ ...bills.payee(null), meta: { silent: true } })
  const formula = formulaOf(orders)
  const days = orders.map(({ completeTime }) => completeTime.slice(0, 10)).sort()
  return (
    <Modal
      open
      title={t('用 {{count}} 个订单生成结算单？', { count: orders.length })}
      okText={t('生成结算单')}
      cancelText={t('取消')}
      confirmLoading={isPending}
      closable={!isPending}
      keyboard={!isPending}
      cancelButtonProps={{ disabled: isPending }}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={() =>
        mutate({ orderSns: orders.map(({ orderSn }) => orderSn), startTime: '', endTime: '', remark: remark.trim() })
      }
    >
      <p>
        {t('完成于 {{from}} 至 {{to}}，结算金额合计 {{amount}} 元。', {
          from: days[0],
          to: days.at(-1),
          amount: formatMoney(priceOf(orders)),
        })}
      </p>
      {formula && <p>{translateMessage(t, text('金额 = {{formula}}', { formula }))}</p>}
      <p>{t('提交前还可以加入或移出订单。')}</p>
      {payee && (
        <p>
          {t('结算账户')}: {payee.settlementBankAccountName} {maskAccount(payee.settlementBankAccountNum)}{' '}
          {payee.settlementBankBranchName}
        </p>
      )}
      <label htmlFor={id}>{t('备注')}</label>
      <Input
        id={id}
        value={remark}
        count={{ ...textLimit(MAX_REMARK), show: true }}
        onChange={({ target }) => setRemark(target.value)}
      />
    </Modal>
  )
}

function priceOf(orders: readonly BillOrder[]) {
  return sum(orders.map(({ billPrice }) => billPrice))
}

/** How the price arises; null where a service does not say of an order what it is made of. */
function formulaOf(orders: readonly BillOrder[]) {
  const figures = orders.flatMap(({ figures }) => figures ?? [])
  return formulaText(sumOfFigures(figures), priceOf(orders))
}
