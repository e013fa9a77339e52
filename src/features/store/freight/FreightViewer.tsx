import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { DrawerFrame } from '#shared/record/DrawerFrame'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { useSearchParam } from '#shared/useSearchParam'
import { templates } from './api'
import { FreightRows } from './FreightRows'
import { templateFields } from './fields'

/** The charges of a template beside the list, read-only: open while the address has its id. */
export function FreightViewer() {
  const { t } = useTranslation()
  const [id, setId] = useSearchParam(VIEW_PARAM)
  const query = useQuery({ ...templates.byId(id), enabled: id !== '', meta: IN_PLACE })
  if (id === '') return null
  return (
    <DrawerFrame title={query.data?.name ?? t('运费模板')} size={720} hasFooter={false} onClose={() => setId('')}>
      <RecordState query={query}>
        {(template) => (
          <>
            <FreightRows template={template} />
            <HistorySection of={{ kind: 'FREIGHT', id: template.id }} fields={templateFields} />
          </>
        )}
      </RecordState>
    </DrawerFrame>
  )
}
