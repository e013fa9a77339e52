import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Names the card. */
  name: string
  disabled: boolean
  /** None for the first card. */
  onBack?: (() => void) | undefined
  /** None for the last card. */
  onForth?: (() => void) | undefined
  /** None for a card that the block needs. */
  onRemove?: (() => void) | undefined
}

/** The buttons of a card: one place up or down, and remove. */
export function CardTools({ name, disabled, onBack, onForth, onRemove }: Props) {
  const { t } = useTranslation()
  const tools = [
    { icon: <ArrowUpOutlined />, label: t('上移'), run: onBack },
    { icon: <ArrowDownOutlined />, label: t('下移'), run: onForth },
    ...(onRemove ? [{ icon: <DeleteOutlined />, label: t('移除'), run: onRemove }] : []),
  ]
  return tools.map(({ icon, label, run }) => (
    <Button
      key={label}
      type="text"
      size="small"
      icon={icon}
      aria-label={`${label} ${name}`}
      title={label}
      disabled={disabled || !run}
      onClick={run}
    />
  ))
}
