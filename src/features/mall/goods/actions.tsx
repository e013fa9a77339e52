import { DeleteOutlined, VerticalAlignBottomOutlined, VerticalAlignTopOutlined } from '@ant-design/icons'
import { canDo, statusOf } from '#domain/status'
import { onlyErrors, text } from '#domain/text'
import { DEFAULT_UNDER_REASON, underReasonError } from '#features/mall/goods/model/market'
import { withUses, withUsesOf } from '#features/mall/goods/uses/model'
import { statusOfGoods } from '#features/mall/sale/model'
import { defineActions, drawerAction, linkAction, mutationAction } from '#shared/action/action'
import { drafts, type GoodsRow, goods } from './api'
import { underFields } from './fields'
import { upConsequence, upDone } from './marketTexts'
import { goodsStatuses, marketTransitions, type SavedProduct } from './model'

const isHidden = text('买家立即看不到，已下的订单不受影响。')
const isGone = text('商品会先下架，草稿和模板不受影响。删除后不能恢复。')

/** The actions on a product. */
export const goodsActions = defineActions<GoodsRow>({
  screen: 'goods',
  idOf: ({ id }) => `goods ${id}`,
  nameOf: ({ goodsName }) => goodsName,
  stateOf: (row) => text(statusOf(goodsStatuses, statusOfGoods(row)).label),
  all: [
    linkAction({ key: 'edit', label: '编辑', go: ({ id }) => ({ name: 'goods-operation-edit', query: { id } }) }),
    mutationAction({
      key: 'up',
      label: '上架',
      icon: <VerticalAlignTopOutlined aria-hidden="true" />,
      isAllowed: ({ marketEnable }) => canDo(marketTransitions, marketEnable, 'up'),
      mutation: goods.up,
      argOf: ({ id }) => id,
      question: ({ goodsName }) => text('上架 {{name}}？', { name: goodsName }),
      consequence: (product) => upConsequence(product),
      done: (product) => upDone(product),
      batch: {
        label: '批量上架',
        question: (count) => text('上架 {{count}} 个商品？', { count }),
        consequence: text(
          '已审核通过的商品买家立即可以看到；待审核的通过后开始销售，审核未通过的不销售；已在架上的会列为失败。',
        ),
      },
    }),
    mutationAction({
      key: 'under',
      label: '下架',
      icon: <VerticalAlignBottomOutlined aria-hidden="true" />,
      isAllowed: ({ marketEnable }) => canDo(marketTransitions, marketEnable, 'under'),
      mutation: goods.under,
      argOf: ({ id }, { reason }: { reason?: string }) => ({ goodsId: id, reason: reason || DEFAULT_UNDER_REASON }),
      question: ({ goodsName }) => text('下架 {{name}}？', { name: goodsName }),
      consequence: ({ usedBy }) => withUses(usedBy, isHidden),
      form: {
        fields: underFields,
        names: ['reason'],
        initial: () => ({ reason: '' }),
        validate: ({ reason }) => onlyErrors({ reason: underReasonError(reason ?? '') }),
      },
      done: ({ goodsName }) => text('已下架 {{name}}', { name: goodsName }),
      batch: {
        label: '批量下架',
        question: (count) => text('下架 {{count}} 个商品？', { count }),
        consequence: (products) =>
          withUsesOf(products, text('买家立即看不到；原因记为“商家下架”，已在仓库的会列为失败。')),
      },
    }),
    drawerAction({ key: 'stock', label: '改库存', short: '库存', open: ({ id }) => ({ edit: id }) }),
    linkAction({
      key: 'change',
      label: '申请变更',
      go: ({ id }) => ({ name: 'goods-change', query: { edit: 'new', goods: id } }),
    }),
    linkAction({ key: 'copy', label: '复制', go: ({ id }) => ({ name: 'goods-operation', query: { copyId: id } }) }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      mutation: goods.drop,
      argOf: ({ id }) => id,
      question: ({ goodsName }) => text('删除商品 {{name}}？', { name: goodsName }),
      consequence: ({ usedBy }) => withUses(usedBy, isGone),
      done: ({ goodsName }) => text('已删除商品 {{name}}', { name: goodsName }),
      batch: {
        label: '批量删除',
        question: (count) => text('删除 {{count}} 个商品？', { count }),
        consequence: (products) => withUsesOf(products, isGone),
      },
    }),
  ],
})

/** The screen that edits a draft or a template, by the screen of its list. */
const editorOf = {
  'draft-goods': 'goods-draft-operation-edit',
  'template-goods': 'goods-template-operation-edit',
} as const

const publishFromTemplate = linkAction<SavedProduct>({
  key: 'publish',
  label: '从模板发布',
  isWrite: true,
  go: ({ id }) => ({ name: 'goods-operation', query: { template: id } }),
})

/** The actions on drafts and templates. */
export const savedProductActions = {
  DRAFT: actsOfDrafts('draft-goods'),
  TEMPLATE: actsOfDrafts('template-goods'),
}

function actsOfDrafts(screen: 'draft-goods' | 'template-goods') {
  return defineActions<SavedProduct>({
    screen,
    idOf: ({ id }) => `draftGoods ${id}`,
    nameOf: ({ goodsName }) => goodsName,
    all: [
      ...(screen === 'template-goods' ? [publishFromTemplate] : []),
      linkAction({
        key: 'edit',
        label: '编辑',
        go: ({ id }) => ({ name: editorOf[screen], query: { draftId: id } }),
      }),
      mutationAction({
        key: 'delete',
        label: '删除',
        icon: <DeleteOutlined aria-hidden="true" />,
        isDanger: true,
        mutation: drafts.drop,
        argOf: ({ id }) => id,
        question: ({ goodsName }) => text('删除 {{name}}？', { name: goodsName }),
        consequence: text('已发布的商品不受影响。删除后不能恢复。'),
        done: ({ goodsName }) => text('已删除 {{name}}', { name: goodsName }),
        batch: {
          label: '批量删除',
          question: (count) => text('删除 {{count}} 项？', { count }),
          consequence: text('已发布的商品不受影响。删除后不能恢复。'),
        },
      }),
    ],
  })
}
