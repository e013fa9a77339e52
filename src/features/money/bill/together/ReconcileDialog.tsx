import { DownloadOutlined } from '@ant-design/icons'
import { useQueries } from '@tanstack/react-query'
import { Button, Modal, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { bills as calls } from '#features/money/bill/api'
import { BillFormula } from '#features/money/bill/flow/BillFormula'
import type { BillRow } from '#features/money/bill/model'
import { WithCapability } from '#shared/capability/WithCapability'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'
import { BillsTable } from './BillsTable'
import { DifferencesTogether } from './DifferencesTogether'
import { isPaid, lacksFigures, shopsOf, sumOfBills } from './model'
import { saveTogether } from './togetherWorkbook'

/** By the sign of what arrived beside what was billed. */
const PAID_TEXTS = {
  [-1]: '已付款的结算单到账 {{paid}} 元，比结算金额少 {{difference}} 元；还未付款的结算金额 {{unpaid}} 元。',
  0: '已付款的结算单到账 {{paid}} 元，与结算金额相符；还未付款的结算金额 {{unpaid}} 元。',
  1: '已付款的结算单到账 {{paid}} 元，比结算金额多 {{difference}} 元；还未付款的结算金额 {{unpaid}} 元。',
} as const
const NOTHING_PAID = '还没有结算单付款；未付款的结算金额 {{unpaid}} 元。'

type Props = { bills: readonly BillRow[]; onClose: () => void }

/** Several bills as one, of one shop or of several: their figures added up, what was paid, and what differs. */
export function ReconcileDialog({ bills, onClose }: Props) {
  const { t } = useTranslation()
  const shops = shopsOf(bills)
  const [shop, setShop] = useState<string | null>(null)
  const shown = shop === null ? bills : bills.filter(({ storeName }) => storeName === shop)
  // A service may tell the figures in the records alone.
  const reads = useQueries({
    queries: shown.map((bill) => ({ ...calls.detail(bill.id), enabled: lacksFigures(bill), meta: IN_PLACE })),
  })
  const failed = reads.find(({ isError }) => isError)
  const isRead = !reads.some(({ isLoading }) => isLoading)
  const whole = shown.map((bill, at) => reads[at]?.data ?? bill)
  const sums = sumOfBills(whole)
  return (
    <Modal
      open
      width={1160}
      title={t('合并核对 {{count}} 张结算单', { count: bills.length })}
      onCancel={onClose}
      footer={
        <>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            disabled={!isRead || failed !== undefined}
            onClick={() => void saveTogether(whole, t)}
          >
            {t('导出 Excel')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('关闭')}
          </Button>
        </>
      }
    >
      {shops.length > 1 && (
        <Segmented
          aria-label={t('店铺')}
          value={shop ?? ''}
          onChange={(value) => setShop(value || null)}
          options={[{ value: '', label: t('全部店铺') }, ...shops.map((value) => ({ value, label: value }))]}
        />
      )}
      {failed ? (
        <ErrorState query={failed} />
      ) : isRead ? (
        <>
          <Section title={t('结算单')}>
            <BillsTable bills={whole} />
          </Section>
          <Section title={t('结算计算')}>
            <BillFormula bill={sums} />
            <p>
              {t(whole.some(isPaid) ? PAID_TEXTS[sums.payDifference.cmp(0)] : NOTHING_PAID, {
                paid: formatMoney(sums.paid),
                difference: formatMoney(sums.payDifference.abs()),
                unpaid: formatMoney(sums.unpaid),
              })}
            </p>
          </Section>
          <WithCapability of="billReconciling">
            <DifferencesTogether bills={shown} />
          </WithCapability>
        </>
      ) : (
        <Skeleton active />
      )}
    </Modal>
  )
}
