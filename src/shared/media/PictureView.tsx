import { Image } from 'antd'
import { useState } from 'react'

type Props = {
  /** Addresses that passed `safePicture`. */
  sources: readonly string[]
  /** Index of the picture shown first. */
  start: number
  onClose: () => void
}

/** Shows pictures over the page, with zoom, rotation and paging. */
export default function PictureView({ sources, start, onClose }: Props) {
  const [current, setCurrent] = useState(start)
  return (
    <Image.PreviewGroup
      items={[...sources]}
      preview={{
        open: true,
        current,
        onChange: setCurrent,
        onOpenChange: (isOpen) => {
          if (!isOpen) onClose()
        },
      }}
    />
  )
}
