import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import type { StudioSaved } from '#features/promotion/live/api'
import { closeAndGo } from '#shared/navigation'
import { serverText } from '#shared/serverText'
import { useTab } from '#shared/tab'

/** A saved room some of whose goods were not taken: which, and why. Saving again would make a second room. */
export function StudioResult({ saved: { id, failed } }: { saved: StudioSaved }) {
  const { t } = useTranslation()
  const { key } = useTab()
  return (
    <Result
      status="warning"
      title={t('直播间已保存，{{count}} 个商品没有更新', { count: failed.length })}
      extra={
        <Button type="primary" onClick={() => (id ? closeAndGo('add-live', { id }, key) : closeAndGo('live', {}, key))}>
          {id ? t('打开直播间') : t('返回直播管理')}
        </Button>
      }
    >
      <ul>
        {failed.map(({ name, reason }) => (
          <li key={name}>
            {name}: {serverText(reason)}
          </li>
        ))}
      </ul>
    </Result>
  )
}
