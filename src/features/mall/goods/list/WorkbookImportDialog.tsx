import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Modal, Upload } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leftOutText } from '#domain/cell/importRows'
import { say } from '#domain/text'
import { type ImportFile, importFileError } from '#shared/excel/importFile'
import { ApiError } from '#shared/http/ApiError'
import { errorText } from '#shared/http/errorText'
import { type Download, saveFile } from '#shared/http/files'
import { ImportProgress } from '#shared/media/ImportProgress'
import { notify } from '#shared/notify'
import type { ResourceMutation } from '#shared/resource'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import styles from './WorkbookImportDialog.module.css'

/** One kind of import: its texts, its mutation and the workbook to fill in. */
export type WorkbookImport = {
  label: string
  /** How to fill in the file. */
  note: string
  /** Returns the number of rows taken, if known, and the Excel numbers of those that are no data and were left out. */
  mutation: ResourceMutation<ImportFile, { count: number | null; leftOut: string[] }>
  /** Downloads the file to fill in. */
  download: () => Promise<Download>
  downloadLabel: string
}

type Props = WorkbookImport & { onClose: () => void }

/** An import from an .xlsx file, all rows or none. A rejection lists the rejected rows; another file may follow. */
export default function WorkbookImportDialog({ label, note, mutation, download, downloadLabel, onClose }: Props) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const [part, setPart] = useState(0)
  const [refusal, setRefusal] = useState('')
  // Set from the click on: `isPending` lags by a render.
  const controller = useRef<AbortController | null>(null)
  const template = useMutation({ mutationFn: () => download().then(saveFile) })
  const { meta, ...options } = mutation()
  const run = useMutation({
    ...options,
    // The dialog itself shows a rejection, and a cancelled import needs no message.
    meta: {
      ...meta,
      takes: (error: unknown) => error instanceof ApiError && ['business', 'aborted'].includes(error.kind),
    },
    onSuccess: ({ count, leftOut: rows }) => {
      const leftOut = leftOutText(rows)
      const done =
        count === null ? t('{{label}}：导入成功', { label }) : t('{{label}}：已导入 {{count}} 行', { label, count })
      notify(leftOut ? `${done}；${say(t, leftOut)}` : done)
      onClose()
    },
    onSettled: () => {
      controller.current = null
    },
  })
  const reasons = run.error instanceof ApiError && run.error.kind === 'business' ? rowsOf(errorText(run.error)) : []
  const start = () => {
    if (!file || controller.current) return
    controller.current = new AbortController()
    setPart(0)
    run.mutate({ file, signal: controller.current.signal, onProgress: setPart })
  }
  const choose = (chosen: File | null) => {
    const error = chosen ? importFileError(chosen) : ''
    run.reset()
    setRefusal(error)
    setFile(error ? null : chosen)
  }
  return (
    <Modal
      open
      title={label}
      okText={t('导入')}
      cancelText={run.isPending ? t('取消导入') : t('取消')}
      // Not `confirmLoading`: it would disable the cancel button.
      okButtonProps={{ disabled: file === null, loading: run.isPending }}
      closable={!run.isPending}
      keyboard={!run.isPending}
      mask={{ closable: false }}
      onCancel={() => (run.isPending ? controller.current?.abort() : onClose())}
      onOk={start}
    >
      <p className={textStyles.secondary}>{note}</p>
      <p>
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          {downloadLabel}
        </Button>
      </p>
      <Upload.Dragger
        accept=".xlsx"
        maxCount={1}
        disabled={run.isPending}
        fileList={file ? [{ uid: file.name, name: file.name, status: 'done' }] : []}
        beforeUpload={(chosen) => {
          choose(chosen)
          return false
        }}
        onRemove={() => choose(null)}
      >
        <p>
          <InboxOutlined aria-hidden="true" />
        </p>
        <p>{t('选择或拖拽文件上传')}</p>
      </Upload.Dragger>
      {run.isPending && <ImportProgress label={label} part={part} />}
      {refusal && <Alert className={styles.reasons} type="error" showIcon title={serverText(refusal)} />}
      {reasons.length > 0 && (
        <Alert
          className={styles.reasons}
          type="error"
          showIcon
          title={t('没有导入，请修改文件后重新上传')}
          description={
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          }
        />
      )}
    </Modal>
  )
}

/** The rejected rows: the service joins them into one text. */
function rowsOf(message: string): string[] {
  return message.split('；').filter((row) => row !== '')
}
