import { useLayoutEffect, useRef } from 'react'

/**
 * What gets the focus: a zone, a zone the pointer has left in view (without scrolling), the link of its entry in the
 * list, or the button that adds one; `lost` is that button, if the focused element was removed or disabled.
 */
type Target = { key: string; at: 'zone' | 'zoneInView' | 'link' | 'add' | 'lost' }

/** Keeps the focus inside the dialog while zones come and go: a removed element would lose it. */
export function useZoneFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null)
  const target = useRef<Target | null>(null)
  const go = () => {
    const { key = '', at = 'add' } = target.current ?? {}
    target.current = null
    if (at === 'lost' && document.activeElement?.matches(':not(body, :disabled)')) return
    const found = [...(root.current?.querySelectorAll<HTMLElement>(PLACES[at]) ?? [])].find(
      ({ dataset }) => at === 'add' || at === 'lost' || (dataset.zone ?? dataset.link) === key,
    )
    const place = at === 'link' ? found?.querySelector<HTMLElement>('button, input, select, textarea, a[href]') : found
    place?.focus({ preventScroll: at === 'zoneInView' })
  }
  useLayoutEffect(() => {
    if (target.current) go()
  })
  return {
    root,
    /** Focuses after the next render. */
    later: (at: Target['at'], key = '') => {
      target.current = { key, at }
    },
    /** Focuses at once. */
    now: (at: Target['at'], key = '') => {
      target.current = { key, at }
      go()
    },
  }
}

const PLACES = {
  zone: '[data-zone]',
  zoneInView: '[data-zone]',
  link: '[data-link]',
  add: '[data-add]',
  lost: '[data-add]',
}
