import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { cleanHtml } from '#shared/ui/html/cleanHtml'
import { inertHtml } from '#shared/ui/html/parseHtml'
import styles from './ServerDocument.module.css'

/** What the page fills: unlike a frame without any document, it is laid out by the standards. */
const EMPTY = '<!doctype html><meta charset=utf-8>'

type Props = {
  /** A printable HTML document from a server, with its own styles. */
  html: string
  /** Names the frame. */
  title: string
  ref?: Ref<HTMLIFrameElement>
}

/**
 * Shows a server's printable HTML in an iframe that runs no script. Styles are set through style objects, because the
 * policy of the site refuses those in HTML; whatever would load an address is removed. `ref` gives the iframe for
 * `printFrame`.
 */
export function ServerDocument({ html, title, ref }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each document has a frame of its own
  useImperativeHandle(ref, () => frame.current as HTMLIFrameElement, [html])
  // Not by an attribute: React makes a text of what it is given.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each document has a frame of its own
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = inertHtml(EMPTY)
  }, [html])
  return (
    <iframe
      key={html}
      ref={frame}
      className={styles.frame}
      title={title}
      // The page fills and prints the frame; without `allow-scripts` its content cannot reach back.
      sandbox="allow-same-origin allow-modals"
      onLoad={({ currentTarget }) => {
        if (currentTarget.srcdoc !== '') fill(currentTarget, html)
      }}
    />
  )
}

/** Prints the content of the frame. */
export function printFrame(frame: HTMLIFrameElement | null): void {
  frame?.contentWindow?.focus()
  frame?.contentWindow?.print()
}

function fill(frame: HTMLIFrameElement, html: string): void {
  const page = frame.contentDocument
  if (!page) return
  page.body.replaceChildren(page.importNode(cleanHtml(html, { isStyled: true }), true))
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
    for (const name of [...element.style]) {
      if (loads(element.style.getPropertyValue(name))) element.style.removeProperty(name)
    }
  }
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!view || !('adoptedStyleSheets' in page)) return
  const sheet = new view.CSSStyleSheet()
  const blocks = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)]
  sheet.replaceSync(blocks.map(([, css]) => css).join('\n'))
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    if (loads(sheet.cssRules[at]?.cssText ?? '')) sheet.deleteRule(at)
  }
  page.adoptedStyleSheets = [sheet]
}

/**
 * Whether CSS, as serialised by the browser, loads an address: an image request could tell another site who printed
 * what.
 */
function loads(css: string): boolean {
  return /\b(url|image-set|src)\(/i.test(css)
}
