import type { Ref } from 'react'
import { cleanHtml } from '#shared/ui/html/cleanHtml'
import styles from './ServerDocument.module.css'

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
  return (
    <iframe
      key={html}
      ref={ref}
      className={styles.frame}
      title={title}
      // The page fills and prints the frame; without `allow-scripts` its content cannot reach back.
      sandbox="allow-same-origin allow-modals"
      srcDoc="<!doctype html><meta charset=utf-8>"
      onLoad={({ currentTarget }) => {
        fill(currentTarget, html)
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
