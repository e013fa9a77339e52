import { onlyErrors, text } from '#domain/text'
import { type GoodsRow, goods, skus } from '#features/mall/goods/api'
import { skuFields } from '#features/mall/goods/fields'
import { type GoodsSku, stockError, stockNumber } from '#features/mall/goods/model'
import { goodsFormFields } from '#features/mall/goods/publish/goodsFields'
import { TemplatePicker } from '#features/store/freight/TemplatePicker'
import { defineActions, mutationAction } from '#shared/action/action'

/** One freight template for the ticked products; services have none. */
export const tickedGoods = defineActions<readonly GoodsRow[]>({
  screen: 'goods',
  idOf: (rows) => rows.map(({ id }) => id).join(),
  nameOf: (rows) => rows.map(({ goodsName }) => goodsName).join('、'),
  all: [
    mutationAction({
      key: 'freight',
      label: '批量设置运费模板',
      isAllowed: (rows) => shipped(rows).length > 0,
      mutation: goods.setFreight,
      argOf: (rows, { templateId }: { templateId: string }) => ({ ids: shipped(rows).map(({ id }) => id), templateId }),
      question: (rows) => text('为 {{count}} 个商品设置运费模板？', { count: shipped(rows).length }),
      consequence: (rows) => {
        const count = rows.length - shipped(rows).length
        const orders = text('新订单按新模板计算运费，已下的订单不变。')
        if (count === 0) return orders
        return text('{{orders}}其中 {{count}} 个虚拟商品不需要运费模板，不会更改。', { orders, count })
      },
      form: {
        fields: goodsFormFields,
        names: ['templateId'],
        inputs: { templateId: <TemplatePicker /> },
        initial: () => ({ templateId: '' }),
        validate: ({ templateId }) => onlyErrors({ templateId: templateId ? null : text('请选择运费模板') }),
      },
      okText: '设置',
      done: (rows) => text('已为 {{count}} 个商品设置运费模板', { count: shipped(rows).length }),
    }),
  ],
})

function shipped(rows: readonly GoodsRow[]): GoodsRow[] {
  return rows.filter(({ goodsType }) => goodsType !== 'VIRTUAL_GOODS')
}

/** One alert value for the ticked SKUs. */
export const tickedSkus = defineActions<readonly GoodsSku[]>({
  screen: 'goods',
  idOf: (rows) => rows.map(({ id }) => id).join(),
  nameOf: (rows) => rows.map(({ goodsName }) => goodsName).join('、'),
  all: [
    mutationAction({
      key: 'alert',
      label: '批量设置预警值',
      mutation: skus.setAlerts,
      argOf: (rows, { alertQuantity }: { alertQuantity: string }) =>
        rows.map(({ id }) => ({ skuId: id, alertQuantity: stockNumber(alertQuantity) })),
      question: (rows) => text('为 {{count}} 个规格设置预警值？', { count: rows.length }),
      consequence: text('库存不高于预警值时，列入库存预警。'),
      form: {
        fields: skuFields,
        names: ['alertQuantity'],
        initial: () => ({ alertQuantity: '' }),
        validate: ({ alertQuantity }) => onlyErrors({ alertQuantity: stockError(alertQuantity) }),
      },
      okText: '设置',
      done: (rows) => text('已为 {{count}} 个规格设置预警值', { count: rows.length }),
    }),
  ],
})
