import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTHING, wireText } from '#domain/wire'
import { canSupplement, type Deliver } from '#features/procurement/delivery/model'
import { Facts } from '#shared/ui/Facts'
import { Photos } from '#shared/ui/Photos'
import { Section } from '#shared/ui/Section'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { useSearchParam } from '#shared/useSearchParam'
import { supplementaries } from './api'
import { supplementaryFields } from './fields'
import type { Supplementary } from './model'
import styles from './SupplementarySection.module.css'
import { TicketTable } from './TicketTable'

// Most who read a note do not write to it.
const SupplementaryEditor = lazy(() =>
  import('./SupplementaryEditor').then((module) => ({ default: module.SupplementaryEditor })),
)

/** What the supplier added after shipping, and the drawer that adds it: open while the address says so. */
export function SupplementarySection({ note }: { note: Deliver }) {
  const { t } = useTranslation()
  const query = useQuery(supplementaries.ofNote(note.deliverSn))
  const [edit, setEdit] = useSearchParam('edit')
  const isOpen = edit === 'supplementary'
  const canEdit = canSupplement(note.status)
  return (
    <Section
      title={t('补录信息')}
      extra={
        canEdit ? (
          <Button disabled={!query.isSuccess} onClick={() => setEdit('supplementary')}>
            {query.data ? t('修改补录信息') : t('补录信息')}
          </Button>
        ) : (
          <span className={textStyles.secondary}>{t('已入库，补录信息不能再修改')}</span>
        )
      }
    >
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && <Filled info={query.data} />}
      {query.isSuccess && !query.data && (
        <p className={textStyles.secondary}>
          {canEdit ? t('尚未补录磅单、质保书和回单。') : t('入库前没有补录磅单、质保书和回单。')}
        </p>
      )}
      {isOpen && query.isSuccess && (
        <Suspense>
          <SupplementaryEditor note={note} info={query.data} onClose={() => setEdit('')} />
        </Suspense>
      )}
    </Section>
  )
}

function Filled({ info }: { info: Supplementary }) {
  const certificates = info.certificates ?? []
  return (
    <>
      <TicketTable tickets={info.weighTickets ?? []} />
      <Facts
        fields={supplementaryFields}
        record={info}
        names={[
          'loadTime',
          'arriveTime',
          'leaveTime',
          'driverName',
          'driverPhone',
          'carNo',
          {
            field: 'heatNos',
            render: (info.heatNos ?? []).map((heat) => `${heat.heatNo} ${heat.mill}`.trim()).join('、') || NOTHING,
          },
          {
            field: 'certificates',
            render:
              certificates.length === 0 ? (
                NOTHING
              ) : (
                <ul className={styles.files}>
                  {certificates.map((file) => (
                    <li key={file.url}>
                      <a href={file.url} target="_blank" rel="noreferrer">
                        {file.name}
                      </a>
                    </li>
                  ))}
                </ul>
              ),
          },
          { field: 'signPhotos', render: <Photos urls={info.signPhotos ?? []} />, isWide: true },
          { field: 'deliveryPhotos', render: <Photos urls={info.deliveryPhotos ?? []} />, isWide: true },
          { field: 'remark', render: wireText(info.remark) || NOTHING, isWide: true },
        ]}
      />
    </>
  )
}
