import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAX_NAME } from '#features/mall/decoration/model'
import { textCount } from '#shared/form/textCount'
import textStyles from '#shared/ui/text.module.css'

type Props = {
  /** Called before each change. */
  onBefore: () => void
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (name: string) => void
  disabled?: boolean
}

/** The name of a page, whose changes can be undone. */
export function NameInput({ onBefore, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <Input
      {...rest}
      prefix={<span className={textStyles.secondary}>{t('页面名称')}</span>}
      aria-label={t('页面名称')}
      count={{ ...textCount(MAX_NAME), show: true }}
      onChange={(event) => {
        onBefore()
        onChange?.(event.target.value)
      }}
    />
  )
}
