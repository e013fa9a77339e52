import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { picturesOf } from '#features/common/file/model'
import { ActionButtons } from '#shared/action/ActionButtons'
import { CopyableText, StatusTag } from '#shared/fields/FieldValue'
import { Photos } from '#shared/media/Photos'
import { Facts } from '#shared/record/Facts'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordPage } from '#shared/record/RecordPage'
import { Section } from '#shared/record/Section'
import { Due } from '#shared/ui/Due'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { ApproveDrawer } from './ApproveDrawer'
import { afterSaleActions } from './actions'
import { afterSales } from './api'
import { ClaimedGoods } from './claimColumns'
import { afterSaleFields } from './fields'
import { type AfterSale, dueOf, stepsOf } from './model'
import { ReturnParcel } from './ReturnParcel'

/** 售后详情: the buyer's claim and reason, the decision, and the returned goods. */
export default function AfterSaleDetailPage() {
  return (
    <>
      <RecordPage resource={afterSales.detail} title={({ sn }) => sn}>
        {(claim) => <ClaimBody claim={claim} />}
      </RecordPage>
      <ApproveDrawer />
    </>
  )
}

function ClaimBody({ claim }: { claim: AfterSale }) {
  const { t } = useTranslation()
  const due = dueOf(claim)
  return (
    <>
      <RecordHead
        title={<CopyableText text={claim.sn} />}
        tags={<StatusTag field={afterSaleFields.serviceStatus} value={claim.serviceStatus} />}
        facts={
          <>
            <span>{claim.memberName}</span>
            <span>{t('申请退款 {{price}} 元', { price: formatMoney(claim.applyRefundPrice) })}</span>
            {due && <Due due={due} />}
          </>
        }
        actions={<ActionButtons actions={afterSaleActions} record={claim} />}
      />
      <Section title={t('售后申请')}>
        <Facts
          fields={afterSaleFields}
          record={claim}
          names={[
            { field: 'goodsName', isWide: true, render: <ClaimedGoods claim={claim} /> },
            'serviceType',
            {
              field: 'orderSn',
              render: (
                <PageLink name="order-detail" query={{ sn: claim.orderSn }}>
                  {claim.orderSn}
                </PageLink>
              ),
            },
            'memberName',
            'createTime',
            'flowPrice',
            'applyRefundPrice',
            'reason',
            'refundWay',
            { field: 'problemDesc', isWide: true },
            { field: 'afterSaleImage', isWide: true, render: <Photos urls={picturesOf(claim.afterSaleImage)} /> },
          ]}
        />
      </Section>
      {claim.serviceStatus !== 'APPLY' && (
        <Section title={t('处理结果')}>
          <Facts
            fields={afterSaleFields}
            record={claim}
            names={[
              'serviceStatus',
              'actualRefundPrice',
              'refundTime',
              ...(claim.refundPoint ? (['refundPoint'] as const) : []),
              { field: 'auditRemark', isWide: true },
            ]}
          />
        </Section>
      )}
      {claim.refundWay === 'OFFLINE' && (
        <Section title={t('收款账户')}>
          <Facts
            fields={afterSaleFields}
            record={claim}
            names={['accountType', 'bankDepositName', 'bankAccountName', 'bankAccountNumber']}
          />
        </Section>
      )}
      {claim.serviceType === 'RETURN_GOODS' && !['APPLY', 'REFUSE'].includes(claim.serviceStatus) && (
        <ReturnParcel claim={claim} />
      )}
      <Section title={t('处理进度')}>
        <Steps claim={claim} />
      </Section>
    </>
  )
}

function Steps({ claim }: { claim: AfterSale }) {
  const { t } = useTranslation()
  return (
    <Timeline
      items={stepsOf(claim).map((step, at) => ({
        key: `${step.createTime} ${at}`,
        content: (
          <>
            <div>{t(step.message)}</div>
            <div className={textStyles.secondary}>
              {[step.createTime, t(step.operatorType), step.operatorName].filter(Boolean).join('　')}
            </div>
          </>
        ),
      }))}
    />
  )
}
