import { useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, text } from '#domain/text'
import { type ContractWrite, type ContractWritten, contracts } from '#features/procurement/contract/api'
import {
  type ContractIntent,
  type ContractValues,
  type RefusedCells,
  refusedCell,
  refusedValue,
  sentRows,
  toPayload,
} from '#features/procurement/contract/form/contractForm'
import { pricesConcern, rowsOffParts } from '#features/procurement/contract/form/linePrices'
import type { ContractDetail } from '#features/procurement/contract/model'
import type { MaterialField } from '#features/procurement/material/model'
import { useConfirm } from '#shared/dialog/useConfirm'
import { type Editor, useEditor } from '#shared/editor/useEditor'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { keysOf } from '#shared/grid/shownErrors'
import { closeAndGo } from '#shared/navigation'
import { notify } from '#shared/notify'
import { readFresh } from '#shared/resource'
import { useTab } from '#shared/tab'
import { saveQuestion } from './saveQuestion'
import { supplementConcern, supplementDifferences } from './supplement'

type Options = {
  contract: ContractDetail | null
  /** The part of the address under which the draft is kept. */
  record: string
  form: FormInstance<ContractValues>
  initial: ContractValues
  /** The columns of the lines. */
  fields: readonly MaterialField[]
  grid: RefObject<LineGridHandle | null>
  reopen: () => Promise<void>
  onImport: () => void
}

type ContractEditor = {
  editor: Editor<ContractValues, ContractIntent>
  /** Keys of the rows at that attempt. */
  triedRows: ReadonlySet<string>
  refused: RefusedCells
  /** How often saving met a newer version; 0 when it did not, or after resolving it. */
  conflict: number
  settle: () => void
}

/** The editor of a contract: the draft, confirmations, navigation after saving, and where rejections are shown. */
export function useContractEditor(options: Options): ContractEditor {
  const { contract, record, form, initial, fields, grid, reopen, onImport } = options
  const { t } = useTranslation()
  const tab = useTab()
  const confirm = useConfirm()
  const client = useQueryClient()
  const [triedRows, setTriedRows] = useState<ReadonlySet<string>>(() => new Set())
  const [refused, setRefused] = useState<RefusedCells>({ rows: null, errors: {} })
  const [conflict, setConflict] = useState(0)
  const concernsOf = async (values: ContractValues): Promise<Text[]> => {
    const off = values.priceMode === 'FLOATING' ? rowsOffParts(sentRows(values.materials)) : []
    const prices = off.length > 0 ? [pricesConcern(off)] : []
    if (values.contractType !== 'SUPPLEMENT' || !values.parentContractId) return prices
    const { signal } = new AbortController()
    const parent = await readFresh(client, contracts.detail(values.parentContractId), signal).catch(() => null)
    const names = parent ? supplementDifferences(values, parent) : []
    return names.length > 0 ? [supplementConcern(names, parent?.contractCode ?? ''), ...prices] : prices
  }
  const editor = useEditor<ContractValues, ContractWrite, ContractWritten, ContractIntent>({
    form,
    screen: contract ? 'agreementEdit' : 'agreementCreate',
    record,
    title: contract
      ? text('合同 {{code}}', { code: contract.contractCode || contract.contractName })
      : text('新建合同'),
    initial,
    reread: null,
    keepsOpened: contract !== null,
    mutation: contracts.save(),
    before: async (values, intent) => {
      const question = saveQuestion(values, intent, await concernsOf(values))
      return question === null || confirm(question)
    },
    toPayload: (values, intent) => ({ payload: toPayload(values), isCommit: intent === 'commit' }),
    onDone: ({ id, failure }, intent) => {
      const code: string = form.getFieldValue('contractCode')
      if (failure) notify(t(failure.message))
      if (intent === 'commit' && !failure) {
        notify(t('合同 {{code}} 已提交，等待采购单位审核', { code }))
        return closeAndGo('agreementDetail', { id }, tab.key)
      }
      if (!failure) notify(t('合同 {{code}} 已保存', { code }))
      if (!contract) return closeAndGo('agreementEdit', { id, ...(intent === 'import' ? { import: 1 } : {}) }, tab.key)
      if (intent === 'import') onImport()
      return reopen()
    },
    errorsOf: (error) => refusedCell(error, form.getFieldValue('materials'), fields) ?? refusedValue(error),
    onRefused: (errors) => {
      setConflict((times) => ('version' in errors ? times + 1 : 0))
      const cells = Object.entries(errors).filter(([path]) => path.includes('.'))
      setRefused({
        rows: form.getFieldValue('materials'),
        errors: Object.fromEntries(cells.map(([path, error]) => [path, text(error)])),
      })
      if (cells.length > 0) requestAnimationFrame(() => grid.current?.focusFirstError())
    },
  })
  const save = (intent: ContractIntent = 'save') => {
    setTriedRows(keysOf(form.getFieldValue('materials')))
    editor.save(intent)
  }
  return { editor: { ...editor, save }, triedRows, refused, conflict, settle: () => setConflict(0) }
}
