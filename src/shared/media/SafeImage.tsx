import { type CSSProperties, type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#shared/lazyPart'
import { safePicture } from '#shared/safeUrl'
import { FileLink } from './FileLink'
import styles from './SafeImage.module.css'

// Lazy: most visits to a page with pictures enlarge none of them.
const PictureView = lazyPart(() => import('./PictureView'))

type Props = {
  url: string
  /** Describes the picture, and labels it as a button. */
  alt: string
  width: number
  height: number
  style?: CSSProperties
  onError?: () => void
  /** Shown when the address must not load automatically; by default a link or the description. */
  fallback?: ReactNode
  /** The pictures to page through once it is enlarged. */
  group?: readonly string[]
}

/** A thumbnail from a server that enlarges on click. Pictures of foreign hosts are links that name their host. */
export function SafeImage({ url, alt, width, height, style, onError, fallback, group = [url] }: Props) {
  const [isOpen, setOpen] = useState(false)
  const thumbnail = useRef<HTMLButtonElement>(null)
  const source = safePicture(url)
  if (source === null) return fallback ?? <FileLink url={url} name={alt} />
  const sources = group.map(safePicture).filter((one) => one !== null)
  return (
    <>
      <button
        ref={thumbnail}
        type="button"
        className={styles.thumbnail}
        aria-label={alt}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img src={source} alt={alt} loading="lazy" width={width} height={height} style={style} onError={onError} />
      </button>
      {isOpen && (
        <Suspense>
          <PictureView
            sources={sources}
            start={sources.indexOf(source)}
            onClose={() => {
              setOpen(false)
              thumbnail.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
