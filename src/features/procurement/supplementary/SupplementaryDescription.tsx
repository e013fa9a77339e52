import { NOTHING } from '#domain/wire'
import { TicketTable } from '#features/procurement/supplementary/ticket/TicketTable'
import { TicketTotal } from '#features/procurement/supplementary/ticket/TicketTotal'
import { actualNames } from '#features/procurement/transport/model/actual'
import { FileLink } from '#shared/media/FileLink'
import { Photos } from '#shared/media/Photos'
import { DescriptionList } from '#shared/record/DescriptionList'
import { supplementaryFields } from './fields'
import type { Supplementary, SupplementedNote } from './model'
import styles from './SupplementaryDescription.module.css'

/** The supplementary information of a note. */
export function SupplementaryDescription({ info, note }: { info: Supplementary; note: SupplementedNote }) {
  const { certificates, heatNos } = info
  return (
    <>
      <TicketTable tickets={info.weighTickets} />
      <TicketTotal note={note} tickets={info.weighTickets} />
      <DescriptionList
        fields={supplementaryFields}
        record={info}
        names={[
          'loadTime',
          'arriveTime',
          'leaveTime',
          ...actualNames,
          { field: 'heatNos', render: heatNos.map(({ heatNo, mill }) => `${heatNo} ${mill}`.trim()).join('、') },
          {
            field: 'certificates',
            render:
              certificates.length === 0 ? (
                NOTHING
              ) : (
                <ul className={styles.files}>
                  {certificates.map(({ name, url }) => (
                    <li key={url}>
                      <FileLink url={url} name={name} group={certificates} />
                    </li>
                  ))}
                </ul>
              ),
          },
          { field: 'signPhotos', render: <Photos urls={info.signPhotos} />, isWide: true },
          { field: 'deliveryPhotos', render: <Photos urls={info.deliveryPhotos} />, isWide: true },
          { field: 'remark', isWide: true },
        ]}
      />
    </>
  )
}
