import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../domain/money'
import { canGo, type Query } from '../../shared/navigation'
import { PageLink } from '../../shared/ui/PageLink'
import { Section } from '../../shared/ui/Section'
import { contracts } from '../contract/api'
import { deliveries } from '../delivery/api'
import { purchases } from '../purchase/api'
import { settlements } from '../settlement/api'
import { settlementNext } from '../settlement/model'

type Props = {
  contractId: string
  contractCode: string
  /** Narrows orders and deliveries to one order. */
  orderSn?: string
}

const ONE = { current: 1, size: 1, pageNumber: 1, pageSize: 1 }

/**
 * Where a document stands on the way from contract to payment: what was ordered, delivered, accepted, settled and paid
 * of its contract, each step leading to the list behind it. Steps the account may not see are left out.
 */
export function TrailSection({ contractId, contractCode, orderSn }: Props) {
  const { t } = useTranslation()
  const filter: Record<string, string> = orderSn ? { orderSn } : { contractCode }
  const silent = { meta: { silent: true } }
  const notes = (status: string) => ({
    ...deliveries.page({ ...ONE, ...filter, status }),
    ...silent,
    enabled: canGo('deliverList'),
  })
  const [contract, orders, toAccept, accepted, stocked, bills, paid] = useQueries({
    queries: [
      { ...contracts.detail(contractId), ...silent, enabled: contractId !== '' && canGo('agreementList') },
      { ...purchases.page({ ...ONE, ...filter }), ...silent, enabled: canGo('purchaseOrderList') },
      notes('0'),
      notes('1'),
      notes('2'),
      { ...settlements.page({ ...ONE, contractCode }), ...silent, enabled: canGo('settlementList') },
      { ...settlements.page({ ...ONE, contractCode, status: '3' }), ...silent, enabled: canGo('settlementList') },
    ],
  })
  const count = (query: { data?: { total: number } }) => query.data?.total
  const money = (value: unknown) => `¥${formatMoney(value as string)}`
  const steps: (StepProps & { screen: string })[] = [
    {
      screen: 'agreementList',
      label: t('合同'),
      link: { name: 'agreementDetail', query: { id: contractId } },
      main: contractCode,
      note: contract.data && money(contract.data.totalAmountTax),
    },
    {
      screen: 'purchaseOrderList',
      label: t('采购订单'),
      link: { name: 'purchaseOrderList', query: filter },
      main: count(orders),
    },
    {
      screen: 'deliverList',
      label: t('待验收'),
      link: { name: 'deliverList', query: { ...filter, status: '0' } },
      main: count(toAccept),
      note: count(toAccept) ? t('下一步：项目部验收') : undefined,
    },
    {
      screen: 'deliverList',
      label: t('已验收'),
      link: { name: 'deliverList', query: { ...filter, status: '1' } },
      main: count(accepted),
      note: count(accepted) ? t('下一步：项目部入库') : undefined,
    },
    {
      screen: 'deliverList',
      label: t('已入库'),
      link: { name: 'deliverList', query: { ...filter, status: '2' } },
      main: count(stocked),
      note: contract.data && t('已供货 {{amount}}', { amount: money(contract.data.deliveredAmountTax) }),
    },
    {
      screen: 'settlementList',
      label: t('结算单'),
      link: { name: 'settlementList', query: { contractCode } },
      main: count(bills),
      note: bills.data?.summary ? money(bills.data.summary.amountTax) : undefined,
    },
    {
      screen: 'settlementList',
      label: t('已结算'),
      link: { name: 'settlementList', query: { contractCode, status: '3' } },
      main: count(paid),
      note: paid.data?.summary ? money(paid.data.summary.amountTax) : undefined,
    },
  ]
  const open = bills.data?.records[0]
  return (
    <Section
      title={t('业务链')}
      extra={open && <span className="secondary">{t(settlementNext[String(open.status)] ?? '')}</span>}
    >
      <ol className="trail">
        {steps
          .filter(({ screen }) => canGo(screen))
          .map(({ screen: _, ...step }) => (
            <Step key={step.label} {...step} />
          ))}
      </ol>
    </Section>
  )
}

type StepProps = { label: string; link: { name: string; query: Query }; main: ReactNode; note?: string }

function Step({ label, link, main, note }: StepProps) {
  return (
    <li>
      <span className="secondary">{label}</span>
      <PageLink name={link.name} query={link.query} label={`${label} ${main ?? ''}`}>
        <strong className="number">{main ?? ' '}</strong>
      </PageLink>
      <span className="secondary number">{note ?? ' '}</span>
    </li>
  )
}
