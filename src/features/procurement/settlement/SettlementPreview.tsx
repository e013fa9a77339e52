import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { settlementPeriod } from '#features/procurement/settlement/public/settlementPeriod'
import { ActionButtons } from '#shared/action/ActionButtons'
import { PreviewHead, PreviewLines, PreviewPart, RecordPreview } from '#shared/list/preview/RecordPreview'
import { DescriptionList } from '#shared/record/DescriptionList'
import { settlementActions } from './actions'
import { settlements } from './api'
import { settlementFields } from './fields'
import { settlementProgress } from './nextStep'
import { SettlementReason } from './SettlementReason'
import { SettlementStatusTags } from './SettlementStatusTags'

/** A settlement at the side of the list: state, next step, actions, amounts and its first lines. */
export default function SettlementPreview({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <RecordPreview resource={settlements.detail} id={id}>
      {(settlement) => (
        <>
          <PreviewHead
            tags={<SettlementStatusTags settlement={settlement} />}
            next={settlementProgress(settlement)}
            actions={<ActionButtons actions={settlementActions} record={settlement} />}
          />
          <SettlementReason settlement={settlement} />
          <PreviewPart title={t('结算信息')}>
            <DescriptionList
              fields={settlementFields}
              record={settlement}
              names={[
                { field: 'projectName', isWide: true },
                { field: 'companyName', isWide: true },
                'totalAmountTax',
                'totalAmountNoTax',
                'totalTax',
                'payStatus',
                {
                  field: 'period',
                  isWide: true,
                  render: settlementPeriod(settlement),
                },
                'materialType',
                'deliverCount',
              ]}
            />
          </PreviewPart>
          <PreviewLines
            title={t('结算明细')}
            lines={(settlement.lines ?? []).map((line) => ({
              ...line,
              grade: line.grade ?? line.strengthGrade,
              quantity: line.settleQuantity ?? line.quantity,
              amount: line.amountTax,
              tag: line.outOfTolerance && <Tag color="error">{t('超差')}</Tag>,
            }))}
          />
        </>
      )}
    </RecordPreview>
  )
}
