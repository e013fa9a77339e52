import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useUnloadedLanguage } from '#shared/i18n'

type Props = { choose: (number: number) => void; hasFailed: boolean }

/**
 * Says that a language did not load: in that language with a retry if it was chosen on an earlier visit, else in the
 * current one.
 */
export function LanguageFailure({ choose, hasFailed }: Props) {
  const { t } = useTranslation()
  const language = useUnloadedLanguage((state) => state.language)
  if (hasFailed) return <span role="alert">{t('语言没有加载成功，请检查网络后再选一次')}</span>
  if (!language?.notLoaded) return null
  return (
    <span role="alert" lang={language.code}>
      {language.notLoaded.text}{' '}
      <Button type="link" size="small" onClick={() => choose(language.number)}>
        {language.notLoaded.retry}
      </Button>
    </span>
  )
}
