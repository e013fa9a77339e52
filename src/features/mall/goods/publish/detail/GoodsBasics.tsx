import type { FormInstance } from 'antd'
import { Button, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { type GoodsValues, otherLowestPrice, rowsOfPrice, salesModelOf } from '#features/mall/goods/publish/goodsValues'
import { OfferSelect } from '#features/mall/goods/publish/OfferSelect'
import { TiersField } from '#features/mall/goods/publish/skus/TiersField'
import type { GoodsOffers } from '#features/mall/goods/publish/useGoodsOffers'
import { FigureInput } from '#shared/fields/FigureInput'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { Section } from '#shared/record/Section'

type Props = {
  form: FormInstance<GoodsValues>
  offers: GoodsOffers
  isTried: boolean
  disabled: boolean
  change: (values: Partial<GoodsValues>) => void
  onBack: () => void
}

/** That buyers pay the price of a SKU, where none costs what is typed here. */
function PriceNote({ form }: { form: FormInstance<GoodsValues> }) {
  const { t } = useTranslation()
  const lowest = Form.useWatch((values: GoodsValues) => otherLowestPrice(values), { form, preserve: true })
  return lowest ? t('买家按规格明细付款，那里最低 {{price}} 元', { price: formatMoney(lowest) }) : null
}

/** Name, price and sales model of a product. */
export function GoodsBasics({ form, offers, isTried, disabled, change, onBack }: Props) {
  const { t } = useTranslation()
  const goodsType = Form.useWatch('goodsType', { form, preserve: true }) ?? ''
  const salesModel = Form.useWatch('salesModel', { form, preserve: true }) ?? 'RETAIL'
  const goodsUnit = Form.useWatch('goodsUnit', { form, preserve: true }) ?? ''
  return (
    <Section
      title={t('基本信息')}
      extra={
        <span>
          {offers.categoryNames.join(' > ')}
          <Button type="link" size="small" disabled={disabled} onClick={onBack}>
            {t('修改分类')}
          </Button>
        </span>
      }
    >
      <FormGrid>
        <FormField name="goodsName" isWide />
        <FormField name="price" checkOn="onBlur" extra={<PriceNote form={form} />}>
          <FigureInput
            disabled={disabled}
            onChange={(price) => {
              const skus = rowsOfPrice(form.getFieldsValue(true), price)
              if (skus) change({ skus })
            }}
          />
        </FormField>
        <FormField name="goodsUnit">
          <OfferSelect offer={offers.units} name={t('计量单位')} isRequired disabled={disabled} />
        </FormField>
        <FormField name="sellingPoint" isWide />
        <FormField name="brandId">
          <OfferSelect offer={offers.brands} name={t('商品品牌')} disabled={disabled} />
        </FormField>
        <FormField name="recommend" />
        {goodsType !== 'VIRTUAL_GOODS' && <FormField name="salesModel" isWide />}
        <FormField name="release" isWide />
      </FormGrid>
      {salesModelOf({ goodsType, salesModel }) === 'WHOLESALE' && (
        <FormField name="tiers" checkOn="save">
          <TiersField unit={goodsUnit} isTried={isTried} disabled={disabled} />
        </FormField>
      )}
    </Section>
  )
}
