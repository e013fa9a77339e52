import { GlobalOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { allLanguages, currentLanguage } from '#shared/i18n'
import { useLanguageChoice } from './useLanguageChoice'

/** The other languages, each named in itself: for pages that load no menu. Open forms keep their values. */
export function LanguageButtons() {
  const { t } = useTranslation()
  const { choose, hasFailed } = useLanguageChoice()
  return (
    <>
      {hasFailed && <span role="alert">{t('语言没有加载成功，请检查网络后再选一次')}</span>}
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
