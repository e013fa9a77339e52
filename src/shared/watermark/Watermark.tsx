import { type CSSProperties, useEffect, useState } from 'react'
import { useSession } from '#shared/session'
import { currentMinute, watermarkUser } from './watermarkText'

// Not antd's Watermark: it writes a style attribute, which the policy of the site forbids.

/** How often the minute is looked at, ms. */
const LOOK_MS = 5000
/** Distance of the copies, px: the shortest printed form, 93 mm, has two above each other. */
const TILE = { width: 340, height: 150 }
const FONT_SIZE = 14
const DEGREES = -16

/** Over the whole window, above dialogs, drawers and messages; in print, on each page. */
const WINDOW: CSSProperties = {
  position: 'fixed',
  zIndex: 9999,
  inset: 0,
  pointerEvents: 'none',
  // Browsers print no backgrounds otherwise.
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
}

/**
 * Repeats the user's name, account and the minute over the window, or over the area of `className`. Renders nothing
 * before sign-in. Screen readers skip it, and clicks go through it.
 */
export default function Watermark({ className }: { className?: string }) {
  const who = useSession(watermarkUser)
  const [minute, setMinute] = useState(currentMinute)
  useEffect(() => {
    const timer = setInterval(() => setMinute(currentMinute()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  if (!who) return null
  const picture = tile(`${who} ${minute}`)
  return (
    <div
      className={className}
      aria-hidden="true"
      data-watermark={`${who} ${minute}`}
      style={{
        ...(className ? {} : WINDOW),
        backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(picture)}")`,
      }}
    />
  )
}

/** One copy of the text as a picture: a mid grey is legible, and lets read what is below it, in both themes. */
function tile(text: string): string {
  const { width, height } = TILE
  const [x, y] = [width / 2, height / 2]
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<text x="${x}" y="${y}" transform="rotate(${DEGREES} ${x} ${y})" text-anchor="middle" fill="gray" fill-opacity="0.22"` +
    ` font-family="sans-serif" font-size="${FONT_SIZE}">${escaped}</text></svg>`
  )
}
