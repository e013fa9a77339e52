import { useState } from 'react'
import { switchLanguage } from '#shared/i18n'

/** The choice of a language by its number. `hasFailed` once its texts did not load: the language stays. */
export function useLanguageChoice(): { choose: (number: number) => void; hasFailed: boolean } {
  const [hasFailed, setFailed] = useState(false)
  const choose = (number: number) => {
    switchLanguage(number).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  return { choose, hasFailed }
}
