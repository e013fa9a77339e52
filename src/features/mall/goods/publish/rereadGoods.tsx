import { parametersOf } from '#features/mall/category/model'
import { drafts } from '#features/mall/goods/api'
import { skuFields } from '#features/mall/goods/fields'
import { LabelsField } from '#features/mall/goods/publish/detail/LabelsField'
import { type SkuRow, SPEC_COLUMNS } from '#features/mall/goods/publish/skus/skuMatrix'
import { type Reread, rereadBy } from '#shared/editor/conflict/reread'
import { goodsForms } from './goodsEditApi'
import { goodsFormFields } from './goodsFields'
import { type GoodsSource, initialValues } from './goodsSource'
import type { GoodsValues } from './goodsValues'
import type { Offer } from './OfferSelect'
import type { GoodsOffers } from './useGoodsOffers'

/** How a product, draft or template is read again before a save; null for a new product. */
export function rereadGoods(source: GoodsSource, offers: GoodsOffers): Reread<GoodsValues> | null {
  const words = wordsOf(offers)
  if (source.kind === 'edit') {
    return rereadBy(goodsForms.goods(source.goods.id), (goods) => initialValues({ kind: 'edit', goods }), words)
  }
  if (source.kind !== 'draft') return null
  return rereadBy(drafts.byId(source.goods.id), (goods) => initialValues({ kind: 'draft', goods }), words)
}

function wordsOf({ brands, templates, parameters, namesOf }: GoodsOffers): Omit<Reread<GoodsValues>, 'read'> {
  const list = parametersOf(parameters.data ?? [])
  return {
    fields: { ...skuFields, ...goodsFormFields },
    groups: [
      ['categoryPath', 'brandId', 'params', 'savedParams'],
      ['specs', 'skus', 'hasSpecImages'],
      ['salesModel', 'tiers'],
    ],
    shows: {
      categoryPath: (path) => namesOf(path).join(' / '),
      brandId: (id) => offered(brands, id),
      templateId: (id) => offered(templates, id),
      labels: (ids) => <LabelsField value={ids} disabled />,
      specs: (specs) =>
        specs.map(({ name, values }) => `${name} ${values.map((one) => one.text).join('、')}`).join('；'),
      skus: (rows) => rows.map(rowText).join('；'),
      tiers: (tiers) => tiers.map(({ num, price }) => `${num} × ${price}`).join('；'),
    },
    partLabel: (name, part) =>
      name === 'params' ? (list.find(({ id }) => id === part)?.paramName ?? '') : `${Number(part) + 1}`,
  }
}

function offered({ options }: Offer, id: string): string {
  return options?.find(({ value }) => value === id)?.label ?? '—'
}

function rowText(row: SkuRow): string {
  return [...SPEC_COLUMNS.map((name) => row[name]).filter(Boolean), row.price, row.quantity].join(' · ')
}
