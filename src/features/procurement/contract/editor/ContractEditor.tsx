import { Alert, Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contractStatus } from '#domain/document/procurementStatus'
import { type Text, translateMessage } from '#domain/text'
import { ContractRejection } from '#features/procurement/contract/changes/ContractRejection'
import { contractFields } from '#features/procurement/contract/fields'
import {
  type ContractIntent,
  type ContractValues,
  formErrors,
  initialValues,
  newRow,
} from '#features/procurement/contract/form/contractForm'
import { ContractLinesField } from '#features/procurement/contract/lines/ContractLinesField'
import { useClearLines } from '#features/procurement/contract/lines/useClearLines'
import { useLineSetup } from '#features/procurement/contract/lines/useLineSetup'
import type { ContractDetail } from '#features/procurement/contract/model'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { toSearch } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import { AttachmentsField } from './AttachmentsField'
import { ContractConflict } from './ContractConflict'
import { ContractFields } from './ContractFields'
import { ContractTotals, ServerTotals } from './ContractTotals'
import { useContractEditor } from './useContractEditor'

type Props = {
  /** The loaded contract; null for a new one. The form is a snapshot of it. */
  contract: ContractDetail | null
  /**
   * What a new one starts from: its values, what to say of them, and the part of the address that its draft belongs to.
   */
  from?: { values: ContractValues; notice: Text; record: string } | null
  /** Refetches the contract and opens a new form with it. */
  reopen: () => Promise<void>
  onImport: () => void
}

/** The form of a new or existing contract: terms, lines and attachments. */
export function ContractEditor({ contract, from = null, reopen, onImport }: Props) {
  const { t } = useTranslation()
  const [form] = Form.useForm<ContractValues>()
  const grid = useRef<LineGridHandle>(null)
  const [initial] = useState(() => from?.values ?? initialValues(contract))
  const materialType = Form.useWatch('materialType', form) ?? initial.materialType
  const contractType = Form.useWatch('contractType', form) ?? initial.contractType
  const priceMode = Form.useWatch('priceMode', form) ?? initial.priceMode
  const lines = useLineSetup(ownerOf(contract, materialType, contractType))
  const record = contract ? toSearch({ id: contract.id }) : (from?.record ?? '')
  const { fields } = lines
  const contractEditor = useContractEditor({ contract, record, form, initial, fields, grid, reopen, onImport })
  const { triedRows, refused, conflict, settle } = contractEditor
  const { clear, isClearing } = useClearLines({ contract, editor: contractEditor.editor, form, reopen })
  const editor = lockedWhile(isClearing, contractEditor.editor)
  const { disabled } = editor.formProps
  const read = () => form.getFieldsValue(true) as ContractValues

  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      {from?.notice && <Alert type="info" showIcon title={translateMessage(t, from.notice)} />}
      {contract && contractStatus.is(contract.status, 'rejected') && (
        <ContractRejection contract={contract} read={read} />
      )}
      {contract && <ServerTotals contract={contract} />}
      {conflict > 0 && contract && (
        <ContractConflict
          key={conflict}
          contractId={contract.id}
          opened={editor.opened.current}
          read={read}
          onKeep={(merged, saved) => {
            editor.change(merged)
            editor.opened.current = saved
            settle()
          }}
          onTake={() => void editor.discard().then(reopen)}
        />
      )}
      <EditorForm<ContractValues, ContractIntent>
        editor={editor}
        fields={contractFields}
        validate={(values, intent) => formErrors(values, intent, lines.checkLines)}
        onIncomplete={(name) => name === 'materials' && grid.current?.focusFirstError()}
      >
        <Section title={t('合同信息')}>
          <ContractFields form={form} change={editor.change} />
        </Section>
        <Section title={t('合同材料')}>
          <ContractLinesField
            ref={grid}
            lines={lines}
            isNew={contract === null}
            triedRows={triedRows}
            refused={refused}
            newRow={() => newRow(read())}
            onImport={() => (contract && !editor.isDirty() ? onImport() : editor.save('import'))}
            onClear={clear}
            disabled={disabled}
            isFloating={priceMode === 'FLOATING'}
          />
        </Section>
        <Section title={t('合同附件')}>
          <AttachmentsField disabled={disabled} />
        </Section>
      </EditorForm>
      <EditorBar
        editor={editor}
        submit={{ text: t('提交'), intent: 'commit' }}
        second={{ text: t('保存'), intent: 'save' }}
      >
        <ContractTotals form={form} />
      </EditorBar>
    </EditorPage>
  )
}

/** A contract's own columns apply while its types are unchanged; otherwise those of the types. */
function ownerOf(contract: ContractDetail | null, materialType: string, contractType: string) {
  const isOwn = contract && contract.materialType === materialType && contract.contractType === contractType
  return isOwn ? { contractId: contract.id } : { materialType, contractType }
}

type ContractEditor = ReturnType<typeof useContractEditor>['editor']

/** The editor, locked while something other than saving changes the contract. */
function lockedWhile(isLocked: boolean, editor: ContractEditor): ContractEditor {
  if (!isLocked) return editor
  const formProps = { ...editor.formProps, disabled: true }
  return { ...editor, isSaving: true, save: () => undefined, intent: () => null, formProps }
}
