import { useQuery } from '@tanstack/react-query'
import { Skeleton, Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { ShopPhone } from '#features/store/changeLog/public/ShopPhone'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { afterSales } from './api'
import { afterSaleFields } from './fields'
import type { AfterSale } from './model'
import styles from './ReturnParcel.module.css'

/** The returned goods: return address, parcel number and tracking. */
export function ReturnParcel({ claim }: { claim: AfterSale }) {
  const { t } = useTranslation()
  return (
    <Section title={t('退货物流')}>
      <ReturnAddress sn={claim.sn} />
      {claim.mlogisticsNo ? (
        <>
          <DescriptionList
            fields={afterSaleFields}
            record={claim}
            names={['mlogisticsName', 'mlogisticsNo', 'mdeliverTime']}
          />
          <Stations sn={claim.sn} />
        </>
      ) : (
        <p className={textStyles.secondary}>{t('买家寄出后会显示物流单号。')}</p>
      )}
    </Section>
  )
}

function ReturnAddress({ sn }: { sn: string }) {
  const { t } = useTranslation()
  const query = useQuery({ ...afterSales.returnAddress(sn), meta: IN_PLACE })
  if (query.isError) return <ErrorState query={query} />
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const { name, mobile, region, detail } = query.data
  if (name === '') return <p className={textStyles.secondary}>{t('店铺尚未设置售后地址。')}</p>
  return (
    <p>
      {t('退货地址：')}
      {`${name} `}
      <ShopPhone phone={mobile} of={{ kind: 'AFTER_SALE', id: sn }} label="退货地址" />
      {` ${region.namePath.replaceAll(',', '')}${detail}`}
    </p>
  )
}

function Stations({ sn }: { sn: string }) {
  const { t } = useTranslation()
  const query = useQuery({ ...afterSales.traces(sn), meta: IN_PLACE })
  if (query.isError) return <ErrorState query={query} />
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  const stations = query.data?.traces ?? []
  if (stations.length === 0) return <p className={textStyles.secondary}>{t('承运商还没有物流信息。')}</p>
  return (
    <Timeline
      className={styles.way}
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
  )
}
