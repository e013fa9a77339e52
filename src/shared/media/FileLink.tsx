import { type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { useConfirm } from '#shared/dialog/useConfirm'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { safeUrl } from '#shared/safeUrl'
import textStyles from '#shared/ui/text.module.css'

// Lazy: most visits to a page with files open none of them.
const FilePreview = lazyWithRetry(() => import('./FilePreview'))
const PictureView = lazyWithRetry(() => import('./PictureView'))

/** A file on a server. */
type NamedFile = { url: string; name: string }

type Props = NamedFile & {
  /** The files beside it: its pictures can be paged through. */
  group?: readonly NamedFile[]
  /** Shown instead of the name. */
  children?: ReactNode
}

/**
 * A link to a file: pictures and PDF open in a preview, others are downloaded. A dialog names a foreign host
 * first; an address that must not be opened renders the name as text.
 */
export function FileLink({ url, name, group = [{ url, name }], children = name }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [isShown, setShown] = useState(false)
  const address = safeUrl(url)
  if (!address) {
    return (
      <span className={textStyles.secondary} title={t('地址无效，不能打开')}>
        {children}
      </span>
    )
  }
  const { href, host, isOwn } = address
  const kind = isOwn ? previewKind(name, href) : null
  const pictures = isShown ? group.flatMap(pictureOf) : []
  const open = async (event: MouseEvent) => {
    // A modified click opens a window of its own, as on any link of this site.
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (isOwn && (!kind || !isPlain)) return
    event.preventDefault()
    if (kind) setShown(true)
    else if (await confirm(leaving(host))) window.open(href, '_blank', 'noopener,noreferrer')
  }
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        download={isOwn ? name : undefined}
        onClick={(event) => void open(event)}
      >
        {children}
      </a>
      {isShown && kind && (
        <Suspense>
          {kind === 'pdf' ? (
            <FilePreview href={href} name={name} onClose={() => setShown(false)} />
          ) : (
            <PictureView
              pictures={pictures}
              start={Math.max(
                0,
                pictures.findIndex(({ src }) => src === href),
              )}
              onClose={() => setShown(false)}
            />
          )}
        </Suspense>
      )}
    </>
  )
}

function leaving(host: string) {
  return {
    title: text('打开外部地址 {{host}}？', { host }),
    consequence: text('该地址不属于本系统，请确认可信后再打开。'),
    okText: '打开',
  }
}

/** A picture of this site's own hosts for the preview; nothing for other files. */
function pictureOf({ url, name }: NamedFile) {
  const address = safeUrl(url)
  if (!address?.isOwn || previewKind(name, address.href) !== 'picture') return []
  return [{ src: address.href, alt: name, name }]
}

/** How the preview shows a file; null when it is only downloaded. A PDF of another host must not be framed. */
function previewKind(name: string, href: string): 'picture' | 'pdf' | null {
  const { origin, pathname } = new URL(href)
  const ending = [name, pathname].map((path) => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase()).find(Boolean) ?? ''
  if (/^(?:jpe?g|png|webp|gif|bmp)$/.test(ending)) return 'picture'
  return ending === 'pdf' && origin === window.location.origin ? 'pdf' : null
}
