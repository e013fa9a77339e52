import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

/** Shown instead of the options of a select when their dictionary failed to load, with a retry. */
export function MissingOptions({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <span role="alert">
      {t('选项没有加载成功')}
      {/* Keeps the focus in the select: losing it would close the list before the click. */}
      <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
        {t('重试')}
      </Button>
    </span>
  )
}
