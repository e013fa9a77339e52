import { DownOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import { PopPanel } from '#shared/ui/PopPanel'
import type { ListPrefs } from './useListPrefs'

const SavedViewsPanel = lazyPart(() => import('./SavedViewsPanel'))

/** Named sets of criteria: apply, save, share as a link, delete. */
export function SavedViews({ prefs }: { prefs: ListPrefs }) {
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
      {(close) => <SavedViewsPanel prefs={prefs} close={close} />}
    </PopPanel>
  )
}
