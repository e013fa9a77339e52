import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { ApprovalSection } from '#features/procurement/approval/ApprovalSection'
import { disputeFields } from '#features/procurement/dispute/fields'
import { RecordLogSection } from '#features/procurement/recordLog/RecordLogSection'
import { SettlementLines } from '#features/procurement/settlement/lines/SettlementLines'
import { settlementNext } from '#features/procurement/settlement/model/progress'
import { settlementPeriod } from '#features/procurement/settlement/public/settlementPeriod'
import { TrailSection } from '#features/procurement/trail/TrailSection'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText } from '#shared/fields/FieldValue'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import { settlementActions } from './actions'
import { settlements } from './api'
import { settlementFields } from './fields'
import type { Settlement } from './model'
import { settlementProgress } from './nextStep'
import { SettlementDescription } from './SettlementDescription'
import { SettlementReason } from './SettlementReason'
import { SettlementStatusTags } from './SettlementStatusTags'

/** 结算单详情: the settlement in its type's layout, checked against the server's totals, and its approvals. */
export default function SettlementDetailPage() {
  return (
    <RecordPage resource={settlements.detail} title={({ settlementCode }) => settlementCode}>
      {(settlement) => <SettlementBody settlement={settlement} />}
    </RecordPage>
  )
}

function SettlementBody({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation()
  // The lines, up to a thousand, render first; the sections below follow in a deferred render.
  const areLinesRendered = useDeferredValue(true, false)
  return (
    <>
      <RecordHead
        title={<CopyableText text={settlement.settlementCode} />}
        tags={<SettlementStatusTags settlement={settlement} />}
        facts={
          <>
            <span>{settlement.projectName}</span>
            <span>{settlementPeriod(settlement)}</span>
            <span>
              {t('含税合计')} <strong className={textStyles.number}>¥{formatMoney(settlement.totalAmountTax)}</strong>
            </span>
            <span>{t(settlementProgress(settlement))}</span>
          </>
        }
        actions={<ActionButtons actions={settlementActions} record={settlement} />}
      />
      <SettlementReason settlement={settlement} />
      <Section title={t('结算信息')}>
        <SettlementDescription settlement={settlement} />
      </Section>
      <SettlementLines settlement={settlement} />
      {areLinesRendered && (
        <>
          <TrailSection of={{ kind: 'SHEET', id: settlement.id }} own={settlementNext(settlement)} />
          <ApprovalSection code={settlement.settlementCode} />
          <RecordLogSection
            of={{ kind: 'SHEET', id: settlement.id }}
            fields={{ ...settlementFields, ...disputeFields }}
          />
        </>
      )}
    </>
  )
}
