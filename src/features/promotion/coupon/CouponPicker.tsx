import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { toActivity } from '#features/mall/activity/model'
import { offerText } from '#features/mall/activity/model/kind'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { coupons } from './api'
import type { Coupon } from './model'

/** Maximum number of coupons that a search offers. */
const MAX_HITS = 50

type Props = {
  /** The name of the saved coupon, which may be outside the search. */
  savedName?: string
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (id: string) => void
  disabled?: boolean
}

/** Selects a planned or running coupon that is only given with activities, searched by name. */
export function CouponPicker({ savedName, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const couponName = useDeferredValue(typed.trim())
  const query = useQuery({
    ...coupons.page({
      couponName,
      getType: 'ACTIVITY',
      current: 1,
      size: MAX_HITS,
      pageNumber: 1,
      pageSize: MAX_HITS,
    }),
    meta: { silent: true },
  })
  const found = (query.data?.records ?? []).filter(isOpen).map((coupon: Coupon) => ({
    value: coupon.id,
    label: `${coupon.couponName}　${translateMessage(t, offerText(toActivity({ promotionType: 'COUPON', ...coupon })))}`,
  }))
  const isKnown = !value || found.some((option) => option.value === value)
  return (
    <Select
      {...rest}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={t('请选择优惠券')}
      loading={query.isFetching}
      notFoundContent={
        query.isError ? (
          <MissingOptions retry={() => void query.refetch()} />
        ) : (
          t('没有未结束的活动赠送券，先到优惠券中添加')
        )
      }
      options={isKnown ? found : [{ value, label: savedName || value }, ...found]}
      value={value || undefined}
      onChange={onChange}
    />
  )
}

function isOpen({ promotionStatus }: Coupon): boolean {
  return promotionStatus === 'NEW' || promotionStatus === 'START'
}
