import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { extraRefusals } from '#features/mall/activity/model/extra'
import { ActivityFormSection } from '#features/promotion/activity/ActivityFormSection'
import { deepCutText } from '#features/promotion/activity/model/terms'
import { PeriodSection } from '#features/promotion/activity/period/PeriodSection'
import { ScopeSection } from '#features/promotion/activity/ScopeSection'
import { coupons } from '#features/promotion/coupon/api'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import type { RefusalWords } from '#shared/form/refusedField'
import { Section } from '#shared/record/Section'
import { fullDiscounts } from './api'
import { ExtraFields } from './ExtraFields'
import { fullDiscountFields } from './fields'
import {
  type FullDiscountDetail,
  type FullDiscountInput,
  toInput,
  unsavedActivity,
  validateFullDiscount,
} from './model'

type Props = { saved: FullDiscountDetail | null; isCopy?: boolean }

/** The form of a full discount. */
export function FullDiscountForm({ saved, isCopy }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return (
    <ActivityFormSection<FullDiscountDetail, FullDiscountInput>
      saved={saved}
      isCopy={isCopy}
      toInput={toInput}
      unsavedActivity={unsavedActivity}
      promotionType="FULL_DISCOUNT"
      fields={fullDiscountFields}
      activities={fullDiscounts}
      words={WORDS}
      validate={(input, opened) =>
        validateFullDiscount(input, opened, (id) => client.getQueryData(coupons.byId(id).queryKey) ?? null)
      }
      deepOf={({ discountType, fullMoney, fullMinus, fullRate }) =>
        deepCutText(discountType === 'RATE' ? { rate: fullRate } : { threshold: fullMoney, minus: fullMinus })
      }
      refusals={REFUSALS}
    >
      {({ initial, editor }) => (
        <>
          <Section title={t('基本信息')}>
            <FormGrid>
              <FormField name="promotionName" isWide />
              <PeriodSection initial={initial} editor={editor} />
              <FormField name="description" isWide extra={t('买家在商品页看到的说明')} />
            </FormGrid>
          </Section>
          <Offer initial={initial} saved={saved} />
          <ScopeSection types={['ALL', 'PORTION_GOODS']} />
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

const REFUSALS: RefusalWords = [
  [/满减金额/, 'fullMinus'],
  [/打折/, 'fullRate'],
  ...extraRefusals,
  [/商品/, 'scopeGoods'],
]

function Offer({ initial, saved }: { initial: FullDiscountInput; saved: FullDiscountDetail | null }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<FullDiscountInput>()
  const discountType = Form.useWatch('discountType', { form, preserve: true }) ?? initial.discountType
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
        <ExtraFields initial={initial} saved={saved} />
      </FormGrid>
    </Section>
  )
}
