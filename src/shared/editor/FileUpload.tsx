import { CloseOutlined, FileOutlined, InboxOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileSize } from '../ui/fileSize'
import { type PendingFile, type SendFile, type StoredFile, useUploads } from './useUploads'
import './FileUpload.css'

const NONE: StoredFile[] = []

type Props = {
  /** Names the field. */
  caption: string
  /** What may be chosen and how much of it. */
  hint: string
  send: SendFile
  check: (file: { name: string; size: number }) => string | null
  /** Endings of the files that may be chosen, without dots. */
  types: readonly string[]
  max: number
  /** What is said of a file beyond `max`. */
  tooMany: string
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: StoredFile[]
  onChange?: (files: StoredFile[]) => void
}

/** Files of a form: chosen, dropped or pasted, several at once; each shows how far it is and can be stopped or sent again. */
export function FileUpload(props: Props) {
  const { caption, hint, types, value = NONE, disabled = false, id } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const uploads = useUploads({ ...props, value, onChange: (files) => props.onChange?.(files) })
  usePastedFiles(uploads.add, disabled)
  const drag = (isNear: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isNear && !disabled)
  }
  return (
    <div className="file-upload">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside serves keyboard and readers */}
      <div
        className={isOver ? 'file-upload-zone file-upload-over' : 'file-upload-zone'}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          if (!disabled) uploads.add([...event.dataTransfer.files])
        }}
      >
        <Button id={id} icon={<InboxOutlined />} disabled={disabled} onClick={() => input.current?.click()}>
          {t('选择文件')}
        </Button>
        <span className="secondary">{hint}</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={caption}
          accept={types.map((type) => `.${type}`).join()}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])])
            // The same file may be chosen again after it was mended.
            event.target.value = ''
          }}
        />
      </div>
      <ul className="file-upload-list" aria-label={caption}>
        {value.map((file) => (
          <li key={file.id}>
            <FileOutlined />
            <a href={file.url} target="_blank" rel="noreferrer" download={file.name}>
              {file.name}
            </a>
            <span className="secondary">{fileSize(file.size)}</span>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              disabled={disabled}
              aria-label={t('移除 {{name}}', { name: file.name })}
              onClick={() => uploads.remove(file.id)}
            />
          </li>
        ))}
        {uploads.pending.map((one) => (
          <PendingRow
            key={one.key}
            pending={one}
            onCancel={() => uploads.cancel(one.key)}
            onRetry={() => uploads.retry(one.key)}
          />
        ))}
      </ul>
    </div>
  )
}

type RowProps = { pending: PendingFile; onCancel: () => void; onRetry: () => void }

function PendingRow({ pending, onCancel, onRetry }: RowProps) {
  const { t } = useTranslation()
  const { file, part, error, canRetry } = pending
  const { name } = file
  return (
    <li>
      <FileOutlined />
      <span>{name}</span>
      <span className="secondary">{fileSize(file.size)}</span>
      {error ? (
        <span className="negative" role="alert">
          {t(error)}
        </span>
      ) : (
        <Progress className="file-upload-part" percent={Math.round(part * 100)} size="small" aria-label={name} />
      )}
      {error && canRetry && (
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined />}
          aria-label={t('重新上传 {{name}}', { name })}
          onClick={onRetry}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={error ? t('移除 {{name}}', { name }) : t('取消上传 {{name}}', { name })}
        onClick={onCancel}
      />
    </li>
  )
}

/** Files pasted anywhere on the page, such as a screenshot. Spreadsheets paste a picture beside their text: that is meant as text. */
function usePastedFiles(add: (files: readonly File[]) => void, disabled: boolean) {
  const latest = useRef({ add, disabled })
  useEffect(() => {
    latest.current = { add, disabled }
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      const files = [...(clipboardData?.files ?? [])]
      const isText = clipboardData?.types.includes('text/plain')
      const isField = target instanceof Element && target.closest('input, textarea, [role=grid], [role=dialog]')
      if (files.length === 0 || isText || isField || latest.current.disabled) return
      event.preventDefault()
      latest.current.add(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
