import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { billActions } from '#features/money/bill/actions'
import { bills } from '#features/money/bill/api'
import { billFields } from '#features/money/bill/fields'
import { BillFormula } from '#features/money/bill/flow/BillFormula'
import type { Bill } from '#features/money/bill/model'
import { billNext } from '#features/money/bill/nextStep'
import { ShopAccount } from '#features/store/changeLog/public/ShopAccount'
import { ActionButtons } from '#shared/action/ActionButtons'
import { WithCapability } from '#shared/capability/WithCapability'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import { BillDifferences } from './BillDifferences'
import { BillFlows } from './BillFlows'
import { BillLogSection } from './BillLogSection'
import { BillOrders } from './BillOrders'
import { BillSteps } from './BillSteps'
import { useBillPolling } from './useBillPolling'

/** 结算单详情: how a bill's price arises, its orders and flows, and its way from one side to the other. */
export default function BillDetailPage() {
  return (
    <RecordPage resource={bills.detail} title={({ sn }) => sn}>
      {(bill) => <BillBody bill={bill} />}
    </RecordPage>
  )
}

function BillBody({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  useBillPolling(bill)
  return (
    <>
      <RecordHead
        title={<CopyableText text={bill.sn} />}
        tags={<StatusTag field={billFields.billStatus} value={bill.billStatus} />}
        facts={
          <>
            <span>{`${bill.startTime} ~ ${bill.endTime}`}</span>
            <span>
              {t('结算金额')} <strong className={textStyles.number}>¥{formatMoney(bill.billPrice)}</strong>
            </span>
            <span>{t(billNext(bill))}</span>
          </>
        }
        actions={<ActionButtons actions={billActions} record={bill} />}
      />
      {bill.billStatus === 'REJECTION' && (
        <Alert type="error" showIcon title={t('退回原因：{{reason}}', { reason: bill.auditRemark })} />
      )}
      <BillSteps bill={bill} />
      <Section title={t('结算计算')}>
        <BillFormula bill={bill} />
      </Section>
      <Section title={t('结算单信息')}>
        <DescriptionList
          fields={billFields}
          record={bill}
          names={[
            'createdBy',
            'createTime',
            'orderNum',
            'storeName',
            'bankAccountName',
            {
              field: 'bankAccountNumber',
              render: (
                <ShopAccount
                  number={bill.bankAccountNumber}
                  of={{ kind: 'BILL', id: bill.id }}
                  label={billFields.bankAccountNumber.label}
                />
              ),
            },
            'bankName',
            'bankCode',
            'payTime',
            'payPrice',
            'transactionId',
            { field: 'remark', isWide: true },
          ]}
        />
      </Section>
      <WithCapability of="ownBills">
        <BillOrders bill={bill} />
      </WithCapability>
      <BillDifferences bill={bill} />
      <BillFlows bill={bill} />
      <WithCapability of="ownBills">
        <BillLogSection bill={bill} />
      </WithCapability>
    </>
  )
}
