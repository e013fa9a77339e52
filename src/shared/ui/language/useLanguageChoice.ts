import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { switchLanguage } from '#shared/i18n'

/** The choice of a language by its number. `failure` says that its texts did not load: the language stays. */
export function useLanguageChoice(): { choose: (number: number) => void; failure: string | null } {
  const { t } = useTranslation()
  const [hasFailed, setFailed] = useState(false)
  const choose = (number: number) => {
    switchLanguage(number).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  }
  return { choose, failure: hasFailed ? t('语言没有加载成功，请检查网络后再选一次') : null }
}
