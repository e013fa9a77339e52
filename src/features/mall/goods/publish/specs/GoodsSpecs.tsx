import { Form, type FormInstance } from 'antd'
import { type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { skuCheck } from '#features/mall/goods/publish/goodsChecks'
import { type GoodsIntent, type GoodsValues, salesModelOf } from '#features/mall/goods/publish/goodsValues'
import { SkuBatch } from '#features/mall/goods/publish/skus/SkuBatch'
import { SkuGrid } from '#features/mall/goods/publish/skus/SkuGrid'
import { skuColumns, skuFigures } from '#features/mall/goods/publish/skus/skuColumns'
import { lostRows, matrixOf, withBatch } from '#features/mall/goods/publish/skus/skuMatrix'
import type { GoodsOffers } from '#features/mall/goods/publish/useGoodsOffers'
import type { Editor } from '#shared/editor/useEditor'
import { FormField } from '#shared/form/FormField'
import { GridField } from '#shared/form/GridField'
import type { LineGridHandle } from '#shared/grid/gridTypes'
import { Section } from '#shared/record/Section'
import textStyles from '#shared/ui/text.module.css'
import { liveSpecs, type SpecInput } from './goodsSpecs'
import { SpecsField } from './SpecsField'

type Props = {
  form: FormInstance<GoodsValues>
  editor: Pick<Editor<GoodsValues, GoodsIntent>, 'change'>
  offers: GoodsOffers
  triedRows: ReadonlySet<string>
  isTried: boolean
  disabled: boolean
  grid: Ref<LineGridHandle>
  isCopy: boolean
}

const NO_SPECS: SpecInput[] = []

/** The specs, and the matrix of SKUs that they make. */
export function GoodsSpecs({ form, editor, offers, triedRows, isTried, disabled, grid, isCopy }: Props) {
  const { t } = useTranslation()
  const watched = { form, preserve: true } as const
  const specs = Form.useWatch('specs', watched) ?? NO_SPECS
  const hasSpecImages = Form.useWatch('hasSpecImages', watched) ?? false
  const goodsType = Form.useWatch('goodsType', watched) ?? ''
  const salesModel = Form.useWatch('salesModel', watched) ?? 'RETAIL'
  // Serialised, because a new array per render would rebuild the columns although nothing in them changed.
  const specNames = JSON.stringify(liveSpecs(specs).map(({ name }) => name))
  const tiers = JSON.stringify(Form.useWatch('tiers', watched) ?? [])
  const columns = useMemo(
    () =>
      skuColumns({
        goodsType,
        salesModel,
        specNames: JSON.parse(specNames),
        tiers: JSON.parse(tiers),
        tierHead: (num) => t('购买量 ≥{{num}}', { num }),
      }),
    [goodsType, salesModel, specNames, tiers, t],
  )
  const isByWeight = offers.isByWeight(Form.useWatch('templateId', watched) ?? '')
  const check = useMemo(() => skuCheck({ goodsType, salesModel }, isByWeight), [goodsType, salesModel, isByWeight])
  const rowsNow = () => form.getFieldValue('skus')
  return (
    <Section title={t('规格与库存')}>
      <FormField name="specs" checkOn="save">
        <SpecsField
          suggested={offers.specs}
          hasImages={hasSpecImages}
          onHasImages={(isOn) => editor.change({ hasSpecImages: isOn })}
          isTried={isTried}
          disabled={disabled}
          lost={(next) => lostRows(next, rowsNow())}
          onChange={(next) => editor.change({ skus: matrixOf(next, rowsNow()) })}
        />
      </FormField>
      <SkuBatch
        specs={liveSpecs(specs)}
        figures={skuFigures({ goodsType, salesModel: salesModelOf({ goodsType, salesModel }) })}
        disabled={disabled}
        onSet={(wanted, figures) => editor.change({ skus: withBatch(rowsNow(), wanted, figures) })}
      />
      {isCopy && <p className={textStyles.secondary}>{t('副本不沿用原商品的货号和库存，请在下面填写')}</p>}
      <GridField name="skus">
        <SkuGrid ref={grid} columns={columns} check={check} triedRows={triedRows} disabled={disabled} />
      </GridField>
    </Section>
  )
}
