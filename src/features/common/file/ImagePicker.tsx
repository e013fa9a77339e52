import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  CloseOutlined,
  FolderOpenOutlined,
  PlusOutlined,
  ScissorOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PendingImage } from '#features/common/file/picture/PendingImage'
import { PictureDialogs } from '#features/common/file/picture/PictureDialogs'
import type { PictureSize } from '#features/common/file/picture/useCropping'
import { usePictures } from '#features/common/file/picture/usePictures'
import { announce } from '#shared/dialog/announce'
import { SafeImage } from '#shared/media/SafeImage'
import { UploadLimit } from '#shared/media/UploadLimit'
import { canGo } from '#shared/navigation'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import type { LeftOut } from '#shared/upload/useFileGate'
import { useLeftOut } from '#shared/upload/useLeftOut'
import { usePastedFiles } from '#shared/upload/usePastedFiles'
import styles from './ImagePicker.module.css'
import { moved } from './model'

type Props = PictureSize & {
  /** Names the pictures, e.g. 店铺LOGO. */
  caption: string
  /** Maximum number of pictures. */
  limit?: number
  /** Maximum size of an uploaded picture. */
  maxMegabytes?: number
  /** Extensions of uploaded pictures. */
  types?: readonly string[]
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
 * or by their arrows; enlarged by a click; cropped where a size is wanted.
 */
export function ImagePicker(props: Props) {
  const { caption, limit = 1, maxMegabytes = 2, isReadOnly = false, disabled = false, id, value = NONE } = props
  const { wanted, exactly } = props
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const dragged = useRef(-1)
  const change = (urls: string[]) => props.onChange?.(urls)
  const pictures = usePictures({ ...props, value, onChange: change, limit, maxMegabytes })
  const { uploads, error } = pictures
  const isFixed = disabled || isReadOnly
  usePastedFiles(root, pictures.choose, isFixed)
  useLeftOut(uploads.pending, props.onPending, pictures.reading)
  const hasRoom = pictures.room > 0
  const move = (from: number, to: number) => {
    if (isFixed || from < 0 || from === to) return
    change(moved(value, from, to))
    announce(t('已移到第 {{number}} 张', { number: to + 1 }))
  }
  const nameAt = (at: number) => t('{{name}} 第 {{number}} 张', { name: caption, number: at + 1 })
  const limits = { limit, max: maxMegabytes }
  const limitText = exactly
    ? t('最多 {{limit}} 张，单张不超过 {{max}}MB；其他尺寸和更大的图片可裁剪', limits)
    : wanted
      ? t('最多 {{limit}} 张，单张不超过 {{max}}MB；建议 {{width}}×{{height}} 像素，其他尺寸和更大的图片可裁剪', {
          ...limits,
          ...wanted,
        })
      : t('最多 {{limit}} 张，单张不超过 {{max}}MB', limits)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons serve keyboard and readers
    <div
      ref={root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (!isFixed) pictures.choose([...event.dataTransfer.files])
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
            <SafeImage url={url} group={value} alt={nameAt(at)} width={88} height={88} fit="contain" />
            {!isReadOnly && (
              <TileButtons
                name={nameAt(at)}
                disabled={disabled}
                onBack={at > 0 ? () => move(at, at - 1) : null}
                onForth={at < value.length - 1 ? () => move(at, at + 1) : null}
                onCrop={pictures.canCrop(url) ? () => pictures.cropAgain(url) : null}
                onRemove={() => {
                  uploads.remove(url)
                  announce(t('已移除 {{name}}', { name: nameAt(at) }))
                }}
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
            // The label of its field alone would not say what the button does.
            aria-label={`${caption} ${t('上传图片')}`}
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={disabled || !hasRoom}
            onClick={() => pictures.input.current?.click()}
          >
            {t('上传图片')}
          </Button>
          {canGo('files') && (
            <Button
              icon={<FolderOpenOutlined aria-hidden="true" />}
              disabled={disabled || !hasRoom}
              onClick={() => pictures.setPicking(true)}
            >
              {t('从文件库选择')}
            </Button>
          )}
          <span className={textStyles.secondary}>
            {hasRoom ? limitText : t('已有 {{limit}} 张，移除后才能添加', { limit })}
          </span>
          <PictureDialogs pictures={pictures} caption={caption} isMultiple={limit > 1} />
        </div>
      )}
      <UploadLimit leftOut={uploads.leftOut} limit={`最多只能上传${limit}张图片`} />
      {error && (
        <p role="alert" className={textStyles.negative}>
          {serverText(error)}
        </p>
      )}
    </div>
  )
}

type TileProps = {
  name: string
  disabled: boolean
  onBack: (() => void) | null
  onForth: (() => void) | null
  /** Null where the picture cannot be cropped. */
  onCrop: (() => void) | null
  onRemove: () => void
}

function TileButtons({ name, disabled, onBack, onForth, onCrop, onRemove }: TileProps) {
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
      {onCrop && (
        <Button
          type="text"
          size="small"
          icon={<ScissorOutlined aria-hidden="true" />}
          disabled={disabled}
          aria-label={t('裁剪 {{name}}', { name })}
          title={t('裁剪')}
          onClick={onCrop}
        />
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
