import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settledOf, signedTerms } from '#features/mall/sale/model/flow'
import { bills } from '#features/money/bill/api'
import { flowFields } from '#features/money/bill/fields'
import { type Flow, flowPieces } from '#features/money/bill/flow/model'
import type { Bill } from '#features/money/bill/model'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'

const SIZE = 20
const COLUMNS = [
  'createTime',
  'flowType',
  'orderSn',
  'goodsName',
  'num',
  'billPrice',
  'finalPrice',
  'subsidy',
  'commissionPrice',
  'distributionRebate',
] as const
const KINDS = [
  ['all', '全部'],
  ['PAY', '收款'],
  ['REFUND', '退款'],
  ['distribution', '分销'],
] as const

/** The payments and refunds that make up a bill, those of a refund negative. */
export function BillFlows({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<(typeof KINDS)[number][0]>('all')
  const [current, setCurrent] = useState(1)
  const isDistribution = kind === 'distribution'
  const flowType = kind === 'PAY' || kind === 'REFUND' ? kind : ''
  const read = isDistribution ? bills.distributionFlows : bills.flows
  const query = useQuery({ ...read({ id: bill.id, flowType, current, size: SIZE }), meta: IN_PLACE })
  const rows = query.data?.records.map(signed) ?? []
  return (
    <Section
      title={t('结算单流水')}
      extra={
        <Segmented
          aria-label={t('流水类型')}
          options={KINDS.map(([value, label]) => ({ value, label: t(label) }))}
          value={kind}
          onChange={(next) => {
            setKind(next)
            setCurrent(1)
          }}
        />
      }
    >
      <RecordTable
        caption={t('结算单流水')}
        columns={fieldColumns<ReturnType<typeof signed>, (typeof COLUMNS)[number]>(
          flowFields,
          COLUMNS,
          t,
          (name, flow) => (name === 'num' ? flowPieces(flow) : undefined),
        )}
        dataSource={rows}
        query={query}
        pagination={{
          current,
          pageSize: SIZE,
          total: query.data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: setCurrent,
        }}
        empty={t(isDistribution ? '没有分销流水' : '没有流水')}
      />
    </Section>
  )
}

/** A flow with its terms as they count in the bill. */
function signed(flow: Flow) {
  return { ...flow, ...signedTerms(flow), billPrice: settledOf(flow) }
}
