import { CloseOutlined } from '@ant-design/icons'
import { Image } from 'antd'
import { cloneElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#shared/ui/states'
import { PictureTools } from './PictureTools'
import styles from './PictureView.module.css'

/** A picture to show. `name` is its file name, where it can be downloaded under one. */
type ViewedPicture = { src: string; alt: string; name?: string }

type Props = {
  /** Their addresses passed `safePicture`. */
  pictures: readonly ViewedPicture[]
  /** Index of the picture shown first. */
  start: number
  onClose: () => void
}

/** Shows pictures over the page, with zoom, rotation and paging by mouse and keys. */
export default function PictureView({ pictures, start, onClose }: Props) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(start)
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown = pictures[current]
  return (
    <Image.PreviewGroup
      items={pictures.map(({ src, alt }) => ({ src, alt }))}
      preview={{
        open: true,
        current,
        alt: shown?.alt ?? '',
        onChange: setCurrent,
        onOpenChange: (isOpen) => {
          if (!isOpen) onClose()
        },
        // The tools have it: antd's is white on the picture.
        countRender: () => null,
        closeIcon: <CloseOutlined aria-label={t('关闭')} />,
        imageRender: (picture, { image: { url } }) =>
          broken.includes(url) ? (
            <div className={styles.broken}>
              <EmptyState text={t('无法预览，请下载后查看')} />
            </div>
          ) : (
            cloneElement(picture as React.ReactElement<React.ComponentProps<'img'>>, {
              onError: () => setBroken([...broken, url]),
            })
          ),
        actionsRender: (_, { actions, total }) => (
          <PictureTools actions={actions} current={current} total={total} file={shown?.name ? shown : null} />
        ),
      }}
    />
  )
}
