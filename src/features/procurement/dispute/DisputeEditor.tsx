import { Form, type FormInstance } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice, formatQuantity, plainFigure } from '#domain/money'
import { type Text, text, translateMessage } from '#domain/text'
import { uploadFile } from '#features/procurement/supplementary/api'
import { CERTIFICATE_TYPES, certificateError } from '#features/procurement/supplementary/model'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { useUnitWord } from '#shared/fields/useDict'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { DrawerFrame } from '#shared/record/DrawerFrame'
import textStyles from '#shared/ui/text.module.css'
import { FileUpload } from '#shared/upload/FileUpload'
import { useFileGate } from '#shared/upload/useFileGate'
import type { StoredFile } from '#shared/upload/useUploads'
import { disputes } from './api'
import { claimDraft } from './claimDraft'
import { disputeFields } from './fields'
import {
  type Dispute,
  type DisputePayload,
  differenceOf,
  MAX_EVIDENCE,
  type SettledFigures,
  validateDispute,
} from './model'

/** The line that a claim is about. */
export type DisputedLine = SettledFigures & {
  billId: string
  settlementCode: string
  lineId: string
  seq: number | null
  /** The delivered quantity. */
  quantity: string | null
  taxRate: string | null
  amountTax: string | null
}

type Values = { claimQuantity: string; claimPrice: string; reason: string; evidence: StoredFile[] }
type Props = { line: DisputedLine; dispute: Dispute | undefined; onClose: () => void }

/** The drawer in which a line is disputed: the claimed quantity, the reason and the evidence. */
export function DisputeEditor(props: Props) {
  const { t } = useTranslation()
  const title = text('第 {{seq}} 行提出异议', { seq: props.line.seq ?? '' })
  return (
    <DrawerFrame title={translateMessage(t, title)} size={520} onClose={props.onClose}>
      <DisputeForm {...props} title={title} />
    </DrawerFrame>
  )
}

function DisputeForm({ line, dispute, title, onClose }: Props & { title: Text }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const [form] = Form.useForm<Values>()
  const gate = useFileGate()
  const [initial] = useState(() => initialValues(line, dispute))
  const { billId, lineId } = line
  const { screen, record } = claimDraft(line)
  const editor = useEditor({
    form,
    screen,
    record,
    title,
    initial,
    reread: rereadBy(
      disputes.ofSettlements(billId),
      (saved) => {
        const own = saved.find((one) => one.lineId === lineId)
        return initialValues(line, own)
      },
      { fields: disputeFields },
    ),
    mutation: disputes.save(),
    toPayload: (values) => payloadOf(line, values),
    onDone: () => {
      notify(t('{{code}} 第 {{seq}} 行的异议已保存', { code: line.settlementCode, seq: line.seq ?? '' }))
      onClose()
    },
  })
  return (
    <DrawerEditor editor={editor} title={title}>
      <EditorForm
        editor={editor}
        fields={disputeFields}
        validate={(values) => validateDispute(payloadOf(line, values), line)}
      >
        <FormField name="claimQuantity" label={t('主张数量（{{unit}}）', { unit: unitWord(line.unit) })} />
        <FormField name="claimPrice" />
        <Difference line={line} form={form} />
        <FormField name="reason" />
        <FormField name="evidence" rules={[gate.rule('evidence')]} checkOn="save">
          <FileUpload
            hasPhotos
            caption={t('凭证')}
            hint={t('磅单、签收照片等，可拖入或粘贴；pdf 或图片')}
            send={uploadFile}
            check={certificateError}
            types={CERTIFICATE_TYPES}
            max={MAX_EVIDENCE}
            tooMany="凭证最多9份"
            disabled={editor.isSaving}
            onPending={(count) => gate.tell('evidence', count)}
          />
        </FormField>
      </EditorForm>
    </DrawerEditor>
  )
}

/** What was settled, and what the typed claim differs from it by. */
function Difference({ line, form }: { line: DisputedLine; form: FormInstance<Values> }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const claimQuantity = Form.useWatch('claimQuantity', form) ?? ''
  const claimPrice = Form.useWatch('claimPrice', form) ?? ''
  const { quantity, amount } = differenceOf({
    ...line,
    claimQuantity: plainFigure(claimQuantity),
    claimPrice: plainFigure(claimPrice) || null,
  })
  return (
    <p role="status" className={textStyles.number}>
      {t('结算 {{quantity}} {{unit}} × {{price}} = {{amount}} 元', {
        quantity: formatQuantity(line.settleQuantity),
        unit: unitWord(line.unit),
        price: formatPrice(line.settlePriceTax),
        amount: formatMoney(line.amountTax),
      })}
      <br />
      <strong>
        {t('主张差 {{quantity}} {{unit}}，{{amount}} 元', {
          quantity: formatQuantity(quantity),
          unit: unitWord(line.unit),
          amount: formatMoney(amount),
        })}
      </strong>
    </p>
  )
}

/** A new claim starts with the delivered quantity and the settled price. */
function initialValues({ quantity, settlePriceTax }: DisputedLine, dispute: Dispute | undefined): Values {
  return {
    claimQuantity: dispute?.claimQuantity ?? quantity ?? '',
    claimPrice: dispute?.claimPrice ?? settlePriceTax ?? '',
    reason: dispute?.reason ?? '',
    evidence: (dispute?.evidence ?? []).map(({ name, url }) => ({ id: url, name, url, size: 0 })),
  }
}

function payloadOf({ billId, lineId }: DisputedLine, values: Values): DisputePayload {
  const { claimQuantity, claimPrice, reason, evidence } = values
  return {
    billId,
    lineId,
    // A save by keyboard sends what is still being typed.
    claimQuantity: plainFigure(claimQuantity),
    claimPrice: plainFigure(claimPrice),
    reason,
    evidence: evidence.map(({ name, url }) => ({ name, url })),
  }
}
