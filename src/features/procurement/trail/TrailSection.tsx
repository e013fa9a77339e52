import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity, quantityScale } from '#domain/money'
import { contracts } from '#features/procurement/contract/api'
import { deliveries } from '#features/procurement/delivery/api'
import { purchases } from '#features/procurement/purchase/api'
import { settlements } from '#features/procurement/settlement/api'
import { canGo, type ScreenLink } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import { PageLink } from '#shared/ui/PageLink'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { type Quantities, type TrailDocuments, type TrailStep, trailOf } from './model'
import styles from './TrailSection.module.css'

type Props = {
  contractId: string
  contractCode: string
  /** Limits orders and deliveries to one order. */
  orderSn?: string
}

/** Maximum number of documents fetched per kind; a larger contract shows the totals of these, and says so. */
const MOST = 500
const ALL = { current: 1, size: MOST, pageNumber: 1, pageSize: MOST }

const LABELS: Record<TrailStep['key'], string> = {
  contract: '合同',
  order: '采购订单',
  deliver: '送货',
  accept: '验收',
  settle: '结算',
  pay: '付款',
}
const LEFT: Partial<Record<TrailStep['key'], string>> = {
  deliver: '未送 {{quantity}}',
  accept: '待验收 {{quantity}}',
  settle: '未结算 {{quantity}}',
}

/**
 * The progress of a contract or an order towards payment: ordered, delivered, accepted, settled, paid and remaining
 * quantities, dates, and the next step. Each step links to its document, or to their list. Steps without permission are
 * hidden.
 */
export function TrailSection({ contractId, contractCode, orderSn = '' }: Props) {
  const { t } = useTranslation()
  const filter: Record<string, string> = orderSn ? { orderSn } : { contractCode }
  const silent = { meta: { silent: true } }
  const isWhole = orderSn === ''
  const queries = useQueries({
    queries: [
      { ...contracts.detail(contractId), ...silent, enabled: contractId !== '' && canGo('agreementList') },
      {
        ...contracts.materials({ ...ALL, contractId }),
        ...silent,
        enabled: isWhole && contractId !== '' && canGo('agreementList'),
      },
      { ...purchases.page({ ...ALL, ...filter }), ...silent, enabled: isWhole && canGo('purchaseOrderList') },
      { ...purchases.detail(orderSn), ...silent, enabled: !isWhole && canGo('purchaseOrderList') },
      { ...deliveries.page({ ...ALL, ...filter, withItems: 1 }), ...silent, enabled: canGo('deliverList') },
      { ...settlements.list({ contractCode }), ...silent, enabled: contractCode !== '' && canGo('settlementList') },
    ],
  })
  const [contract, materials, orders, order, notes, bills] = queries
  const documents: TrailDocuments = {
    contract: contract.data ?? undefined,
    materials: materials.data?.records,
    orders: order.data ? [order.data] : orders.data?.records,
    notes: notes.data?.records,
    bills: isWhole ? bills.data : billsOf(bills.data, notes.data?.records),
  }
  const isLoading = queries.some((query) => query.isLoading)
  const failed = queries.find(({ isError }) => isError)
  const isCut = [orders.data, notes.data].some((page) => (page?.total ?? 0) > MOST)
  return (
    <Section
      title={t('业务链')}
      extra={isCut && <span className={textStyles.secondary}>{t('只统计最近 {{count}} 张单据', { count: MOST })}</span>}
    >
      {failed && (
        <ErrorState
          error={failed.error}
          retry={() => {
            for (const query of queries) if (query.isError) void query.refetch()
          }}
        />
      )}
      <ol className={styles.trail} aria-busy={isLoading}>
        {(isLoading ? [] : trailOf(documents)).map((step) => (
          <Step key={step.key} step={step} link={linkOf(step, documents, { contractId, contractCode, filter })} />
        ))}
      </ol>
    </Section>
  )
}

/** A sheet belongs to a contract; an order's sheets are those of its notes. */
function billsOf(bills: TrailDocuments['bills'], notes: TrailDocuments['notes']): TrailDocuments['bills'] {
  const codes = new Set(notes?.map((note) => note.settlementCode))
  return notes && bills?.filter(({ settlementCode }) => codes.has(settlementCode))
}

type Link = ScreenLink & { text: string }

/** Links to a step's only document by its number, else to their list. */
function linkOf(
  { key, left }: TrailStep,
  { orders = [], notes = [], bills = [] }: TrailDocuments,
  { contractId, contractCode, filter }: { contractId: string; contractCode: string; filter: Record<string, string> },
): Link {
  const [order, note, bill] = [orders[0], notes[0], bills[0]]
  switch (key) {
    case 'contract':
      return { name: 'agreementDetail', query: { id: contractId }, text: contractCode }
    case 'order':
      if (order && orders.length === 1) {
        return { name: 'purchaseDetail', query: { orderSn: order.orderSn }, text: order.orderSn }
      }
      return { name: 'purchaseOrderList', query: filter, text: '' }
    case 'deliver':
      if (note && notes.length === 1) {
        return { name: 'deliverDetail', query: { deliverSn: note.deliverSn }, text: note.deliverSn }
      }
      return { name: 'deliverList', query: filter, text: '' }
    case 'accept':
      // Notes awaiting acceptance; when there are none, the accepted ones.
      return { name: 'deliverList', query: { ...filter, ...(left.size > 0 ? { status: '0' } : {}) }, text: '' }
    case 'settle':
      if (bill && bills.length === 1) {
        return { name: 'settlementDetail', query: { id: bill.id }, text: bill.settlementCode }
      }
      return { name: 'settlementList', query: { contractCode }, text: '' }
    case 'pay':
      return { name: 'settlementList', query: { contractCode, status: '3' }, text: '' }
  }
}

function Step({ step, link }: { step: TrailStep; link: Link }) {
  const { t } = useTranslation()
  const { key, count = 0, done, left, amount, date, next } = step
  const label = t(LABELS[key])
  const text = link.text || t('{{count}} 张', { count })
  const leftWord = LEFT[key]
  return (
    <li data-next={next !== '' || undefined}>
      <span className={textStyles.secondary}>{label}</span>
      <PageLink name={link.name} query={link.query} label={`${label} ${text}`}>
        <strong className={textStyles.number}>{text}</strong>
      </PageLink>
      {done.size > 0 && <span className={textStyles.number}>{quantityText(done)}</span>}
      {leftWord && left.size > 0 && (
        <span className={`${textStyles.secondary} ${textStyles.number}`}>
          {t(leftWord, { quantity: quantityText(left) })}
        </span>
      )}
      {amount !== undefined && <span className={textStyles.number}>¥{formatMoney(amount)}</span>}
      {date !== '' && <span className={`${textStyles.secondary} ${textStyles.number}`}>{date.slice(0, 10)}</span>}
      {next !== '' && <span className={styles.next}>{t(next)}</span>}
    </li>
  )
}

function quantityText(quantities: Quantities): string {
  return [...quantities].map(([unit, value]) => `${formatQuantity(value, quantityScale(unit))} ${unit}`).join('、')
}
