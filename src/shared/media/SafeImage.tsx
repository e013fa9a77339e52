import { type CSSProperties, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { safePicture, safeThumbnail } from '#shared/safeUrl'
import { FileLink } from './FileLink'
import styles from './SafeImage.module.css'

// Lazy: most visits to a page with pictures enlarge none of them.
const PictureView = lazyWithRetry(() => import('./PictureView'))

type Props = {
  url: string
  /** Describes the picture, and labels it as a button. */
  alt: string
  width: number
  height: number
  /** Whether its edges are cut off, or all of it is shown, as of a signature. */
  fit?: 'cover' | 'contain'
  style?: CSSProperties
  onError?: () => void
  /** Shown when the address must not load automatically; by default a link or the description. */
  fallback?: ReactNode
  /** The pictures to page through once it is enlarged. */
  group?: readonly string[]
}

/** A thumbnail from a server that enlarges on click. Pictures of foreign hosts are links that name their host. */
export function SafeImage(props: Props) {
  const { url, alt, width, height, fit = 'cover', style, onError, fallback, group = [url] } = props
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const thumbnail = useRef<HTMLButtonElement>(null)
  const source = safePicture(url)
  if (source === null) return fallback ?? <FileLink url={url} name={alt} />
  const small = safeThumbnail(url, fit === 'cover' ? { width, height } : Math.max(width, height)) ?? source
  const sources = group.map(safePicture).filter((one) => one !== null)
  const nameOf = (number: number) => (group.length === 1 ? alt : t('照片 {{number}}', { number }))
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
        <img
          src={small}
          alt={alt}
          loading="lazy"
          width={width}
          height={height}
          style={{ objectFit: fit, ...style }}
          onError={onError}
        />
      </button>
      {isOpen && (
        <Suspense>
          <PictureView
            pictures={sources.map((src, index) => ({ src, alt: nameOf(index + 1) }))}
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
