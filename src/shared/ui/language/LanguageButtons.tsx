import { GlobalOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { allLanguages, currentLanguage } from '#shared/i18n'
import { LanguageFailure } from './LanguageFailure'
import { useLanguageChoice } from './useLanguageChoice'

/** The other languages, each named in itself: for pages that load no menu. Open forms keep their values. */
export function LanguageButtons() {
  // The current language comes from outside React: this renders again when it changes.
  useTranslation()
  const choice = useLanguageChoice()
  return (
    <>
      <LanguageFailure {...choice} />
      {allLanguages()
        .filter(({ code }) => code !== currentLanguage())
        .map(({ number, code, name }, place) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: The button stays, and with it the focus, when it names another language.
            key={place}
            type="text"
            icon={<GlobalOutlined aria-hidden="true" />}
            lang={code}
            onClick={() => choice.choose(number)}
          >
            {name}
          </Button>
        ))}
    </>
  )
}
