import { Alert, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { uploadFile } from '#features/procurement/supplementary/api'
import { certificateError } from '#features/procurement/supplementary/model'
import { aboutAction } from '#shared/action/aboutAction'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DrawerEditor } from '#shared/editor/DrawerEditor'
import { EditorForm } from '#shared/editor/EditorForm'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { notify } from '#shared/notify'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { EmptyState } from '#shared/ui/states'
import { FileUpload } from '#shared/upload/FileUpload'
import { useFileGate } from '#shared/upload/useFileGate'
import { receiptActions } from './actions'
import { receipts } from './api'
import { receiptFields } from './fields'
import { InvoiceLines } from './InvoiceLines'
import { InvoiceTo } from './InvoiceTo'
import {
  correctionOf,
  correctionText,
  type InvoiceInput,
  invoicePayload,
  isFullCorrection,
  issueBlock,
  type Receipt,
  unchangedError,
  validateInvoice,
} from './model'

/** The drawer that issues an invoice: open while the address has `edit=ID`. */
export function InvoiceEditor() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Receipt>
      param="edit"
      screen="receipt"
      size={640}
      resource={receipts.byId}
      draft={{ screen: 'receiptInvoice', fields: receiptFields }}
      title={(receipt) => (receipt?.receiptStatus === '1' ? t('更正发票') : t('开票'))}
    >
      {(receipt, close) => receipt && <Opened receipt={receipt} close={close} />}
    </RecordDrawer>
  )
}

function Opened({ receipt, close }: { receipt: Receipt; close: () => void }) {
  const { t } = useTranslation()
  const block = issueBlock(receipt)
  return block ? <EmptyState text={translateMessage(t, block)} /> : <InvoiceForm receipt={receipt} close={close} />
}

function InvoiceForm({ receipt, close }: { receipt: Receipt; close: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<InvoiceInput>()
  const gate = useFileGate()
  const [initial] = useState(() => inputOf(receipt))
  const [correction] = useState(() => correctionOf(receipt))
  const title = text('订单 {{sn}} 的发票', { sn: receipt.orderSn })
  const editor = useEditor({
    form,
    screen: 'receiptInvoice',
    record: `edit=${receipt.id}`,
    title,
    about: aboutAction(receiptActions, receipt.receiptStatus === '1' ? 'correct' : 'issue', receipt),
    initial,
    reread: rereadBy(receipts.byId(receipt.id), inputOf, { fields: receiptFields }),
    mutation: receipts.issue(),
    toPayload: (input: InvoiceInput) => ({ id: receipt.id, ...invoicePayload(input, receipt, correction) }),
    onDone: () => {
      notify(t('订单 {{sn}} 的发票已保存', { sn: receipt.orderSn }))
      close()
    },
    fields: receiptFields,
  })
  const validate = (input: InvoiceInput) => {
    const unchanged = unchangedError(invoicePayload(input, receipt, correction), receipt, correction)
    return { ...(unchanged && { invoiceNo: unchanged }), ...validateInvoice(input, correction) }
  }
  const upload = (name: 'file' | 'redFile') => (
    <FormField name={name} rules={[gate.rule(name)]} checkOn="save">
      <FileUpload
        caption={t(receiptFields[name].label)}
        hint={t('电子发票 pdf，可拖入或粘贴')}
        send={uploadFile}
        check={pdfError}
        types={['pdf']}
        max={1}
        tooMany="发票文件最多1份"
        disabled={editor.isSaving}
        onPending={(left) => gate.tell(name, left)}
      />
    </FormField>
  )
  return (
    <DrawerEditor editor={editor} title={title}>
      <InvoiceTo receipt={receipt} correction={correction} />
      <InvoiceLines lines={receipt.invoiceLines} />
      <EditorForm editor={editor} fields={receiptFields} validate={validate}>
        {correction && (
          <>
            <Alert type="warning" showIcon title={translateMessage(t, correctionText(correction))} />
            <FormField name="redNo" />
            {upload('redFile')}
          </>
        )}
        {!(correction && isFullCorrection(correction)) && (
          <>
            <FormField name="invoiceNo" label={correction ? t('新发票号码') : t(receiptFields.invoiceNo.label)} />
            {upload('file')}
          </>
        )}
      </EditorForm>
    </DrawerEditor>
  )
}

function pdfError(file: { name: string; size: number }): string | null {
  return /\.pdf$/i.test(file.name) ? certificateError(file) : '不支持的文件类型'
}

/** A correction that takes the issued invoice back begins empty: both papers are new. */
function inputOf(receipt: Receipt): InvoiceInput {
  const none = { invoiceNo: '', file: [], redNo: '', redFile: [] }
  const { invoice } = receipt
  if (!invoice || correctionOf(receipt)) return none
  const { invoiceNo, fileUrl: url, fileName: name } = invoice
  return { ...none, invoiceNo, file: url ? [{ id: url, name, url, size: 0 }] : [] }
}
