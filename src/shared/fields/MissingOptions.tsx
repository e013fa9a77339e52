import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

/** In place of a select's options whose dictionary failed to load: says so, and retries. */
export function MissingOptions({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <span role="alert">
      {t('选项没有加载成功')}
      {/* The list would close before a click. */}
      <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
        {t('重试')}
      </Button>
    </span>
  )
}
