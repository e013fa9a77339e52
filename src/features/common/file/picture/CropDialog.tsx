import 'react-image-crop/dist/ReactCrop.css'
import { Button, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import ReactCrop from 'react-image-crop'
import { useFocusBack } from '#shared/dialog/useFocusBack'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import styles from './CropDialog.module.css'
import { croppedSize, isSmaller, largestSelection, rectOf } from './model'
import type { AskedCrop } from './useCropping'

/** Longer side of the smallest selection on the screen, px: its handles do not overlap. */
const LEAST = 48

/**
 * Asks for the part of a picture that fits its place, or whether it is used as it is. Stays open while `crop` changes
 * to the next one of several.
 */
export default function CropDialog({ crop, number, total }: AskedCrop) {
  const { t } = useTranslation()
  useFocusBack()
  const primary = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState(crop)
  const [selection, setSelection] = useState(() => largestSelection(crop.size, crop.wanted))
  const [isLeast, setLeast] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  if (asked !== crop) {
    setAsked(crop)
    setSelection(largestSelection(crop.size, crop.wanted))
    setLeast(false)
    setBusy(false)
    setFailed(false)
  }
  // Another button may be meant for the next picture.
  useEffect(() => {
    if (crop.key) primary.current?.focus()
  }, [crop.key])
  const { src, size, wanted, least, means, originalError } = crop
  const rect = rectOf(selection, size)
  const aspect = wanted.width / wanted.height
  // A crop is what is meant, unless it would lose something or cannot be made.
  const prefersOriginal = originalError === null && (crop.isAnimated || means === null)
  const edge = t('用方向键调整选区大小')
  const select = (next: typeof selection) => {
    const isRefused = least !== null && isSmaller(rectOf(next, size), least)
    setLeast(isRefused)
    if (!isRefused) setSelection(next)
  }
  const apply = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await crop.onCrop(rect)
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      centered
      width={800}
      title={total > 1 ? t('裁剪图片（第 {{number}} 张，共 {{total}} 张）', { number, total }) : t('裁剪图片')}
      mask={{ closable: false }}
      onCancel={isBusy ? undefined : crop.onSkip}
      footer={
        <>
          <Button disabled={isBusy} onClick={crop.onSkip}>
            {total > 1 ? t('跳过这张') : t('取消')}
          </Button>
          <Button
            ref={prefersOriginal ? primary : undefined}
            type={prefersOriginal ? 'primary' : 'default'}
            autoFocus={prefersOriginal}
            disabled={isBusy || originalError !== null}
            onClick={crop.onOriginal}
          >
            {t('使用原图')}
          </Button>
          {means && (
            <Button
              ref={prefersOriginal ? undefined : primary}
              autoFocus={!prefersOriginal}
              type={prefersOriginal ? 'default' : 'primary'}
              loading={isBusy}
              onClick={() => void apply()}
            >
              {means === 'upload' ? t('裁剪并上传') : t('裁剪并使用')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.picture}>
        {means ? (
          <ReactCrop
            key={crop.key}
            className={styles.crop}
            crop={{ unit: '%', ...selection }}
            aspect={aspect}
            // Both together would be taken for a width of LEAST × aspect.
            {...(aspect > 1 ? { minWidth: LEAST } : { minHeight: LEAST })}
            keepSelection
            ruleOfThirds
            disabled={isBusy}
            ariaLabels={{
              cropArea: t('选区，用方向键移动'),
              nwDragHandle: t('左上角，用方向键调整选区大小'),
              neDragHandle: t('右上角，用方向键调整选区大小'),
              seDragHandle: t('右下角，用方向键调整选区大小'),
              swDragHandle: t('左下角，用方向键调整选区大小'),
              // Hidden while the ratio is fixed.
              nDragHandle: edge,
              eDragHandle: edge,
              sDragHandle: edge,
              wDragHandle: edge,
            }}
            onChange={(_pixels, { x, y, width, height }) => select({ x, y, width, height })}
          >
            <img src={src} alt={t('要裁剪的图片')} />
          </ReactCrop>
        ) : (
          <img src={src} alt={t('要裁剪的图片')} />
        )}
      </div>
      <div className={styles.notes} role="status">
        {means ? (
          <p>{t('裁剪后 {{width}}×{{height}} 像素', croppedSize(rect, wanted))}</p>
        ) : (
          <p>{t('其他网站的图片不能在这里裁剪；使用原图时，显示不下的边缘会被裁掉')}</p>
        )}
        {isLeast && least && <p className={styles.warning}>{t('选区不能小于 {{width}}×{{height}} 像素', least)}</p>}
        {means && isSmaller(rect, wanted) && <p className={styles.warning}>{t('选区比建议尺寸小，图片会模糊')}</p>}
        {crop.isAnimated && <p className={styles.warning}>{t('这是动图，裁剪后只保留第一帧')}</p>}
        {originalError && <p>{t('{{reason}}，不能使用原图', { reason: serverText(originalError) })}</p>}
      </div>
      {isFailed && (
        <p role="alert" className={textStyles.negative}>
          {originalError ? t('裁剪失败，请换一张图片') : t('裁剪失败，请使用原图')}
        </p>
      )}
    </Modal>
  )
}
