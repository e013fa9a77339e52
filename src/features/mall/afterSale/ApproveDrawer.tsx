import { useQuery } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fixed, formatMoney } from '#domain/money'
import { text, translateMessage } from '#domain/text'
import { isOfLine, proposedRefund, type RefundLimit, refundLimit } from '#features/mall/afterSale/model/limit'
import { aboutAction } from '#shared/action/aboutAction'
import { describeDialog } from '#shared/dialog/describeDialog'
import { useConfirm } from '#shared/dialog/useConfirm'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { SHORT_LIST } from '#shared/listState'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import { afterSaleActions } from './actions'
import { afterSales } from './api'
import { ClaimedGoods } from './claimColumns'
import { approvalFields, returnApprovalFields } from './fields'
import { type AfterSale, type ApprovalInput, allowedOf, consequenceOf, validateApproval } from './model'
import { ReturnAddressPicker } from './ReturnAddressPicker'

/** The drawer that approves a claim: open while the address has `edit=SN`. */
export function ApproveDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<AfterSale>
      param="edit"
      screen="return-goods-order-detail"
      size={560}
      resource={afterSales.detail}
      closedBy={(claim) => (allowedOf(claim).confirm ? null : t('这个申请已处理，请刷新后再看。'))}
      draft={{ screen: 'afterSaleApproval', fields: approvalFields }}
      title={(claim) => t('同意售后申请 {{sn}}', { sn: claim?.sn ?? '' })}
    >
      {(claim, close) => claim && <LimitedForm claim={claim} close={close} />}
    </RecordDrawer>
  )
}

type FormProps = { claim: AfterSale; close: () => void }

/** The form of a claim, once the other claims on its order are read where they count. */
function LimitedForm({ claim, close }: FormProps) {
  const { orderSn } = claim
  const query = useQuery({
    ...afterSales.page({ ...SHORT_LIST, orderSn }),
    enabled: isOfLine(claim) && orderSn !== '',
    meta: IN_PLACE,
  })
  if (query.isLoading) return <PageLoading />
  if (query.isError && !query.data) return <ErrorState query={query} />
  return <ApprovalForm claim={claim} close={close} limit={refundLimit(claim, query.data?.records ?? [])} />
}

function ApprovalForm({ claim, close, limit }: FormProps & { limit: RefundLimit }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [form] = Form.useForm<ApprovalInput>()
  const isReturn = claim.serviceType === 'RETURN_GOODS'
  const [initial] = useState(() => ({
    actualRefundPrice: proposedRefund(claim, limit),
    returnAddress: isReturn ? '1' : '',
    remark: '',
  }))
  const title = text('同意售后申请 {{sn}}', { sn: claim.sn })
  const editor = useEditor({
    form,
    screen: 'afterSaleApproval',
    record: `edit=${claim.sn}`,
    title,
    about: aboutAction(afterSaleActions, 'approve', claim),
    initial,
    reread: null,
    mutation: afterSales.approve(),
    before: ({ actualRefundPrice }) =>
      confirm({
        title: text('同意退款 {{price}} 元？', { price: formatMoney(actualRefundPrice) }),
        consequence: consequenceOf(claim),
        okText: '同意',
        isCautious: true,
      }),
    toPayload: ({ actualRefundPrice, remark, returnAddress }: ApprovalInput) => ({
      sn: claim.sn,
      actualRefundPrice: fixed(actualRefundPrice, 2),
      remark: remark.trim(),
      returnAddress,
    }),
    onDone: () => {
      notify(t('已同意售后申请 {{sn}}', { sn: claim.sn }))
      close()
    },
    fields: isReturn ? returnApprovalFields : approvalFields,
    words: [
      [/金额/, 'actualRefundPrice'],
      [/备注/, 'remark'],
    ],
  })
  return (
    <DrawerEditor editor={editor} title={title} saveText={t('同意')}>
      <ClaimedGoods claim={claim} />
      <p>
        {t('{{name}} 实付 {{paid}} 元，申请退款 {{asked}} 元：{{reason}}', {
          name: claim.memberName,
          paid: formatMoney(claim.flowPrice),
          asked: formatMoney(claim.applyRefundPrice),
          reason: claim.reason,
        })}
      </p>
      {Number(claim.freightPrice) > 0 && (
        <p>{t('这是订单最后的商品，实付含运费 {{freight}} 元。', { freight: formatMoney(claim.freightPrice) })}</p>
      )}
      <div ref={describeDialog}>
        <Alert type={isReturn ? 'info' : 'warning'} showIcon title={translateMessage(t, consequenceOf(claim))} />
      </div>
      <EditorForm
        editor={editor}
        fields={isReturn ? returnApprovalFields : approvalFields}
        validate={(values) => validateApproval(values, claim, limit)}
      >
        <FormField name="actualRefundPrice" />
        {isReturn && (
          <FormField name="returnAddress">
            <ReturnAddressPicker disabled={editor.isSaving} />
          </FormField>
        )}
        <FormField name="remark" />
      </EditorForm>
    </DrawerEditor>
  )
}
