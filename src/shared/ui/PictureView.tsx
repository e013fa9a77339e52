import { Image } from 'antd'
import { useState } from 'react'

type Props = {
  /** Checked addresses. */
  sources: readonly string[]
  /** The one shown first. */
  start: number
  onClose: () => void
}

/** Pictures over the page: enlarged, turned, one after the other. */
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
