import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { translateMessage } from '#domain/text'
import { settlementFields } from '#features/procurement/settlement/fields'
import type { Settlement } from '#features/procurement/settlement/model'
import { quantitiesLine } from '#shared/fields/quantityLine'
import { useUnitWord } from '#shared/fields/useDict'
import type { Outcome } from '#shared/list/batch/runBatch'
import { RecordTable } from '#shared/record/RecordTable'
import { serverText } from '#shared/serverText'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { type Checked, isPlain } from './checked'

type Props = {
  rows: readonly Checked[]
  ticked: ReadonlySet<string>
  outcomes: ReadonlyMap<Settlement, Outcome>
  isBusy: boolean
  onTick: (ids: ReadonlySet<string>) => void
}

/** Props of a checkbox. */
type Named = { disabled: boolean; 'aria-label': string }

/** The settlements of a payer, each with what has to be looked at, and what became of it. */
export function TogetherTable({ rows, ticked, outcomes, isBusy, onTick }: Props) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const outcomeOf = ({ settlement }: Checked) => outcomes.get(settlement)?.state
  const isOpen = (row: Checked) => row.refusal === null && outcomeOf(row) !== 'done'
  const own = rows.map(({ settlement }) => settlement.id)
  return (
    <RecordTable<Checked>
      caption={t('待对账结算单')}
      rowKey={({ settlement }) => settlement.id}
      dataSource={rows}
      rowSelection={{
        selectedRowKeys: rows
          .filter((row) => isOpen(row) && ticked.has(row.settlement.id))
          .map(({ settlement }) => settlement.id),
        getCheckboxProps: (row): Named => ({
          disabled: isBusy || !isOpen(row),
          'aria-label': row.settlement.settlementCode,
        }),
        onSelect: ({ settlement }, isTicked) => {
          const next = new Set(ticked)
          if (isTicked) next.add(settlement.id)
          else next.delete(settlement.id)
          onTick(next)
        },
        // The box of all takes only those without anything to look at.
        onSelectAll: (isTicked) =>
          onTick(
            new Set([
              ...[...ticked].filter((id) => !own.includes(id)),
              ...(isTicked ? rows.filter(isPlain).map(({ settlement }) => settlement.id) : []),
            ]),
          ),
      }}
      columns={[
        {
          key: 'settlementCode',
          title: t(settlementFields.settlementCode.label),
          width: 190,
          render: (_, { settlement }) => (
            <>
              <PageLink name="settlementDetail" query={{ id: settlement.id }}>
                {settlement.settlementCode}
              </PageLink>
              <div className={textStyles.secondary}>{settlement.projectName}</div>
            </>
          ),
        },
        {
          key: 'period',
          title: t(settlementFields.period.label),
          width: 110,
          render: (_, { settlement }) => (
            <>
              <div>{settlement.periodStart}</div>
              <div className={textStyles.secondary}>{settlement.periodEnd}</div>
            </>
          ),
        },
        {
          key: 'totalAmountTax',
          title: t(settlementFields.totalAmountTax.label),
          width: 140,
          align: 'right',
          render: (_, { settlement }) => (
            <span className={textStyles.number}>{formatMoney(settlement.totalAmountTax)}</span>
          ),
        },
        {
          key: 'doubts',
          title: t('需要核对'),
          width: 280,
          render: (_, { refusal, doubts, difference }) => (
            <>
              {[...(refusal ? [refusal] : []), ...doubts].map((doubt) => (
                <div key={translateMessage(t, doubt)} className={refusal ? textStyles.negative : textStyles.warning}>
                  {translateMessage(t, doubt)}
                </div>
              ))}
              {difference
                ? t('实收比送货差 {{quantity}}，合 {{amount}} 元', {
                    quantity: quantitiesLine(difference.quantities, unitWord),
                    amount: formatMoney(difference.amount),
                  })
                : !refusal && doubts.length === 0 && t('无差异')}
            </>
          ),
        },
        {
          key: 'result',
          title: t('结果'),
          width: 170,
          render: (_, { settlement }) => <Result outcome={outcomes.get(settlement)} />,
        },
      ]}
    />
  )
}

function Result({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation()
  if (outcome?.state === 'done') return <Tag color="success">{t('已确认')}</Tag>
  return outcome?.state === 'failed' ? <span className={textStyles.negative}>{serverText(outcome.reason)}</span> : null
}
