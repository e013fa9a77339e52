import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirtyTabs } from '#shared/dirtyForms'
import { useNewVersion } from './newVersion'
import { RequiredBanner } from './RequiredBanner'
import { reloadWithDrafts } from './reloadWithDrafts'
import { watchRelease } from './watchRelease'

/** Announces a new version; the user chooses when to reload, and every draft is saved first. */
export default function VersionBanner() {
  const { t } = useTranslation()
  const { isThere, lowest } = useNewVersion()
  const [isLater, setLater] = useState(false)
  const dirty = useDirtyTabs()
  useEffect(watchRelease, [])
  if (lowest) return <RequiredBanner lowest={lowest} />
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
          <Button size="small" type="primary" onClick={() => void reloadWithDrafts()}>
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
