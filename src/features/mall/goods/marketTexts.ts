import { type Text, text } from '#domain/text'
import { statusOfGoods } from '#features/mall/sale/model'
import { type Goods, reasonOf } from './model'

type Marketed = Pick<Goods, 'goodsName' | 'authFlag'>

/** What putting a product on the shelf leads to: only a reviewed one is sold. */
export function upConsequence({ authFlag }: Pick<Goods, 'authFlag'>): Text {
  if (authFlag === 'PASS') return text('买家立即可以看到并购买。')
  return authFlag === 'REFUSE'
    ? text('审核未通过的商品上架后也不销售，请先编辑并重新提交审核。')
    : text('审核通过后买家才能看到。')
}

/** What is said once a product is on the shelf. */
export function upDone({ goodsName: name, authFlag }: Marketed): Text {
  if (authFlag === 'PASS') return text('已上架 {{name}}', { name })
  return authFlag === 'REFUSE'
    ? text('{{name}} 审核未通过，没有开始销售：请编辑后重新提交审核', { name })
    : text('{{name}} 等待平台审核，通过后自动开始销售', { name })
}

/** What happened to a published product, by its state now. */
export function publishedText(
  goods: Pick<Goods, 'marketEnable' | 'authFlag' | 'authMessage' | 'underMessage'> | null,
): Text {
  if (!goods) return text('如平台要求审核，审核通过后买家才能看到。')
  if (goods.authFlag === 'TOBEAUDITED') return text('等待平台审核，审核通过后买家才能看到。')
  const status = statusOfGoods(goods)
  if (status === 'REFUSE')
    return text('平台审核未通过：{{reason}}。请修改后重新提交。', { reason: reasonOf(goods) || '—' })
  return status === 'UPPER'
    ? text('平台审核已通过，商品正在出售。')
    : text('平台审核已通过，商品在仓库中，上架后开始出售。')
}
