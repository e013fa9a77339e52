import { useEffect, useRef } from 'react'
import { announce } from './announce'

/** Has screen readers say a text whenever it changes; not the one that a page begins with. */
export function useAnnounced(text: string): void {
  const said = useRef(text)
  useEffect(() => {
    if (said.current === text) return
    said.current = text
    if (text) announce(text)
  }, [text])
}
