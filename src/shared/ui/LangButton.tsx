import { GlobalOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { currentLang, LANG_NAMES, switchLang } from '#shared/i18n'

/** Switches to the other language, labelled in that language. Open forms keep their values. */
export function LangButton() {
  useTranslation()
  const other = currentLang() === 2 ? 1 : 2
  return (
    <Button
      type="text"
      icon={<GlobalOutlined aria-hidden="true" />}
      lang={other === 1 ? 'zh-CN' : 'en'}
      onClick={() => void switchLang(other)}
    >
      {LANG_NAMES[other]}
    </Button>
  )
}
