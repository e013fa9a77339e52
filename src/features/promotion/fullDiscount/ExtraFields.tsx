import { useQuery } from '@tanstack/react-query'
import { Alert, Checkbox, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { couponFault, couponNote, type Extra, extraKinds } from '#features/mall/activity/model/extra'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { coupons } from '#features/promotion/coupon/api'
import { CouponPicker } from '#features/promotion/coupon/CouponPicker'
import { settings } from '#features/store/setting/api'
import { FormField } from '#shared/form/FormField'
import type { FullDiscountDetail, FullDiscountInput } from './model'

type Props = { initial: FullDiscountInput; saved: FullDiscountDetail | null }

/** The inputs of the values that come with an order. */
const INPUTS: Record<Extra, ((props: Props) => ReactNode) | null> = {
  freight: null,
  coupon: ({ initial, saved }) => (
    <FormField name="couponId" isWide dependencies={['startTime']} extra={<CouponNote initial={initial} />}>
      <CouponPicker savedName={saved?.couponName ?? ''} />
    </FormField>
  ),
  gift: () => (
    <FormField name="gift" isWide>
      <GiftInput />
    </FormField>
  ),
  point: () => <FormField name="point" />,
}
const EXTRAS = Object.keys(INPUTS) as Extra[]

/** What comes with an order besides the discount. */
export function ExtraFields({ initial, saved }: Props) {
  const { t } = useTranslation()
  const { extras } = useValues(initial)
  // lilishop lets only the platform's own shops give points.
  const shop = useQuery({ ...settings.store(null), meta: { silent: true } })
  const mayGivePoints = extras.includes('point') || shop.data?.selfOperated === true
  return (
    <>
      <FormField name="extras" isWide>
        <Checkbox.Group
          options={EXTRAS.filter((extra) => extra !== 'point' || mayGivePoints).map((extra) => ({
            value: extra,
            label: t(extraKinds[extra].label),
          }))}
        />
      </FormField>
      {EXTRAS.map((extra) => {
        const Value = extras.includes(extra) ? INPUTS[extra] : null
        return Value && <Value key={extra} initial={initial} saved={saved} />
      })}
    </>
  )
}

/** The values that decide about the others. */
function useValues(initial: FullDiscountInput) {
  const watched = { form: Form.useFormInstance<FullDiscountInput>(), preserve: true } as const
  return {
    extras: Form.useWatch('extras', watched) ?? initial.extras,
    couponId: Form.useWatch('couponId', watched) ?? initial.couponId,
    startTime: Form.useWatch('startTime', watched) ?? initial.startTime,
    endTime: Form.useWatch('endTime', watched) ?? initial.endTime,
  }
}

/** Which coupons can be chosen; a warning where the chosen one ends too early. */
function CouponNote({ initial }: Pick<Props, 'initial'>) {
  const { t } = useTranslation()
  const { couponId, startTime, endTime } = useValues(initial)
  const { data: coupon } = useQuery({ ...coupons.byId(couponId), enabled: couponId !== '', meta: { silent: true } })
  // One that cannot be given at all is an error of the field.
  const note = coupon && !couponFault(coupon, startTime) && couponNote(coupon, endTime)
  if (note) return <Alert type="warning" showIcon title={translateMessage(t, note)} />
  return t('领取方式为活动赠送、还没有结束的优惠券')
}

type GiftProps = { value?: FullDiscountInput['gift']; onChange?: (gift: FullDiscountInput['gift']) => void }

function GiftInput({ value, onChange }: GiftProps) {
  const { t } = useTranslation()
  return (
    <span>
      {value?.goodsName}{' '}
      <SkuPicker
        label={value ? t('更换赠品') : t('选择赠品')}
        max={1}
        chosen={value ? [value] : []}
        onPick={([sku]) => onChange?.(sku ? { id: sku.id, goodsName: sku.goodsName } : null)}
      />
    </span>
  )
}
