import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { toActivity } from '#features/mall/activity/model'
import { lazyPart } from '#shared/lazyPart'
import { useSearchParam } from '#shared/useSearchParam'
import { coupons } from './api'

const SeriesPicker = lazyPart(() =>
  import('#features/promotion/plan/SeriesPicker').then((module) => ({ default: module.SeriesPicker })),
)

/** The copies of a coupon in several periods: open while the address has `series`. */
export function CouponSeries() {
  const [id, setId] = useSearchParam('series')
  const { data } = useQuery({ ...coupons.byId(id), enabled: id !== '' })
  if (id === '' || !data) return null
  return (
    <Suspense fallback={null}>
      <SeriesPicker
        activity={toActivity({ promotionType: 'COUPON', ...data })}
        create={coupons.copy}
        onClose={() => setId('')}
      />
    </Suspense>
  )
}
