import { useQuery } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { canOperate } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { useSearchParam } from '#shared/useSearchParam'
import { supplementaries } from './api'
import type { NotesOfHeats } from './CertificateOffer'
import type { SupplementedNote, SupplementScope } from './model'
import { SupplementaryDescription } from './SupplementaryDescription'

// Lazy: most readers of a note do not edit it.
const SupplementaryEditor = lazyWithRetry(() =>
  import('./SupplementaryEditor').then((module) => ({ default: module.SupplementaryEditor })),
)

type Props = {
  note: SupplementedNote
  /** What may be added to the note. */
  scope: SupplementScope
  /** Whether the note is void: nothing may be added, and it was never stocked in. */
  isVoid?: boolean
  notesOfHeats?: NotesOfHeats
}

/** The supplementary information of a note, and the drawer that edits it, whose state is in the address. */
export function SupplementarySection({ note, scope, isVoid = false, notesOfHeats }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...supplementaries.ofNote(note.deliverSn), meta: IN_PLACE })
  const [edit, setEdit] = useSearchParam('edit')
  const mayEdit = canOperate('deliverList')
  return (
    <Section
      title={t('补录信息')}
      extra={
        <Space>
          {scope !== 'all' && (
            <span className={textStyles.secondary}>
              {isVoid
                ? t('已作废，不能再补录')
                : scope === 'files'
                  ? t('已入库，只能补传回单、照片和质保书')
                  : t('已入库，补录信息不能再修改')}
            </span>
          )}
          {scope !== 'none' && mayEdit && (
            <Button disabled={!query.isSuccess} onClick={() => setEdit('supplementary')}>
              {scope === 'files' ? t('补传文件') : query.data ? t('修改补录信息') : t('补录信息')}
            </Button>
          )}
        </Space>
      }
    >
      {query.isError && <ErrorState query={query} />}
      {query.data && <SupplementaryDescription info={query.data} note={note} />}
      {query.isSuccess && !query.data && (
        <p className={textStyles.secondary}>
          {scope === 'all'
            ? t('尚未补录磅单、质保书和回单。')
            : isVoid
              ? t('没有补录磅单、质保书和回单。')
              : t('入库前没有补录磅单、质保书和回单。')}
        </p>
      )}
      {edit === 'supplementary' && mayEdit && query.isSuccess && (
        <Suspense>
          <SupplementaryEditor
            note={note}
            scope={scope}
            notesOfHeats={notesOfHeats}
            info={query.data}
            onClose={() => setEdit('')}
          />
        </Suspense>
      )}
    </Section>
  )
}
