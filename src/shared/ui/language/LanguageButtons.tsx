import { GlobalOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { allLanguages, currentLanguage } from '#shared/i18n'
import { useLanguageChoice } from './useLanguageChoice'

/** The other languages, each named in itself: for pages that load no menu. Open forms keep their values. */
export function LanguageButtons() {
  const { choose, failure } = useLanguageChoice()
  return (
    <>
      {failure && <span role="alert">{failure}</span>}
      {allLanguages()
        .filter(({ code }) => code !== currentLanguage())
        .map(({ number, code, name }) => (
          <Button
            key={code}
            type="text"
            icon={<GlobalOutlined aria-hidden="true" />}
            lang={code}
            onClick={() => choose(number)}
          >
            {name}
          </Button>
        ))}
    </>
  )
}
