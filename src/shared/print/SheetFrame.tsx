import type { Ref } from 'react'
import { cleanHtml } from '#shared/ui/cleanHtml'
import styles from './SheetFrame.module.css'

type Props = {
  /** A sheet for print as a server writes it, with styles of its own. */
  html: string
  /** Names the frame. */
  title: string
  ref?: Ref<HTMLIFrameElement>
}

/**
 * A server's sheet in a frame that runs no script. Its styles are set through the style objects, because the site's
 * policy refuses those in HTML; whatever would load an address is left out. `ref` gives the frame for `printFrame`.
 */
export function SheetFrame({ html, title, ref }: Props) {
  return (
    <iframe
      key={html}
      ref={ref}
      className={styles.frame}
      title={title}
      // The page fills the frame and prints it; without `allow-scripts` nothing in it can reach back.
      sandbox="allow-same-origin allow-modals"
      srcDoc="<!doctype html><meta charset=utf-8>"
      onLoad={({ currentTarget }) => {
        fill(currentTarget, html)
      }}
    />
  )
}

/** Prints what a frame shows. */
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

/** Whether CSS, as the browser writes it, loads an address: a picture may tell another site who printed what. */
function loads(css: string): boolean {
  return /\b(url|image-set|src)\(/i.test(css)
}
