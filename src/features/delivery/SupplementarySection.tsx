import { useQuery } from '@tanstack/react-query'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { field } from '../../domain/field'
import { formatQuantity } from '../../domain/money'
import { NOTHING, wireText } from '../../domain/wire'
import { Facts } from '../../shared/ui/Facts'
import { Section } from '../../shared/ui/Section'
import { ErrorState } from '../../shared/ui/states'
import { Photos } from './AcceptSection'
import { deliveries } from './api'
import type { Deliver, Supplementary, WeighTicket } from './model'

const supplementaryFields = {
  loadTime: field('time', '装车时间'),
  arriveTime: field('time', '到场时间'),
  leaveTime: field('time', '离场时间'),
  driverName: field('text', '实际司机'),
  driverPhone: field('phone', '实际司机电话'),
  carNo: field('plate', '实际车牌号'),
  certificates: field('text', '质保书'),
  deliveryPhotos: field('text', '送货照片'),
  signPhotos: field('text', '回单照片'),
  heatNos: field('text', '炉批号'),
  remark: field('text', '备注'),
} as const

/** What the supplier added after shipping: weigh tickets, certificates, photos, times. */
export function SupplementarySection({ note }: { note: Deliver }) {
  const { t } = useTranslation()
  const query = useQuery(deliveries.supplementary(note.deliverSn))
  return (
    <Section title={t('补录信息')}>
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && <Filled info={query.data} />}
      {query.isSuccess && !query.data && <p className="secondary">{t('尚未补录磅单、质保书和回单。')}</p>}
    </Section>
  )
}

function Filled({ info }: { info: Supplementary }) {
  const certificates = info.certificates ?? []
  return (
    <>
      <Tickets tickets={info.weighTickets ?? []} />
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
              certificates.length === 0
                ? NOTHING
                : certificates.map((file) => (
                    <a key={file.url} href={file.url} target="_blank" rel="noreferrer">
                      {file.name}
                    </a>
                  )),
          },
          { field: 'deliveryPhotos', render: <Photos urls={info.deliveryPhotos ?? []} /> },
          { field: 'signPhotos', render: <Photos urls={info.signPhotos ?? []} /> },
          { field: 'remark', render: wireText(info.remark) || NOTHING, isWide: true },
        ]}
      />
    </>
  )
}

function Tickets({ tickets }: { tickets: WeighTicket[] }) {
  const { t } = useTranslation()
  if (tickets.length === 0) return null
  const weight = (name: 'grossWeight' | 'tareWeight' | 'netWeight', title: string) => ({
    dataIndex: name,
    title: t(title),
    width: 110,
    align: 'right' as const,
    render: (value: string) => <span className="number">{formatQuantity(value)}</span>,
  })
  return (
    <Table<WeighTicket>
      aria-label={t('磅单')}
      rowKey="ticketNo"
      size="small"
      pagination={false}
      className="section-table"
      dataSource={tickets}
      scroll={{ x: 700 }}
      columns={[
        { dataIndex: 'ticketNo', title: t('磅单号'), width: 160 },
        weight('grossWeight', '毛重（t）'),
        weight('tareWeight', '皮重（t）'),
        weight('netWeight', '净重（t）'),
        { dataIndex: 'weighTime', title: t('过磅时间'), width: 170 },
      ]}
    />
  )
}
