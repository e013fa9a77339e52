import { PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Collapse, Space, Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { mallOrders } from '#features/mall/order/api'
import { parcelFields } from '#features/mall/order/fields'
import { isOwnTruck, readOwnTruck, shipmentNumber } from '#features/mall/order/model/ownTruck'
import { parcelsOf } from '#features/mall/order/parcels'
import { openParcelSlips } from '#features/mall/order/print/openShippingNotes'
import { slipsOf } from '#features/mall/order/print/parcelSlips'
import type { MallOrder, OrderParcel } from '#features/mall/order/shape'
import { soldText } from '#features/mall/sale/model'
import { CopyableText } from '#shared/fields/FieldValue'
import { semicolon } from '#shared/i18n'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'

/** The parcels of an order: the content of each, and its tracking. */
export function OrderParcels({ order }: { order: MallOrder }) {
  const { t } = useTranslation()
  const { sn, waybill } = order
  const query = useQuery({ ...mallOrders.packages(sn), meta: IN_PLACE })
  const parcels = query.data ? parcelsOf(order, query.data) : []
  return (
    <Section title={t('包裹与物流')}>
      {query.isPending && <PageLoading />}
      {query.isError && <ErrorState query={query} />}
      {query.isSuccess && parcels.length === 0 && (
        <EmptyState
          text={
            waybill
              ? t('面单已生成：{{company}} {{number}}，还没有发货', {
                  company: waybill.logisticsName,
                  number: waybill.logisticsNo,
                })
              : t('还没有发货')
          }
        />
      )}
      {parcels.length > 0 && (
        <Collapse
          size="small"
          defaultActiveKey={parcels[0]?.packageNo || '0'}
          items={parcels.map((parcel, at) => ({
            key: parcel.packageNo || `${at}`,
            label: t('包裹 {{number}}：{{company}} {{no}}　{{time}} 发出', {
              number: at + 1,
              company: parcel.logisticsName,
              no: shipmentNumber(parcel),
              time: formatTime(parcel.createTime, 'YYYY-MM-DD HH:mm'),
            }),
            children: <ParcelCard order={order} parcel={parcel} />,
          }))}
        />
      )}
    </Section>
  )
}

function ParcelCard({ order, parcel }: { order: MallOrder; parcel: OrderParcel }) {
  const { t } = useTranslation()
  const stations = parcel.traces?.traces ?? []
  const truck = readOwnTruck(parcel)
  return (
    <>
      <Space>
        <CopyableText text={shipmentNumber(parcel)} />
        <Button
          size="small"
          icon={<PrinterOutlined aria-hidden="true" />}
          onClick={() => openParcelSlips([order.sn], parcel.packageNo)}
        >
          {truck ? t('打印送货单') : t('打印装箱单')}
        </Button>
      </Space>
      {truck && <DescriptionList fields={parcelFields} record={truck} names={['carNo', 'driverName', 'driverPhone']} />}
      <p>
        {slipsOf(order, [parcel])
          .flatMap(({ lines }) => lines)
          .map(({ goodsName, unit, count }) => soldText(goodsName, { goodsUnit: unit, num: count }))
          .join(semicolon())}
      </p>
      {stations.length === 0 ? (
        <p className={textStyles.secondary}>
          {isOwnTruck(parcel) ? t('自有车辆送货，没有物流轨迹。') : t('暂无物流信息，承运商揽收后会显示在这里。')}
        </p>
      ) : (
        <Timeline
          items={stations.map(({ time, place }, at) => ({
            key: `${time} ${at}`,
            content: (
              <>
                <div>{place}</div>
                <div className={textStyles.secondary}>{formatTime(time, 'YYYY-MM-DD HH:mm')}</div>
              </>
            ),
          }))}
        />
      )}
    </>
  )
}
