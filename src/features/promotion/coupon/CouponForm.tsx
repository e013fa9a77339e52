import { Form } from 'antd'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivityFormSection } from '#features/promotion/activity/ActivityFormSection'
import { deepCutText } from '#features/promotion/activity/model/terms'
import { PeriodSection } from '#features/promotion/activity/period/PeriodSection'
import { ScopeSection } from '#features/promotion/activity/ScopeSection'
import { validateCoupon } from '#features/promotion/coupon/model/form'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import type { RefusalWords } from '#shared/form/refusedField'
import { Section } from '#shared/record/Section'
import { coupons } from './api'
import styles from './CouponForm.module.css'
import { CouponTicket } from './CouponTicket'
import { couponFields } from './fields'
import { type CouponDetail, type CouponInput, toInput, unsavedActivity } from './model'

type Props = { saved: CouponDetail | null; isCopy?: boolean }

const SCOPES = ['ALL', 'PORTION_GOODS', 'PORTION_GOODS_CATEGORY', 'PORTION_SHOP_CATEGORY'] as const

/** The form of a coupon, beside what the buyer will see of it. */
export function CouponForm({ saved, isCopy }: Props) {
  const { t } = useTranslation()
  return (
    <ActivityFormSection<CouponDetail, CouponInput>
      saved={saved}
      isCopy={isCopy}
      toInput={toInput}
      unsavedActivity={unsavedActivity}
      promotionType="COUPON"
      fields={couponFields}
      activities={coupons}
      words={WORDS}
      validate={validateCoupon}
      deepOf={({ couponType, consumeThreshold, price, couponDiscount }) =>
        deepCutText(
          couponType === 'DISCOUNT' ? { rate: couponDiscount } : { threshold: consumeThreshold, minus: price },
        )
      }
      refusals={REFUSALS}
      extra={(values) => <CouponTicket input={values} />}
    >
      {({ initial, editor }) => (
        <>
          <Section title={t('基本信息')}>
            <div className={styles.columns}>
              <FormGrid>
                <FormField name="promotionName" extra={t('只在后台区分活动，买家看不到')} />
                <FormField name="couponName" />
                <Offer initial={initial} />
              </FormGrid>
            </div>
          </Section>
          <Section title={t('发放与使用')}>
            <div className={styles.columns}>
              <FormGrid>
                <Limits initial={initial} editor={editor} />
                <FormField name="description" isWide extra={t('显示在买家的券面上，说明哪些商品可用')} />
              </FormGrid>
            </div>
          </Section>
          <ScopeSection types={SCOPES} />
        </>
      )}
    </ActivityFormSection>
  )
}

const WORDS = { one: '优惠券 {{name}}', add: '新增优惠券', saved: '优惠券已保存', added: '优惠券已添加' }

const REFUSALS: RefusalWords = [
  [/使用时间范围/, 'endTime'],
  [/部分商品分类/, 'scopeCategories'],
  [/部分店铺分类/, 'scopeLabels'],
  [/指定商品|商品已下架/, 'scopeGoods'],
  [/活动名称/, 'promotionName'],
]

type PartProps = { initial: CouponInput }

/** What it takes off, and how buyers get it. */
function Offer({ initial }: PartProps) {
  const { t } = useTranslation()
  const { couponType, consumeThreshold } = useValues(initial)
  return (
    <>
      <FormField name="couponType" />
      {couponType === 'PRICE' ? (
        <FormField name="price" dependencies={['consumeThreshold']} />
      ) : (
        <FormField name="couponDiscount" extra={t('8.5 表示打八五折')} />
      )}
      <FormField
        name="consumeThreshold"
        extra={
          Number(consumeThreshold || 1) === 0
            ? t('没有门槛：买家从第一元起就能用')
            : t('范围内的商品满这个金额才能用，0 为没有门槛')
        }
      />
      <FormField name="getType" />
    </>
  )
}

/** How many there are, who bears the discount, and how long it is valid. */
function Limits({ initial, editor }: PartProps & Pick<ComponentProps<typeof PeriodSection>, 'editor'>) {
  const { t } = useTranslation()
  const { getType, rangeDayType } = useValues(initial)
  return (
    <>
      {getType === 'FREE' && (
        <>
          <FormField name="publishNum" extra={t('0 为不限制发放数量')} />
          <FormField name="couponLimitNum" dependencies={['publishNum']} extra={t('每位买家最多领几张，0 为不限制')} />
        </>
      )}
      <FormField name="storeCommission" extra={t('优惠金额由店铺承担的百分比，可不填')} />
      <FormField name="rangeDayType" />
      {rangeDayType === 'DYNAMICTIME' ? (
        <FormField name="effectiveDays" extra={t('从领取当天算起，1-365 天；保存后立即可以领取')} />
      ) : (
        <PeriodSection initial={initial} editor={editor} />
      )}
    </>
  )
}

/** The values that decide which fields there are. */
function useValues(initial: CouponInput) {
  const watched = { form: Form.useFormInstance<CouponInput>(), preserve: true } as const
  return {
    couponType: Form.useWatch('couponType', watched) ?? initial.couponType,
    getType: Form.useWatch('getType', watched) ?? initial.getType,
    rangeDayType: Form.useWatch('rangeDayType', watched) ?? initial.rangeDayType,
    consumeThreshold: Form.useWatch('consumeThreshold', watched) ?? initial.consumeThreshold,
  }
}
