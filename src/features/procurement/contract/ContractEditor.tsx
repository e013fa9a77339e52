import { Form } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { DraftNotice, EditorBar, saveByKeyboard } from '#shared/editor/EditorBar'
import layout from '#shared/editor/editorLayout.module.css'
import { FileUpload } from '#shared/editor/FileUpload'
import { isComplete } from '#shared/editor/isComplete'
import { useEditor } from '#shared/editor/useEditor'
import { useFileGate } from '#shared/editor/useFileGate'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { closeAndGo, toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import { useTab } from '#shared/tab'
import { usePageModal } from '#shared/ui/pageModal'
import { Section } from '#shared/ui/Section'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { type ContractWrite, type ContractWritten, contracts, uploadAttachment } from './api'
import { ContractConflict } from './ContractConflict'
import { ContractFields } from './ContractFields'
import { ContractLines } from './ContractLines'
import { ContractRejection } from './ContractRejection'
import { ContractTotals, ServerTotals } from './ContractTotals'
import {
  type ContractValues,
  initialValues,
  newRow,
  refusedCell,
  refusedValue,
  sentRows,
  toDraft,
} from './contractForm'
import { ATTACHMENT_TYPES, attachmentError, type ContractDetail, MAX_ATTACHMENTS, validateContract } from './model'
import { useClearLines } from './useClearLines'
import { useLineSetup } from './useLineSetup'

/** What saving is for: to keep it, to hand it in, or to go on with an import. */
type Intent = 'save' | 'commit' | 'import'
const NOT_REFUSED = { rows: null, errors: {} }

type Props = {
  /** The contract as it was read; null for a new one. The form is a snapshot of it. */
  contract: ContractDetail | null
  /** Reads the contract again and begins anew with it. */
  reopen: () => Promise<void>
  onImport: () => void
}

/** The form of a contract, new or not: terms, lines and papers. */
export function ContractEditor({ contract, reopen, onImport }: Props) {
  const { t } = useTranslation()
  const modal = usePageModal()
  const tab = useTab()
  const [form] = Form.useForm<ContractValues>()
  const gate = useFileGate()
  const grid = useRef<LineGridHandle>(null)
  const intent = useRef<Intent>('save')
  const [stage, setStage] = useState<'update' | 'commit'>('update')
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ rows: ContractValues['materials'] | null; errors: Record<string, string> }>(
    NOT_REFUSED,
  )
  /** How often saving met a newer version; each time it is read anew. 0: it did not, or that is settled. */
  const [conflict, setConflict] = useState(0)
  const [initial] = useState(() => initialValues(contract))
  const materialType = Form.useWatch('materialType', form) ?? initial.materialType
  const contractType = Form.useWatch('contractType', form) ?? initial.contractType
  const lines = useLineSetup(ownerOf(contract, materialType, contractType))
  const editor = useEditor<ContractValues, ContractWrite, ContractWritten>({
    form,
    screen: contract ? 'agreementEdit' : 'agreementCreate',
    record: contract ? toSearch({ id: contract.id }) : '',
    title: contract ? t('合同 {{code}}', { code: contract.contractCode || contract.contractName }) : t('新建合同'),
    initial,
    action: contracts.save(),
    toPayload: (values) => ({ draft: toDraft(values), isCommit: intent.current === 'commit' }),
    onDone: ({ id, failure }) => {
      if (failure) notify(t(failure.message))
      if (intent.current === 'commit' && !failure) {
        notify(t('合同已提交，等待采购单位审核'))
        return closeAndGo('agreementDetail', { id }, tab.key)
      }
      if (!failure) notify(t('合同已保存'))
      if (!contract)
        return closeAndGo('agreementEdit', { id, ...(intent.current === 'import' ? { import: 1 } : {}) }, tab.key)
      if (intent.current === 'import') onImport()
      return reopen()
    },
    errorsOf: (error) => refusedCell(error, form.getFieldValue('materials'), lines.fields) ?? refusedValue(error),
    onRefused: (errors) => {
      setConflict((times) => ('version' in errors ? times + 1 : 0))
      const cells = Object.fromEntries(Object.entries(errors).filter(([path]) => path.includes('.')))
      setRefused({ rows: form.getFieldValue('materials'), errors: cells })
      if (Object.keys(cells).length > 0) requestAnimationFrame(() => grid.current?.focusFirstError())
    },
  })
  const clear = useClearLines({ contract, editor, form, reopen })

  const errorsNow = () => {
    const values = form.getFieldsValue(true) as ContractValues
    const atStage = intent.current === 'commit' ? 'commit' : 'update'
    return validateContract(toDraft(values), atStage, sentRows(values.materials).length)
  }
  const check = (name: string) => ({
    validator: () => {
      const error = errorsNow()[name]
      return error ? Promise.reject(new Error(t(error))) : Promise.resolve()
    },
  })
  const checkLines = {
    validator: () => {
      const error = errorsNow().materials
      if (error) return Promise.reject(new Error(t(error)))
      const hasErrors = Object.keys(lines.checkLines(form.getFieldValue('materials') ?? [])).length > 0
      return hasErrors ? Promise.reject(new Error(t('请修正合同材料中标出的内容'))) : Promise.resolve()
    },
  }
  const save = (next: Intent) => {
    intent.current = next
    setStage(next === 'commit' ? 'commit' : 'update')
    setTried(true)
    editor.save()
  }
  const commit = async () => {
    intent.current = 'commit'
    setStage('commit')
    setTried(true)
    // Saving what is not complete shows what is missing, at its place.
    if (!(await isComplete(form))) return editor.save()
    const zero = sentRows(form.getFieldValue('materials')).filter((row) => Number(row.taxUnitPrice) === 0).length
    modal.confirm({
      title: t('提交合同 {{name}}？', { name: wireText(form.getFieldValue('contractName')) }),
      content:
        zero > 0
          ? t('提交后由采购单位审核，审核期间不能修改。其中 {{count}} 行含税单价为 0。', { count: zero })
          : t('提交后由采购单位审核，审核期间不能修改。'),
      okText: t('提交'),
      cancelText: t('取消'),
      onOk: () => editor.save(),
    })
  }
  const startImport = () => (contract && !editor.isDirty() ? onImport() : save('import'))

  return (
    <div className={layout.page}>
      <DraftNotice editor={editor} />
      {contract?.status === 4 && (
        <ContractRejection contract={contract} read={() => form.getFieldsValue(true) as ContractValues} />
      )}
      {contract && <ServerTotals contract={contract} />}
      {conflict > 0 && contract && (
        <ContractConflict
          key={conflict}
          contractId={contract.id}
          read={() => form.getFieldsValue(true) as ContractValues}
          onKeep={(version) => {
            editor.change({ version })
            setConflict(0)
          }}
          onTake={() => void editor.discard().then(reopen)}
        />
      )}
      <Form
        {...editor.formProps}
        onKeyDown={saveByKeyboard(() => save('save'))}
        layout="vertical"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinishFailed={({ errorFields }) => errorFields[0]?.name[0] === 'materials' && grid.current?.focusFirstError()}
      >
        <Section title={t('合同信息')}>
          <ContractFields editor={editor} form={form} check={check} />
        </Section>
        <Section title={t('合同材料')}>
          {lines.query.isError && !contract ? (
            <EmptyState text={t('请先保存合同，再填写合同材料')} />
          ) : lines.query.isError ? (
            <ErrorState error={lines.query.error} retry={() => void lines.query.refetch()} />
          ) : lines.columns.length === 0 ? (
            <EmptyState text={t('选择材料类型后填写合同材料')} />
          ) : (
            // The frame of a form's item costs more than a grid's keystroke may: only its error draws it anew.
            <Form.Item>
              <Form.Item name="materials" noStyle rules={[checkLines]} validateTrigger={[]}>
                <ContractLines
                  ref={grid}
                  columns={lines.columns}
                  checkLines={lines.checkLines}
                  wasTried={wasTried}
                  refused={refused}
                  newRow={() => newRow(form.getFieldsValue(true) as ContractValues)}
                  onImport={startImport}
                  onClear={clear}
                  disabled={editor.isSaving}
                />
              </Form.Item>
            </Form.Item>
          )}
        </Section>
        <Section title={t('合同附件')}>
          <Form.Item
            name="attachments"
            rules={[check('attachments'), gate.rule('attachments')]}
            validateTrigger={[]}
            required={stage === 'commit'}
          >
            <FileUpload
              caption={t('合同附件')}
              hint={t('可拖入或粘贴，一次多个；pdf、图片、Word、Excel、zip，每个不超过 20MB，最多 10 个')}
              send={uploadAttachment}
              check={attachmentError}
              types={ATTACHMENT_TYPES}
              max={MAX_ATTACHMENTS}
              tooMany="合同附件最多10个"
              onPending={(count) => gate.tell('attachments', count)}
              disabled={editor.isSaving}
            />
          </Form.Item>
        </Section>
      </Form>
      <EditorBar
        editor={{ ...editor, save: () => void commit() }}
        submitText={t('提交')}
        second={{ text: t('保存'), run: () => save('save') }}
      >
        <ContractTotals form={form} />
      </EditorBar>
    </div>
  )
}

/** A contract has its own columns as long as its type stands; another type, or none yet, has those of the type. */
function ownerOf(contract: ContractDetail | null, materialType: string, contractType: string) {
  const isOwn = contract && contract.materialType === materialType && contract.contractType === contractType
  return isOwn ? { contractId: contract.id } : { materialType, contractType }
}
