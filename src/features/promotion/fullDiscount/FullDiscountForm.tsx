import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { say } from '#domain/text'
import { SkuPickerButton } from '#features/mall/goods/picker/SkuPicker'
import { ActivityFormSection } from '#features/promotion/activity/ActivityFormSection'
import { PeriodSection } from '#features/promotion/activity/period/PeriodSection'
import { ScopeSection } from '#features/promotion/activity/ScopeSection'
import { coupons } from '#features/promotion/coupon/api'
import { CouponPicker } from '#features/promotion/coupon/CouponPicker'
import { settings } from '#features/store/setting/api'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { Section } from '#shared/record/Section'
import { fullDiscounts } from './api'
import { fullDiscountFields } from './fields'
import {
  couponFault,
  couponNote,
  draftOf,
  type FullDiscountDetail,
  type FullDiscountInput,
  toInput,
  validateFullDiscount,
} from './model'

type Props = { saved: FullDiscountDetail | null; isCopy?: boolean }

/** The form of a full discount. */
export function FullDiscountForm({ saved, isCopy }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return (
    <ActivityFormSection<FullDiscountDetail, FullDiscountInput>
      {...{ saved, isCopy, toInput, draftOf }}
      promotionType="FULL_DISCOUNT"
      fields={fullDiscountFields}
      activities={fullDiscounts}
      words={WORDS}
      validate={(input, opened) => {
        const coupon = client.getQueryData(coupons.byId(input.couponId).queryKey)
        return validateFullDiscount(input, opened, coupon ?? null)
      }}
      termsOf={({ discountType, fullMoney, fullMinus, fullRate }) =>
        discountType === 'RATE' ? { rate: fullRate } : { threshold: fullMoney, minus: fullMinus }
      }
      refusals={REFUSALS}
    >
      {({ initial, editor }) => (
        <>
          <Section title={t('基本信息')}>
            <FormGrid>
              <FormField name="promotionName" isWide />
              <PeriodSection editor={editor} />
              <FormField name="description" isWide extra={t('买家在商品页看到的说明')} />
            </FormGrid>
          </Section>
          <Offer initial={initial} couponName={saved?.couponName ?? ''} />
          <ScopeSection venue="FULL_DISCOUNT" types={['ALL', 'PORTION_GOODS']} />
        </>
      )}
    </ActivityFormSection>
  )
}

const WORDS = {
  one: '满额活动 {{name}}',
  add: '新增满额活动',
  saved: '满额活动已保存',
  added: '满额活动已添加',
}

const REFUSALS: [RegExp, string][] = [
  [/满减金额/, 'fullMinus'],
  [/打折/, 'fullRate'],
  [/优惠券/, 'couponId'],
  [/赠品/, 'gift'],
  [/商品/, 'scopeGoods'],
]

function Offer({ initial, couponName }: { initial: FullDiscountInput; couponName: string }) {
  const { t } = useTranslation()
  const watched = { form: Form.useFormInstance<FullDiscountInput>(), preserve: true } as const
  const discountType = Form.useWatch('discountType', watched) ?? initial.discountType
  const extras = Form.useWatch('extras', watched) ?? initial.extras
  // The ancestor lets only the platform's own shops give points.
  const shop = useQuery({ ...settings.store(null), meta: { silent: true } })
  const mayGivePoints = extras.includes('point') || shop.data?.selfOperated === true
  return (
    <Section title={t('优惠设置')}>
      <FormGrid>
        <FormField name="fullMoney" extra={t('订单中参加活动的商品满这个金额才优惠')} />
        <FormField name="discountType" />
        {discountType === 'MINUS' ? (
          <FormField name="fullMinus" dependencies={['fullMoney']} />
        ) : (
          <FormField name="fullRate" extra={t('8.5 表示打八五折')} />
        )}
        <FormField name="extras" isWide>
          <Checkbox.Group
            options={[
              { value: 'freight', label: t('免邮费') },
              { value: 'coupon', label: t('送优惠券') },
              { value: 'gift', label: t('送赠品') },
              ...(mayGivePoints ? [{ value: 'point', label: t('送积分') }] : []),
            ]}
          />
        </FormField>
        {extras.includes('coupon') && (
          <FormField name="couponId" isWide dependencies={['startTime']} extra={<CouponNote initial={initial} />}>
            <CouponPicker savedName={couponName} />
          </FormField>
        )}
        {extras.includes('gift') && (
          <FormField name="gift" isWide>
            <GiftInput />
          </FormField>
        )}
        {extras.includes('point') && <FormField name="point" />}
      </FormGrid>
    </Section>
  )
}

/** A coupon by its id; null until it is read, and for none. */
function useCoupon(couponId: string) {
  const { data } = useQuery({ ...coupons.byId(couponId), enabled: couponId !== '', meta: { silent: true } })
  return data ?? null
}

/** Which coupons can be chosen; a warning where the chosen one ends too early. */
function CouponNote({ initial }: { initial: FullDiscountInput }) {
  const { t } = useTranslation()
  const watched = { form: Form.useFormInstance<FullDiscountInput>(), preserve: true } as const
  const couponId = Form.useWatch('couponId', watched) ?? initial.couponId
  const endTime = Form.useWatch('endTime', watched) ?? initial.endTime
  const startTime = Form.useWatch('startTime', watched) ?? initial.startTime
  const coupon = useCoupon(couponId)
  // One that cannot be given at all is an error of the field.
  const note = coupon && !couponFault(coupon, startTime) && couponNote(coupon, endTime)
  if (note) return <Alert type="warning" showIcon title={say(t, note)} />
  return t('领取方式为活动赠送、还没有结束的优惠券')
}

type GiftProps = { value?: FullDiscountInput['gift']; onChange?: (gift: FullDiscountInput['gift']) => void }

function GiftInput({ value, onChange }: GiftProps) {
  const { t } = useTranslation()
  return (
    <span>
      {value?.goodsName}{' '}
      <SkuPickerButton
        label={value ? t('更换赠品') : t('选择赠品')}
        max={1}
        chosen={value ? [value] : []}
        onPick={([sku]) => onChange?.(sku ? { id: sku.id, goodsName: sku.goodsName } : null)}
      />
    </span>
  )
}
