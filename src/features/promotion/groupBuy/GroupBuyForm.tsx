import { useTranslation } from 'react-i18next'
import { ActivityFormSection } from '#features/promotion/activity/ActivityFormSection'
import type { PriceGoods } from '#features/promotion/activity/model'
import { deepPriceText } from '#features/promotion/activity/model/terms'
import { PriceGridSection } from '#features/promotion/activity/PriceGridSection'
import { PeriodSection } from '#features/promotion/activity/period/PeriodSection'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { GridField } from '#shared/form/GridField'
import type { RefusalWords } from '#shared/form/refusedField'
import { Section } from '#shared/record/Section'
import { groupBuys } from './api'
import { groupBuyFields } from './fields'
import {
  type GroupBuyDetail,
  type GroupBuyInput,
  gridErrors,
  toInput,
  unsavedActivity,
  validateGroupBuy,
} from './model'

type Props = { saved: GroupBuyDetail | null; isCopy?: boolean }

/** The form of a group-buy: its terms, and its products with their group prices. */
export function GroupBuyForm({ saved, isCopy }: Props) {
  const { t } = useTranslation()
  return (
    <ActivityFormSection<GroupBuyDetail, GroupBuyInput>
      saved={saved}
      isCopy={isCopy}
      toInput={toInput}
      unsavedActivity={unsavedActivity}
      promotionType="PINTUAN"
      fields={groupBuyFields}
      activities={groupBuys}
      words={WORDS}
      validate={validateGroupBuy}
      deepOf={({ goods }) => deepPriceText(goods)}
      refusals={REFUSALS}
      place="belowNarrow"
    >
      {({ initial, editor, grid, isTried }) => (
        <>
          <Section title={t('基本信息')}>
            <FormGrid>
              <FormField name="promotionName" isWide />
              <PeriodSection initial={initial} editor={editor} />
              <FormField name="requiredNum" extra={t('2–10 人')} />
              <FormField name="limitNum" extra={t('每人最多买多少，按商品的单位计，0 为不限')} />
              <FormField
                name="fictitious"
                isWide
                extra={t('开启后，24 小时内没有凑满的团由系统补足人数，按成团发货')}
              />
              <FormField name="pintuanRule" isWide />
            </FormGrid>
          </Section>
          <Section title={t('拼团商品')}>
            <GridField name="goods">
              <PriceGridSection
                venue="PINTUAN"
                ref={grid}
                caption={t('拼团商品')}
                priceLabel="拼团价（元）"
                check={gridErrors}
                toRow={same}
                isTried={isTried}
              />
            </GridField>
          </Section>
        </>
      )}
    </ActivityFormSection>
  )
}

const WORDS = { one: '拼团 {{name}}', add: '新增拼团', saved: '拼团活动已保存', added: '拼团活动已添加' }

const REFUSALS: RefusalWords = [
  [/商品\[|批发商品|活动的商品/, 'goods'],
  [/成团人数/, 'requiredNum'],
  [/限购/, 'limitNum'],
]

const same = (goods: PriceGoods) => goods
