import { useQueryClient } from '@tanstack/react-query'
import { text } from '#domain/text'
import type { GoodsSku } from '#features/mall/goods/model'
import { useConfirm } from '#shared/dialog/useConfirm'
import { goodsForms } from './goodsEditApi'
import { type GoodsSource, initialValues } from './goodsSource'
import type { GoodsValues } from './goodsValues'

/**
 * Whether a product may be saved: an item number that another product of the shop has usually means that it is
 * published twice, so the user confirms. Numbers that an edited product had before are not asked again, and a failed
 * check does not block saving.
 */
export function useNumberCheck(source: GoodsSource): (values: GoodsValues) => Promise<boolean> {
  const confirm = useConfirm()
  const client = useQueryClient()
  return async (values) => {
    const goodsId = source.kind === 'edit' ? source.goods.id : ''
    const known = source.kind === 'edit' ? numbersOf(initialValues(source)) : []
    const reads = numbersOf(values)
      .filter((sn) => !known.includes(sn))
      .map((sn) => client.fetchQuery({ ...goodsForms.skusOfNumber(sn), staleTime: 0, meta: { silent: true } }))
    const found = await Promise.all(reads).catch(() => [])
    const others = found.flat().filter((sku) => sku.goodsId !== goodsId)
    if (others.length === 0) return true
    return confirm({
      title: text('货号已被其他商品使用'),
      consequence: text('{{skus}}。确认不是重复的商品后再继续。', { skus: others.map(nameOf).join('；') }),
      okText: source.kind === 'edit' ? '仍要保存' : '仍要发布',
      cancelText: '返回修改',
    })
  }
}

function numbersOf({ skus }: Pick<GoodsValues, 'skus'>): string[] {
  return [...new Set(skus.map(({ sn }) => sn.trim()).filter((sn) => sn !== ''))]
}

function nameOf({ sn, goodsName }: GoodsSku): string {
  return `${sn}「${goodsName}」`
}
