import { Image } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { safePicture } from '#shared/safeUrl'
import { FileLink } from './FileLink'

type Props = {
  url: string
  /** Describes the picture, and labels it as a button. */
  alt: string
  width: number
  height: number
  style?: CSSProperties
  onError?: () => void
  /** Shown for an address that must not load by itself; by default a link or the description. */
  fallback?: ReactNode
}

/** A thumbnail from a server that enlarges on click. Pictures of foreign hosts are links that name their host. */
export function SafeImage({ url, alt, width, height, style, onError, fallback }: Props) {
  const source = safePicture(url)
  if (source === null) return fallback ?? <FileLink url={url} name={alt} />
  return <Image src={source} alt={alt} width={width} height={height} style={style} onError={onError} />
}
