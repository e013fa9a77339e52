import { DownOutlined } from '@ant-design/icons'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import { PopPanel } from '#shared/ui/PopPanel'
import type Panel from './SavedViewsPanel'

const SavedViewsPanel = lazyPart(() => import('./SavedViewsPanel'))

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
