import { CheckOutlined, GlobalOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { allLanguages, currentLanguage } from '#shared/i18n'
import { useLanguageChoice } from '#shared/ui/useLanguageChoice'
import styles from './LanguageMenu.module.css'

/** Chooses the language, each named in itself. Open forms keep their values. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const { choose, hasFailed } = useLanguageChoice()
  const current = currentLanguage()
  const items = allLanguages().map(({ number, code, name }) => ({
    key: code,
    label: <span lang={code}>{name}</span>,
    role: 'menuitemradio',
    'aria-checked': code === current,
    icon: <CheckOutlined aria-hidden="true" className={code === current ? undefined : styles.off} />,
    onClick: () => choose(number),
  }))
  const name = allLanguages().find(({ code }) => code === current)?.name
  return (
    <>
      {hasFailed && <span role="alert">{t('语言没有加载成功，请检查网络后再选一次')}</span>}
      <Dropdown trigger={['click']} menu={{ items }}>
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
