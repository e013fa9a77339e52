import {
  DownloadOutlined,
  LeftOutlined,
  OneToOneOutlined,
  RightOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { safePicture } from '#shared/safeUrl'
import styles from './PictureTools.module.css'

type Command = 'prev' | 'next' | 'zoomOut' | 'zoomIn' | 'reset' | 'left' | 'right'

/** The keys of the preview; ← and → page, and Escape closes it, by antd itself. */
const KEYS: Readonly<Record<string, Command>> = {
  '-': 'zoomOut',
  '+': 'zoomIn',
  '=': 'zoomIn',
  0: 'reset',
  l: 'left',
  r: 'right',
}

type Props = {
  /** What antd's preview can do. */
  actions: {
    onActive: (offset: number) => void
    onZoomOut: () => void
    onZoomIn: () => void
    onReset: () => void
    onRotateLeft: () => void
    onRotateRight: () => void
  }
  current: number
  total: number
  /** The picture as a file to download. */
  file: { src: string; name?: string } | null
}

/** The buttons below an enlarged picture, and their keys. */
export function PictureTools({ actions, current, total, file }: Props) {
  const { t } = useTranslation()
  const run: Record<Command, () => void> = {
    prev: () => actions.onActive(-1),
    next: () => actions.onActive(1),
    zoomOut: actions.onZoomOut,
    zoomIn: actions.onZoomIn,
    reset: actions.onReset,
    left: actions.onRotateLeft,
    right: actions.onRotateRight,
  }
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const command = ctrlKey || metaKey || altKey ? undefined : KEYS[key.toLowerCase()]
      if (command) latest.current[command]()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const button = (command: Command, label: string, icon: ReactNode, isDisabled = false) => (
    <Button type="text" aria-label={label} title={label} disabled={isDisabled} icon={icon} onClick={run[command]} />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, these are buttons
    <div className={styles.tools} role="group" aria-label={t('操作')}>
      {total > 1 && button('prev', t('上一张'), <LeftOutlined aria-hidden="true" />, current === 0)}
      {total > 1 && (
        <span className={styles.count}>
          {current + 1} / {total}
        </span>
      )}
      {total > 1 && button('next', t('下一张'), <RightOutlined aria-hidden="true" />, current === total - 1)}
      {button('zoomOut', t('缩小'), <ZoomOutOutlined aria-hidden="true" />)}
      {button('zoomIn', t('放大'), <ZoomInOutlined aria-hidden="true" />)}
      {button('reset', t('原始大小'), <OneToOneOutlined aria-hidden="true" />)}
      {button('left', t('向左旋转'), <RotateLeftOutlined aria-hidden="true" />)}
      {button('right', t('向右旋转'), <RotateRightOutlined aria-hidden="true" />)}
      {file && (
        <Button
          type="text"
          aria-label={t('下载文件')}
          title={t('下载文件')}
          icon={<DownloadOutlined aria-hidden="true" />}
          href={safePicture(file.src) ?? undefined}
          download={file.name}
        />
      )}
    </div>
  )
}
