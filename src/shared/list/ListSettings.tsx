import { SettingOutlined } from '@ant-design/icons'
import type { TableColumnType } from 'antd'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { PopPanel } from '#shared/ui/PopPanel'
import type Panel from './ListSettingsPanel'
import type { ListPrefs } from './useListPrefs'

// `lazy` would fix the type of rows to none in particular.
const ListSettingsPanel = lazy(() => import('./ListSettingsPanel')) as unknown as typeof Panel

/** The columns of a list and how a user arranged them. */
export type ListSettingsProps<Row> = { columns: readonly TableColumnType<Row>[]; prefs: ListPrefs }

/** Which columns a list shows, in which order, pinned and how wide; and the height of rows in all lists. */
export function ListSettings<Row>(props: ListSettingsProps<Row>) {
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
