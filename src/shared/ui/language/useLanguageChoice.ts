import { useState } from 'react'
import { switchLanguage, useUnloadedLanguage } from '#shared/i18n'
import { isLoggedIn } from '#shared/session'
import { noteSignedOutChoice } from './signedOutChoice'

/**
 * The choice of a language by its number. `hasFailed` tells that the texts of the last chosen one did not load: the
 * language stays.
 */
export function useLanguageChoice(): { choose: (number: number) => void; hasFailed: boolean } {
  const [hasFailed, setFailed] = useState(false)
  const choose = (number: number) => {
    switchLanguage(number).then(
      () => {
        setFailed(false)
        if (!isLoggedIn()) noteSignedOutChoice()
      },
      // The notice about an unloaded language offers to try again, so it stays alone.
      () => setFailed(useUnloadedLanguage.getState().language?.number !== number),
    )
  }
  return { choose, hasFailed }
}
