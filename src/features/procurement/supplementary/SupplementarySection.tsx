import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import { canOperate } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { useSearchParam } from '#shared/useSearchParam'
import { supplementaries } from './api'
import type { SupplementedNote } from './model'
import { SupplementaryFacts } from './SupplementaryFacts'

// Lazy: most readers of a note do not edit it.
const SupplementaryEditor = lazyPart(() =>
  import('./SupplementaryEditor').then((module) => ({ default: module.SupplementaryEditor })),
)

type Props = {
  note: SupplementedNote
  /** Whether the note may be supplemented: not stocked in yet. */
  canEdit: boolean
}

/** The supplementary information of a note, and the drawer that edits it, whose state is in the address. */
export function SupplementarySection({ note, canEdit }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...supplementaries.ofNote(note.deliverSn), meta: IN_PLACE })
  const [edit, setEdit] = useSearchParam('edit')
  const mayEdit = canOperate('deliverList')
  return (
    <Section
      title={t('补录信息')}
      extra={
        canEdit ? (
          mayEdit && (
            <Button disabled={!query.isSuccess} onClick={() => setEdit('supplementary')}>
              {query.data ? t('修改补录信息') : t('补录信息')}
            </Button>
          )
        ) : (
          <span className={textStyles.secondary}>{t('已入库，补录信息不能再修改')}</span>
        )
      }
    >
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && <SupplementaryFacts info={query.data} />}
      {query.isSuccess && !query.data && (
        <p className={textStyles.secondary}>
          {canEdit ? t('尚未补录磅单、质保书和回单。') : t('入库前没有补录磅单、质保书和回单。')}
        </p>
      )}
      {edit === 'supplementary' && mayEdit && query.isSuccess && (
        <Suspense>
          <SupplementaryEditor note={note} info={query.data} canEdit={canEdit} onClose={() => setEdit('')} />
        </Suspense>
      )}
    </Section>
  )
}
