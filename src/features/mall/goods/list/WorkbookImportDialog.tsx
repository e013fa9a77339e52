import { DownloadOutlined, InboxOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Modal, Upload } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/http/ApiError'
import { errorText } from '#shared/http/errorText'
import { type Download, saveFile } from '#shared/http/files'
import { notify } from '#shared/notify'
import type { ResourceMutation } from '#shared/resource'
import textStyles from '#shared/ui/text.module.css'
import styles from './WorkbookImportDialog.module.css'

/** One kind of import: its texts, its mutation and the workbook to fill in. */
export type WorkbookImport = {
  label: string
  /** How to fill in the file. */
  note: string
  mutation: ResourceMutation<File, void>
  /** Downloads the file to fill in. */
  download: () => Promise<Download>
  downloadLabel: string
}

type Props = WorkbookImport & { onClose: () => void }

/** An import from an .xlsx file, all rows or none. A rejection lists the rejected rows; another file may follow. */
export default function WorkbookImportDialog({ label, note, mutation, download, downloadLabel, onClose }: Props) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const template = useMutation({ mutationFn: () => download().then(saveFile) })
  const { meta, ...options } = mutation()
  const run = useMutation({
    ...options,
    // The dialog itself shows a rejection.
    meta: { ...meta, takes: (error: unknown) => error instanceof ApiError && error.kind === 'business' },
    onSuccess: () => {
      notify(t('{{label}}：导入成功', { label }))
      onClose()
    },
  })
  const reasons = run.error instanceof ApiError && run.error.kind === 'business' ? rowsOf(errorText(run.error)) : []
  return (
    <Modal
      open
      title={label}
      okText={t('导入')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: file === null }}
      confirmLoading={run.isPending}
      closable={!run.isPending}
      keyboard={!run.isPending}
      cancelButtonProps={{ disabled: run.isPending }}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={() => file && run.mutate(file)}
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
          run.reset()
          setFile(chosen)
          return false
        }}
        onRemove={() => {
          run.reset()
          setFile(null)
        }}
      >
        <p>
          <InboxOutlined aria-hidden="true" />
        </p>
        <p>{t('选择或拖拽文件上传')}</p>
      </Upload.Dragger>
      {run.isPending && <p role="status">{t('正在校验，最多 60 秒')}</p>}
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
