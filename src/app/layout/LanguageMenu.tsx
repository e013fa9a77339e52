import { GlobalOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { allLanguages, currentLanguage } from '#shared/i18n'
import { LanguageFailure } from '#shared/ui/language/LanguageFailure'
import { useLanguageChoice } from '#shared/ui/language/useLanguageChoice'
import { radioItem } from '#shared/ui/radioItem'

/** Chooses the language, each named in itself. Open forms keep their values. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const choice = useLanguageChoice()
  const current = currentLanguage()
  const items = allLanguages().map(({ number, code, name }) =>
    radioItem({
      key: code,
      label: <span lang={code}>{name}</span>,
      isChosen: code === current,
      choose: () => choice.choose(number),
    }),
  )
  const name = allLanguages().find(({ code }) => code === current)?.name
  return (
    <>
      <LanguageFailure {...choice} />
      <Dropdown autoFocus trigger={['click']} menu={{ items }}>
        <Button
          type="text"
          aria-label={`${t('语言')} ${name}`}
          aria-haspopup="menu"
          title={t('语言')}
          icon={<GlobalOutlined aria-hidden="true" />}
        >
          {name}
        </Button>
      </Dropdown>
    </>
  )
}
