import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { defineActions, linkAction, mutationAction } from '#shared/action/action'
import { liveGoods } from './api'
import { priceFields } from './fields'
import { againInput, isEditable, type LiveGoods, type Studio, validateLiveGoods } from './model'

/** The actions on a live room. The API has none that deletes one. */
export const studioActions = defineActions<Studio>({
  screen: 'live',
  idOf: ({ id }) => `studio ${id}`,
  nameOf: ({ name }) => name,
  all: [
    linkAction({
      key: 'edit',
      label: '编辑',
      isWrite: true,
      isAllowed: (studio) => isEditable(studio),
      isPrimary: true,
      go: ({ id }) => ({ name: 'add-live', query: { id } }),
    }),
    linkAction({
      key: 'copy',
      label: '复制',
      isWrite: true,
      icon: <CopyOutlined aria-hidden="true" />,
      go: ({ id }) => ({ name: 'add-live', query: { copy: id } }),
    }),
  ],
})

/** The actions on live goods. */
export const liveGoodsActions = defineActions<LiveGoods>({
  screen: 'liveGoods',
  idOf: ({ id }) => `liveGoods ${id}`,
  nameOf: ({ name }) => name,
  all: [
    mutationAction({
      key: 'again',
      // The API has no change of what was handed in: it is taken back, and handed in as it is wanted.
      label: ({ auditStatus }) => (auditStatus === '0' ? text('修改提审') : text('重新提审')),
      isPrimary: true,
      isAllowed: ({ auditStatus }) => auditStatus === '0' || auditStatus === '3',
      mutation: liveGoods.again,
      argOf: (row, typed) => ({ liveGoodsId: row.liveGoodsId, row: { ...againInput(row), ...typed } }),
      question: ({ name, auditStatus }) =>
        auditStatus === '0' ? text('修改 {{name}}？', { name }) : text('重新提审 {{name}}？', { name }),
      consequence: ({ auditMessage }) =>
        auditMessage
          ? text('上次未通过：{{reason}}。修改后作为新的商品提审。', { reason: auditMessage })
          : text('修改后作为新的商品提审。'),
      form: {
        fields: priceFields,
        names: ['name', 'priceType', 'price', 'price2'],
        initial: (row) => {
          const { name, priceType, price, price2 } = againInput(row)
          return { name, priceType, price, price2 }
        },
        validate: validateLiveGoods,
      },
      done: ({ name }) => text('{{name}} 已重新提审', { name }),
    }),
    linkAction({
      key: 'goods',
      label: '查看商品',
      go: ({ goodsId }) => ({ name: 'goods', query: { view: goodsId } }),
    }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      mutation: liveGoods.drop,
      argOf: ({ liveGoodsId }) => liveGoodsId,
      question: ({ name }) => text('删除直播商品 {{name}}？', { name }),
      consequence: text('它会从未开始的直播间移除，再次使用要重新提审。商品本身不受影响。'),
      done: ({ name }) => text('已删除直播商品 {{name}}', { name }),
    }),
  ],
})
