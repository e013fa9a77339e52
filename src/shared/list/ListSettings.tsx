import { SettingOutlined } from '@ant-design/icons'
import { type ComponentProps, lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { PopPanel } from '#shared/ui/PopPanel'
import type Panel from './ListSettingsPanel'

// `lazy` would fix the type of rows to none in particular.
const ListSettingsPanel = lazy(() => import('./ListSettingsPanel')) as unknown as typeof Panel

/** Which columns a list shows, in which order, pinned and how wide; and the height of rows in all lists. */
export function ListSettings<Row>(props: ComponentProps<typeof Panel<Row>>) {
  const { t } = useTranslation()
  return (
    <PopPanel
      title={t('列表设置')}
      button={{ icon: <SettingOutlined aria-hidden="true" />, 'aria-label': t('列表设置'), title: t('列表设置') }}
    >
      {() => <ListSettingsPanel {...props} />}
    </PopPanel>
  )
}
