import { SettingOutlined } from '@ant-design/icons'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { PopPanel } from '#shared/ui/PopPanel'
import type Panel from './ListSettingsPanel'

const ListSettingsPanel = lazyWithRetry(() => import('./ListSettingsPanel'))

/** Column visibility, order, pinning and width of a list; and the row height of all lists. */
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
