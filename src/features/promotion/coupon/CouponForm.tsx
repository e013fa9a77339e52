import { Form } from 'antd'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { serverToday } from '#domain/time'
import { ActivityFormSection } from '#features/promotion/activity/ActivityFormSection'
import { PeriodSection } from '#features/promotion/activity/period/PeriodSection'
import { RanSection } from '#features/promotion/activity/RanSection'
import { ScopeSection } from '#features/promotion/activity/ScopeSection'
import { deepCutText } from '#features/promotion/activity/terms/model'
import { validateCoupon } from '#features/promotion/coupon/form/model'
import { useAsk } from '#shared/dialog/useAsk'
import { rereadBy } from '#shared/editor/conflict/reread'
import { DraftNotice, EditorBar } from '#shared/editor/EditorBar'
import { EditorForm } from '#shared/editor/EditorForm'
import { EditorPage } from '#shared/editor/EditorPage'
import { useEditor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { refusedField } from '#shared/form/refusedField'
import { closeAndGo } from '#shared/navigation'
import { notify } from '#shared/notify'
import { Section } from '#shared/record/Section'
import { useTab } from '#shared/tab'
import { coupons } from './api'
import styles from './CouponForm.module.css'
import { CouponTicket } from './CouponTicket'
import { couponFields } from './fields'
import { type CouponDetail, type CouponInput, copyInput, draftOf, toInput } from './model'

type Props = { saved: CouponDetail | null; isCopy?: boolean }

const SCOPES = ['ALL', 'PORTION_GOODS', 'PORTION_GOODS_CATEGORY', 'PORTION_SHOP_CATEGORY'] as const

/** The form of a coupon, beside what the buyer will see of it. */
export function CouponForm({ saved, isCopy = false }: Props) {
  const { t } = useTranslation()
  const tab = useTab()
  const ask = useAsk()
  const [form] = Form.useForm<CouponInput>()
  const [initial] = useState(() => (saved && isCopy ? copyInput(saved, serverToday()) : toInput(saved)))
  const id = isCopy ? undefined : saved?.id
  const title = id ? t('优惠券 {{name}}', { name: initial.couponName }) : t('新增优惠券')
  const editor = useEditor({
    form,
    screen: 'add-coupon',
    record: id ? `id=${id}` : saved ? `copy=${saved.id}` : '',
    title,
    initial,
    reread: id ? rereadBy(coupons.byId(id), toInput, { fields: couponFields }) : null,
    mutation: coupons.save(),
    before: async ({ couponType, consumeThreshold, price, couponDiscount }) => {
      const deep = deepCutText(
        couponType === 'DISCOUNT' ? { rate: couponDiscount } : { threshold: consumeThreshold, minus: price },
      )
      return (
        !deep || ask({ title: text('优惠力度这么大，确认保存？'), consequence: deep, okText: '保存', isCautious: true })
      )
    },
    toPayload: (values) => ({ id, values }),
    onDone: () => {
      notify(id ? t('优惠券已保存') : t('优惠券已添加'))
      closeAndGo('coupon', {}, tab.key)
    },
    errorsOf: (error) =>
      refusedField(error, [
        [/结束时间|使用时间范围/, 'endTime'],
        [/起始时间/, 'startTime'],
        [/领取限制/, 'couponLimitNum'],
        [/折扣/, 'couponDiscount'],
        [/部分商品分类/, 'scopeCategories'],
        [/部分店铺分类/, 'scopeLabels'],
        [/指定商品|商品已下架/, 'scopeGoods'],
        [/活动名称/, 'promotionName'],
        [/优惠券名称/, 'couponName'],
      ]),
  })
  return (
    <EditorPage>
      <DraftNotice editor={editor} />
      {id && saved && <RanSection saved={{ ...saved, promotionType: 'COUPON' }} />}
      <ActivityFormSection
        form={form}
        initial={initial}
        draftOf={(values) => draftOf(values, id)}
        extra={(values) => <CouponTicket input={values} />}
        copied={isCopy && saved && initial.rangeDayType === 'FIXEDTIME' ? { from: saved, to: initial } : null}
      >
        <EditorForm
          editor={editor}
          fields={couponFields}
          validate={(input) => validateCoupon(input, id ? initial.startTime : '')}
        >
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
          <ScopeSection venue="COUPON" types={SCOPES} />
        </EditorForm>
      </ActivityFormSection>
      <EditorBar editor={editor} submit={{ text: t('提交') }} />
    </EditorPage>
  )
}

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
function Limits({ initial, editor }: PartProps & ComponentProps<typeof PeriodSection>) {
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
        <PeriodSection editor={editor} />
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
