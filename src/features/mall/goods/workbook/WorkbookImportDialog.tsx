import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Modal, Space, Upload } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leftOutText } from '#domain/cell/importRows'
import { translateMessage } from '#domain/text'
import { type ImportRow, tableProblems } from '#domain/workbook/importTable'
import { IMPORT_ACCEPT, type ImportFile } from '#shared/excel/importFile'
import { ApiError } from '#shared/http/ApiError'
import { errorText } from '#shared/http/errorText'
import { type Download, saveFile } from '#shared/http/files'
import { semicolon } from '#shared/i18n'
import type { ImportRules } from '#shared/importing/importInquiry'
import { readableTemplate } from '#shared/importing/readableTemplate'
import { type ReadSample, SampleButton } from '#shared/importing/SampleButton'
import { templateFile, withOwnRows } from '#shared/importing/templateFile'
import { type CheckedFile, useImportFile } from '#shared/importing/useImportFile'
import { ImportProgress } from '#shared/media/ImportProgress'
import { notify } from '#shared/notify'
import type { ResourceMutation } from '#shared/resource'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import { type ImportedPart, type PartedFile, partRows, type RefusedRow } from './partRows'
import { RefusedRows } from './RefusedRows'
import styles from './WorkbookImportDialog.module.css'

/** One kind of import: its texts, its mutation and the workbook to fill in. */
export type WorkbookImport = {
  label: string
  /** How to fill in the file. */
  note: string
  rules: ImportRules
  /** Rows of the template above its heads. */
  above?: readonly (readonly string[])[]
  /**
   * Returns the number of rows taken, if known, the Excel numbers of those that are no data and were left out, and the
   * rows that were refused while the others were taken.
   */
  mutation: ResourceMutation<ImportFile, { count: number | null; leftOut: string[]; refused: RefusedRow[] }>
  /** The field whose value joins rows that are taken together; with it the import goes on without the bad ones. */
  joinedBy?: string
  /** Downloads the file to fill in. */
  download: () => Promise<Download>
  downloadLabel: string
  /** Reads an example that the import takes as it is. */
  sample: ReadSample
  /** The rows as the service takes them, with the problems that it would find; as they were read by default. */
  prepare?: (rows: readonly ImportRow[], queries: QueryClient) => Promise<readonly ImportRow[]>
}

type Props = WorkbookImport & { onClose: () => void }

/**
 * An import from an .xlsx file, all rows or none, or where rows are joined without the bad ones. It lists the rows that
 * were rejected; another file may follow.
 */
export default function WorkbookImportDialog(props: Props) {
  const { label, note, rules, above, mutation, joinedBy, download, downloadLabel, sample, prepare, onClose } = props
  const { t } = useTranslation()
  const [checked, setChecked] = useState<CheckedFile | null>(null)
  const [part, setPart] = useState(0)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [parted, setParted] = useState<PartedFile | null>(null)
  const [outcome, setOutcome] = useState<ImportedPart | null>(null)
  const rowOf = useRef((row: number) => row)
  const { check, questions } = useImportFile()
  // Set from the click on: `isPending` lags by a render.
  const controller = useRef<AbortController | null>(null)
  const queries = useQueryClient()
  const template = useMutation({
    mutationFn: async () => saveFile(await readableTemplate(await download(), { columns: rules.columns, above })),
  })
  const { meta, ...options } = mutation()
  const run = useMutation({
    ...options,
    // The dialog itself shows a rejection, and a cancelled import needs no message.
    meta: {
      ...meta,
      takes: (error: unknown) => error instanceof ApiError && ['business', 'aborted'].includes(error.kind),
    },
    onSuccess: ({ count, leftOut, refused }) => {
      // A service without a number takes all that were sent.
      const done = t('{{label}}：已导入 {{count}} 行', {
        label,
        count: count ?? (parted?.good ?? checked?.rows)?.length,
      })
      const more = [...(checked?.notes ?? []), leftOutText(leftOut)].flatMap((one) =>
        one ? [translateMessage(t, one)] : [],
      )
      checked?.remember()
      const bad = [
        ...(parted?.bad ?? []),
        ...refused.map(({ at, reason }) => ({ at: rowOf.current(at), reason: withOwnRows(reason, rowOf.current) })),
      ]
      if (!checked || bad.length === 0) {
        notify([done, ...more].join(semicolon()))
        return onClose()
      }
      setOutcome({ done: [done, ...more].join(semicolon()), bad, file: checked })
      setChecked(null)
    },
    onSettled: () => {
      controller.current = null
    },
  })
  const rejected = run.error instanceof ApiError && run.error.kind === 'business' ? errorText(run.error) : ''
  const reasons = rejected === '' ? refusals : partsOf(withOwnRows(rejected, rowOf.current))
  // A service that takes products one by one may have stored those above the row that it does not name.
  const isCutShort = joinedBy !== undefined && rejected !== '' && !/第\d+行/.test(rejected)
  const start = async () => {
    if (!checked || controller.current) return
    controller.current = new AbortController()
    const { signal } = controller.current
    setPart(0)
    const rows = parted?.good ?? checked.rows
    try {
      const sent = await templateFile(checked.name, rows, rules.columns, above)
      rowOf.current = sent.rowOf
      run.mutate({ file: sent.file, signal, onProgress: setPart })
    } catch (error) {
      controller.current = null
      setRefusals([errorText(error)])
    }
  }
  const choose = async (file: File) => {
    run.reset()
    setRefusals([])
    setChecked(null)
    setParted(null)
    setOutcome(null)
    const found = await check(file, rules)
    if (found === null) return
    if ('error' in found) return setRefusals([translateMessage(t, found.error)])
    const rows = prepare ? await prepare(found.rows, queries).catch(errorText) : found.rows
    if (typeof rows === 'string') return setRefusals([rows])
    const problems = tableProblems(rows, rules.columns)
    const parts = joinedBy === undefined ? null : partRows(rows, rules.columns, joinedBy, t)
    if (problems.length > 0 && !parts?.good.length)
      return setRefusals(problems.map((problem) => translateMessage(t, problem)))
    setParted(parts)
    setChecked(found)
  }
  return (
    <Modal
      open
      title={label}
      okText={t('导入')}
      cancelText={run.isPending ? t('取消导入') : t('取消')}
      // Not `confirmLoading`: it would disable the cancel button.
      okButtonProps={{ disabled: checked === null, loading: run.isPending }}
      closable={!run.isPending}
      keyboard={!run.isPending}
      mask={{ closable: false }}
      onCancel={() => (run.isPending ? controller.current?.abort() : onClose())}
      onOk={() => void start()}
    >
      <p className={textStyles.secondary}>{note}</p>
      <p>
        <Space>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            loading={template.isPending}
            onClick={() => template.mutate()}
          >
            {downloadLabel}
          </Button>
          <SampleButton name={t('{{label}}示例', { label })} columns={rules.columns} above={above} read={sample} />
        </Space>
      </p>
      <Upload.Dragger
        accept={IMPORT_ACCEPT}
        maxCount={1}
        disabled={run.isPending}
        fileList={checked ? [{ uid: checked.name, name: checked.name, status: 'done' }] : []}
        beforeUpload={(chosen) => {
          void choose(chosen)
          return false
        }}
        onRemove={() => setChecked(null)}
      >
        <p>
          <InboxOutlined aria-hidden="true" />
        </p>
        <p>{t('选择或拖拽文件上传')}</p>
      </Upload.Dragger>
      {questions}
      {run.isPending && <ImportProgress label={label} part={part} />}
      {checked && checked.notes.length > 0 && (
        <Alert
          className={styles.reasons}
          type="info"
          showIcon
          title={checked.notes.map((one) => translateMessage(t, one)).join(semicolon())}
        />
      )}
      {outcome && <RefusedRows {...outcome} columns={rules.columns} above={above} />}
      {reasons.length > 0 && (
        <Alert
          className={styles.reasons}
          type="error"
          showIcon
          title={
            isCutShort
              ? t('导入中断，一部分可能已导入：先在列表中核对，再上传其余的行')
              : t('没有导入，请修改文件后重新上传')
          }
          description={
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{serverText(reason)}</li>
              ))}
            </ul>
          }
        />
      )}
    </Modal>
  )
}

/** The reasons of a rejection: the service joins them into one text. */
function partsOf(message: string): string[] {
  return message.split('；').filter((row) => row !== '')
}
