import { useEffect, useState } from 'react'

/** Returns the focus, when the component unmounts, to what had it before: a dialog that unmounts at once loses it. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
      })
    },
    [opener],
  )
}
