import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Errors, translateMessage } from '#domain/text'

type Props = { errors: Errors; onPick: (path: string) => void }

/** The errors of the form after a save attempt; a click on one focuses its field. */
export function GoodsErrors({ errors, onPick }: Props) {
  const { t } = useTranslation()
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      title={t('还有 {{count}} 项需要处理', { count: entries.length })}
      description={entries.map(([path, error]) => (
        <Button key={path} type="link" size="small" danger onClick={() => onPick(path)}>
          {translateMessage(t, error)}
        </Button>
      ))}
    />
  )
}
