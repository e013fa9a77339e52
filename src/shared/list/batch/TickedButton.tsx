import { Button, type ButtonProps } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = Omit<ButtonProps, 'children'> & {
  label: string
  /** How many rows are ticked for it. */
  count: number
}

/** A button over a list for its ticked rows, with their number; off while there is none. */
export function TickedButton({ label, count, disabled = false, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <Button disabled={disabled || count === 0} {...rest}>
      {count > 0 ? `${label}${t('（{{count}}）', { count })}` : label}
    </Button>
  )
}
