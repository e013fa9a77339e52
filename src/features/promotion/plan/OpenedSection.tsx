import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FaultsSection } from '#features/mall/activity/FaultsSection'
import { type Activity, type PromotionType, toActivity } from '#features/mall/activity/model'
import { canOperate, type ScreenName } from '#shared/navigation'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE, type ResourceQuery } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { ForbiddenState } from '#shared/ui/error/ForbiddenState'
import { useSearchParam } from '#shared/useSearchParam'

type Parts<Saved> = {
  mayEdit: (saved: Saved) => boolean
  /** The form of a new one (null), of a copy, or of the saved one. */
  form: (saved: Saved | null, isCopy: boolean) => ReactNode
  /** What shows one that is not to be edited. */
  record: (saved: Saved) => ReactNode
}

type Props<Saved> = Parts<Saved> & {
  /** The screen of their list: the right to operate it opens the form. */
  list: ScreenName
  promotionType: PromotionType
  byId: ResourceQuery<string, Saved | null>
  title: (saved: Saved) => string
}

/** The page of an activity: a new one, a copy, one to edit, or one to look at. */
export function OpenedSection<Saved extends Partial<Activity>>(props: Props<Saved>) {
  const { list, promotionType, byId, title, ...parts } = props
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [copied] = useSearchParam('copy')
  const source = id || copied
  const query = useQuery({ ...byId(source), enabled: source !== '', refetchOnMount: 'always', meta: IN_PLACE })
  useTabTitle(id === '' ? t('新增') : query.data ? title(query.data) : undefined)
  const mayWrite = canOperate(list)
  if (id === '' && !mayWrite) return <ForbiddenState list={list} />
  if (source === '') return parts.form(null, false)
  return (
    <RecordState query={query}>
      {(saved) => (
        <>
          {id !== '' && <FaultsSection activity={toActivity({ ...saved, promotionType })} />}
          <Opened
            {...parts}
            saved={saved}
            isFresh={query.isFetchedAfterMount}
            isCopy={id === ''}
            mayEdit={(one) => mayWrite && parts.mayEdit(one)}
          />
        </>
      )}
    </RecordState>
  )
}

type OpenedProps<Saved> = Parts<Saved> & { saved: Saved; isFresh: boolean; isCopy: boolean }

/** The form opens with a fresh record, and keeps it: later answers do not reach what is being typed. */
function Opened<Saved>({ saved, isFresh, isCopy, mayEdit, form, record }: OpenedProps<Saved>) {
  const [opened, setOpened] = useState<Saved | null>(null)
  if (!isCopy && !mayEdit(opened ?? saved)) return record(saved)
  if (!opened && isFresh) setOpened(saved)
  return opened && form(opened, isCopy)
}
