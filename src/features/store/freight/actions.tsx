import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { defineActions, linkAction, mutationAction } from '#shared/action/action'
import { templates } from './api'
import type { FreightTemplate } from './model'

/** The actions on a freight template. */
export const templateActions = defineActions<FreightTemplate>({
  screen: 'shipTemplate',
  idOf: ({ id }) => `freightTemplate ${id}`,
  nameOf: ({ name }) => name,
  all: [
    linkAction({ key: 'edit', label: '编辑', go: ({ id }) => ({ name: 'shipTemplateEdit', query: { id } }) }),
    linkAction({
      key: 'copy',
      label: '复制',
      icon: <CopyOutlined aria-hidden="true" />,
      go: ({ id }) => ({ name: 'shipTemplateEdit', query: { copy: id } }),
    }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      mutation: templates.remove,
      argOf: ({ id }) => id,
      question: ({ name }) => text('删除运费模板 {{name}}？', { name }),
      consequence: ({ goodsNum }) => {
        if (goodsNum === 0) return text('没有商品使用它。删除后不能恢复。')
        return goodsNum === null
          ? text('使用它的商品下单时不再计运费，请先为这些商品更换模板。删除后不能恢复。')
          : text('{{count}} 个商品使用它，删除后下单时不再计运费，请先为这些商品更换模板。删除后不能恢复。', {
              count: goodsNum,
            })
      },
      done: ({ name }) => text('已删除运费模板 {{name}}', { name }),
    }),
  ],
})
