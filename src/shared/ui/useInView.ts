import { type RefObject, useEffect, useRef, useState } from 'react'

/** Starts a little before it is on screen, px. */
const AHEAD = 80

/** Whether an element has come into view, from then on; at once where the browser cannot tell. */
export function useInView(): [ref: RefObject<HTMLDivElement | null>, isInView: boolean] {
  const ref = useRef<HTMLDivElement>(null)
  const [isInView, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (isInView || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: `${AHEAD}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isInView])
  return [ref, isInView]
}
