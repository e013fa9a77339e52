import { Alert, Button, Segmented, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney } from '#domain/money'
import { translateMessage } from '#domain/text'
import type { DecimalText } from '#domain/wire'
import { settlements } from '#features/procurement/settlement/api'
import { confirmConsequence } from '#features/procurement/settlement/confirmConsequence'
import { amountOf, type Settlement } from '#features/procurement/settlement/model'
import { useBatchRun } from '#shared/list/batch/useBatchRun'
import { notify } from '#shared/notify'
import { EmptyState } from '#shared/ui/states'
import styles from './ConfirmTogether.module.css'
import { byPayer, type Checked, checked, isPlain } from './checked'
import { RateSums } from './RateSums'
import { TogetherTable } from './TogetherTable'

type Props = {
  settlements: readonly Settlement[]
  /** How many wait in all. */
  total: number
  onClose: () => void
}

/**
 * Confirms settlements of one payer in one go. What deviates beyond its tolerance is left out until it is ticked by
 * itself. Later reads change no row: each keeps saying what became of it.
 */
export function ConfirmTogether({ settlements, total, onClose }: Props) {
  const { t } = useTranslation()
  const [groups] = useState(() => byPayer(settlements.map(checked)))
  const [payer, setPayer] = useState(groups[0]?.[0] ?? '')
  const own = groups.find(([name]) => name === payer)?.[1] ?? []
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(idsOf(groups.flatMap(([, all]) => all.filter(isPlain)))),
  )
  const rows = groups.flatMap(([, rows]) => rows)
  const all = rows.map(({ settlement }) => settlement)
  const refused = new Set(rows.flatMap(({ settlement, refusal }) => (refusal ? [settlement] : [])))
  const deedOf = ({ settlementCode: code }: Settlement) => t('结算单 {{code}} 已确认对账，等待财务结算', { code })
  const { outcomes, run, stop, isStopping, of } = useBatchRun(all, { ...CONFIRM, deedOf }, ({ done, failed, open }) => {
    if (failed.length > 0) return
    notify(t('{{count}} 张结算单已确认对账，等待财务结算', { count: done.length }), null)
    if (open.every((settlement) => refused.has(settlement))) onClose()
  })
  const { done } = of(outcomes)
  const isDone = (settlement: Settlement) => outcomes.get(settlement)?.state === 'done'
  const wanted = own.flatMap(({ settlement, refusal }) =>
    ticked.has(settlement.id) && !refusal && !isDone(settlement) ? [settlement] : [],
  )
  const counted = wanted.length > 0 ? wanted : own.flatMap(({ settlement }) => (isDone(settlement) ? [settlement] : []))
  const amount = amountOf(counted)
  if (groups.length === 0) {
    return <EmptyState text={t('没有待对账的结算单。采购单位按期生成后，在这里核对确认。')} />
  }
  return (
    <>
      <Space orientation="vertical" size="middle" style={{ width: '100%' }}>
        {groups.length > 1 && (
          <Segmented
            aria-label={t('采购单位')}
            disabled={run.isPending}
            value={payer}
            onChange={setPayer}
            options={groups.map(([value, rows]) => ({
              value,
              label: `${value}${t('（{{count}}）', { count: rows.length })}`,
            }))}
          />
        )}
        {total > all.length && (
          <Alert
            type="info"
            showIcon
            title={t('共 {{total}} 张待对账，先核对最早的 {{count}} 张', { total, count: all.length })}
          />
        )}
        <TogetherTable rows={own} ticked={ticked} outcomes={outcomes} isBusy={run.isPending} onTick={setTicked} />
        <RateSums settlements={counted} />
        <p>
          {wanted.length > 0
            ? `${translateMessage(t, confirmConsequence({ totalAmountTax: amount as DecimalText }))} ${chineseAmount(amount)}`
            : counted.length > 0
              ? t('已确认的合计：{{amount}} 元', { amount: formatMoney(amount) })
              : t('勾选要确认的结算单')}
        </p>
      </Space>
      <div className={styles.bar}>
        <span role="status">{done.length > 0 && t('已确认 {{count}} 张', { count: done.length })}</span>
        {run.isPending ? (
          <Button disabled={isStopping} onClick={stop}>
            {isStopping ? t('正在停止') : t('停止')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('关闭')}</Button>
        )}
        <Button
          type="primary"
          disabled={wanted.length === 0}
          loading={run.isPending}
          onClick={() => run.mutate(wanted)}
        >
          {wanted.length > 0
            ? t('确认对账 {{count}} 张，{{amount}} 元', { count: wanted.length, amount: formatMoney(amountOf(wanted)) })
            : t('确认对账')}
        </Button>
      </div>
    </>
  )
}

const CONFIRM = {
  write: settlements.confirm,
  argOf: ({ id, totalAmountTax }: Settlement) => ({ id, totalAmountTax }),
  idOf: ({ id }: Settlement) => `settlement ${id}`,
}

function idsOf(rows: readonly Checked[]): string[] {
  return rows.map(({ settlement }) => settlement.id)
}
