import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { flushDrafts, useDirtyTabs } from '#shared/dirtyForms'
import { useNewVersion, watchVersion } from './newVersion'

/** Announces a new version; the user chooses when to reload, and every draft is saved first. */
export function VersionBanner() {
  const { t } = useTranslation()
  const isThere = useNewVersion((state) => state.isThere)
  const [isLater, setLater] = useState(false)
  const dirty = useDirtyTabs()
  useEffect(watchVersion, [])
  if (!isThere || isLater) return null
  return (
    <Alert
      banner
      type="info"
      title={
        dirty.size > 0
          ? t('系统已更新。填写中的内容已保存为草稿，刷新后可继续；也可以提交后再刷新。')
          : t('系统已更新，刷新后使用新版本。')
      }
      action={
        <>
          <Button
            size="small"
            type="primary"
            onClick={() => void flushDrafts().finally(() => window.location.reload())}
          >
            {t('刷新')}
          </Button>{' '}
          <Button size="small" type="text" onClick={() => setLater(true)}>
            {t('稍后')}
          </Button>
        </>
      }
    />
  )
}
