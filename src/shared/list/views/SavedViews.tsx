import { DownOutlined } from '@ant-design/icons'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { PopPanel } from '#shared/ui/PopPanel'
import type Panel from './SavedViewsPanel'

const SavedViewsPanel = lazyWithRetry(() => import('./SavedViewsPanel'))

/** Named sets of criteria: apply, save, share as a link, delete; and the last searches. */
export function SavedViews(props: Omit<ComponentProps<typeof Panel>, 'close'>) {
  const { t } = useTranslation()
  return (
    <PopPanel
      title={t('视图')}
      button={{
        children: (
          <>
            {t('视图')} <DownOutlined aria-hidden="true" />
          </>
        ),
      }}
    >
      {(close) => <SavedViewsPanel {...props} close={close} />}
    </PopPanel>
  )
}
