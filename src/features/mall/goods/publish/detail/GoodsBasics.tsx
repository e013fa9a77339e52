import type { FormInstance } from 'antd'
import { Button, Form } from 'antd'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { type GoodsValues, onlyRow, pricesOfRows, salesModelOf } from '#features/mall/goods/publish/goodsValues'
import { OfferSelect } from '#features/mall/goods/publish/OfferSelect'
import { TiersField } from '#features/mall/goods/publish/skus/TiersField'
import type { GoodsOffers } from '#features/mall/goods/publish/useGoodsOffers'
import { productPriceText } from '#features/mall/sale/model'
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

/** Name, price and sales model of a product. */
export function GoodsBasics({ form, offers, isTried, disabled, change, onBack }: Props) {
  const { t } = useTranslation()
  const goodsType = Form.useWatch('goodsType', { form, preserve: true }) ?? ''
  const salesModel = Form.useWatch('salesModel', { form, preserve: true }) ?? 'RETAIL'
  const ofRows = Form.useWatch(pricesOfRows, { form, preserve: true }) ?? null
  const goodsUnit = Form.useWatch('goodsUnit', { form, preserve: true }) ?? ''
  useRowPrice(form, change)
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
        <FormField name="price" checkOn="onBlur">
          <PriceInput
            shown={ofRows && translateMessage(t, productPriceText(ofRows))}
            source={salesModel === 'WHOLESALE' ? t('取销售规则中最低的单价') : t('取规格明细中最低的价格')}
            disabled={disabled}
            onChange={(price) => {
              const row = onlyRow(form.getFieldsValue(true))
              if (row) change({ skus: [{ ...row, price }] })
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

/** Lets the price of a product without specs follow its only row, in which it may be typed as well. */
function useRowPrice(form: Props['form'], change: Props['change']): void {
  const price = Form.useWatch((values: GoodsValues) => onlyRow(values)?.price ?? null, { form, preserve: true }) ?? null
  const latest = useRef(change)
  latest.current = change
  useEffect(() => {
    if (price !== null && price !== form.getFieldValue('price')) latest.current({ price })
  }, [price, form])
}

type PriceProps = ComponentProps<typeof FigureInput> & { shown: string | null; source: string }

/** The price of the product; where buyers pay by row, as the list says it: it is typed in the rows, which it names. */
function PriceInput({ shown, source, ...input }: PriceProps) {
  return shown === null ? <FigureInput {...input} /> : <FigureInput {...input} value={shown} suffix={source} disabled />
}
