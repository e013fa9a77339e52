import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  CloseOutlined,
  FolderOpenOutlined,
  PlusOutlined,
} from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pixels } from '#domain/fileContent'
import { PendingImage } from '#features/common/file/picture/PendingImage'
import type { LeftOut } from '#shared/editor/useFileGate'
import { useLeftOut } from '#shared/editor/useLeftOut'
import { usePastedFiles } from '#shared/editor/usePastedFiles'
import { useUploads } from '#shared/editor/useUploads'
import { lazyPart } from '#shared/lazyPart'
import { SafeImage } from '#shared/media/SafeImage'
import { UploadLimit } from '#shared/media/UploadLimit'
import { canGo } from '#shared/navigation'
import textStyles from '#shared/ui/text.module.css'
import { files } from './api'
import styles from './ImagePicker.module.css'
import { IMAGE_TYPES, imageError, moved } from './model'

// Lazy: on most visits to a form no picture changes.
const FilePicker = lazyPart(() => import('./FilePicker'))

type Props = {
  /** Names the pictures, e.g. 店铺LOGO. */
  caption: string
  /** Maximum number of pictures. */
  limit?: number
  /** Maximum size of an uploaded picture. */
  maxMegabytes?: number
  /** Extensions of uploaded pictures. */
  types?: readonly string[]
  /** Minimum pixels of an uploaded picture. */
  atLeast?: Pixels
  /** Pixels that an uploaded picture must have exactly. */
  exactly?: Pixels
  /** Shows the pictures only. */
  isReadOnly?: boolean
  disabled?: boolean
  /** Called with the pictures that saving now would omit, see `useFileGate`. */
  onPending?: (left: LeftOut) => void
  /** Set by Form.Item. The addresses of the pictures, in order. */
  id?: string
  value?: string[]
  onChange?: (urls: string[]) => void
}

const NONE: string[] = []

/**
 * Pictures of a form, as tiles: uploaded by button, drop or paste, or chosen from the file manager; ordered by dragging
 * or by their arrows; enlarged by a click.
 */
export function ImagePicker(props: Props) {
  const { caption, limit = 1, maxMegabytes = 2, isReadOnly = false, disabled = false, id, value = NONE } = props
  const { types = IMAGE_TYPES, atLeast, exactly } = props
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const dragged = useRef(-1)
  const [isPicking, setPicking] = useState(false)
  const change = (urls: string[]) => props.onChange?.(urls)
  const { meta, ...upload } = files.upload()
  const sending = useMutation({ ...upload, meta: { ...meta, silent: true } })
  const uploads = useUploads({
    value: value.map((url) => ({ id: url, name: url, url, size: 0 })),
    onChange: (stored) => change(stored.map(({ url }) => url)),
    send: (file, options) => sending.mutateAsync({ file, folderId: '', options }),
    check: (file) => imageError(file, maxMegabytes, types),
    max: limit,
    atLeast,
    exactly,
  })
  const isFixed = disabled || isReadOnly
  usePastedFiles(root, uploads.add, isFixed)
  useLeftOut(uploads.pending, props.onPending)
  const hasRoom = value.length + uploads.pending.filter(({ canRetry }) => canRetry).length < limit
  const move = (from: number, to: number) => {
    if (!isFixed && from >= 0 && from !== to) change(moved(value, from, to))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons serve keyboard and readers
    <div
      ref={root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isFixed) uploads.add([...event.dataTransfer.files])
      }}
    >
      <ol className={styles.tiles} aria-label={caption}>
        {value.map((url, at) => (
          <li
            key={url}
            className={styles.tile}
            draggable={!isFixed && limit > 1}
            onDragStart={() => {
              dragged.current = at
            }}
            onDragEnd={() => {
              dragged.current = -1
            }}
            onDrop={() => move(dragged.current, at)}
          >
            <SafeImage
              url={url}
              group={value}
              alt={t('{{name}} 第 {{number}} 张', { name: caption, number: at + 1 })}
              width={88}
              height={88}
              fit="contain"
            />
            {!isReadOnly && (
              <TileButtons
                name={t('{{name}} 第 {{number}} 张', { name: caption, number: at + 1 })}
                disabled={disabled}
                onBack={at > 0 ? () => move(at, at - 1) : null}
                onForth={at < value.length - 1 ? () => move(at, at + 1) : null}
                onRemove={() => uploads.remove(url)}
              />
            )}
          </li>
        ))}
        {uploads.pending.map((one) => (
          <li key={one.key} className={styles.tile}>
            <PendingImage
              pending={one}
              onCancel={() => uploads.cancel(one.key)}
              onRetry={() => uploads.retry(one.key)}
            />
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <div className={styles.add}>
          <Button
            id={id}
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={disabled || !hasRoom}
            onClick={() => input.current?.click()}
          >
            {t('上传图片')}
          </Button>
          {canGo('files') && (
            <Button
              icon={<FolderOpenOutlined aria-hidden="true" />}
              disabled={disabled || !hasRoom}
              onClick={() => setPicking(true)}
            >
              {t('从文件库选择')}
            </Button>
          )}
          <span className={textStyles.secondary}>
            {hasRoom
              ? t('最多 {{limit}} 张，单张不超过 {{max}}MB', { limit, max: maxMegabytes })
              : t('已有 {{limit}} 张，移除后才能添加', { limit })}
          </span>
          <input
            ref={input}
            type="file"
            hidden
            multiple={limit > 1}
            aria-label={caption}
            accept={types.map((type) => `.${type}`).join()}
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])])
              // Allows choosing the same file again after correcting it.
              event.target.value = ''
            }}
          />
        </div>
      )}
      <UploadLimit leftOut={uploads.leftOut} limit={`最多只能上传${limit}张图片`} />
      {isPicking && (
        <Suspense>
          <FilePicker
            limit={limit - value.length}
            onPick={(urls) => change([...new Set([...value, ...urls])].slice(0, limit))}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

type TileProps = {
  name: string
  disabled: boolean
  onBack: (() => void) | null
  onForth: (() => void) | null
  onRemove: () => void
}

function TileButtons({ name, disabled, onBack, onForth, onRemove }: TileProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.buttons}>
      {(onBack || onForth) && (
        <>
          <Button
            type="text"
            size="small"
            icon={<ArrowLeftOutlined aria-hidden="true" />}
            disabled={disabled || !onBack}
            aria-label={t('前移 {{name}}', { name })}
            onClick={() => onBack?.()}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowRightOutlined aria-hidden="true" />}
            disabled={disabled || !onForth}
            aria-label={t('后移 {{name}}', { name })}
            onClick={() => onForth?.()}
          />
        </>
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        disabled={disabled}
        aria-label={t('移除 {{name}}', { name })}
        onClick={onRemove}
      />
    </div>
  )
}
