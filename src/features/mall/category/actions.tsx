import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { labels } from './api'
import { type GoodsLabel, labelMoves } from './model'

/** A shop category among its siblings. */
export type Placed = GoodsLabel & { parentId: string; siblings: readonly GoodsLabel[] }

const indexOf = ({ id, siblings }: Placed) => siblings.findIndex((one) => one.id === id)
const step = (placed: Placed, by: 1 | -1) =>
  labelMoves(placed.siblings, placed.parentId, placed.id, indexOf(placed) + by)
const moved = ({ labelName }: Placed) => text('已移动分类 {{name}}', { name: labelName })

/** The actions on a shop category. One with children or goods cannot be deleted. */
export const labelActions = defineActions<Placed>({
  screen: 'category',
  idOf: ({ id }) => `label ${id}`,
  nameOf: ({ labelName }) => labelName,
  all: [
    drawerAction({
      key: 'edit',
      label: '编辑',
      icon: <EditOutlined aria-hidden="true" />,
      open: ({ id }) => ({ edit: id }),
    }),
    drawerAction({
      key: 'child',
      label: '添加子分类',
      icon: <PlusOutlined aria-hidden="true" />,
      isAllowed: ({ level }) => level === 0,
      open: ({ id }) => ({ edit: 'new', parent: id }),
    }),
    mutationAction({
      key: 'up',
      label: '上移',
      icon: <ArrowUpOutlined aria-hidden="true" />,
      isDisabled: (placed) => indexOf(placed) <= 0,
      mutation: labels.move,
      argOf: (placed) => step(placed, -1),
      done: moved,
    }),
    mutationAction({
      key: 'down',
      label: '下移',
      icon: <ArrowDownOutlined aria-hidden="true" />,
      isDisabled: (placed) => indexOf(placed) === placed.siblings.length - 1,
      mutation: labels.move,
      argOf: (placed) => step(placed, 1),
      done: moved,
    }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      isDisabled: ({ children, goodsCount }) => children.length > 0 || (goodsCount ?? 0) > 0,
      mutation: labels.drop,
      argOf: ({ id }) => id,
      question: ({ labelName }) => text('删除店铺分类 {{name}}？', { name: labelName }),
      consequence: text('买家将不再看到这个分类。删除后不能恢复。'),
      done: ({ labelName }) => text('已删除店铺分类 {{name}}', { name: labelName }),
    }),
  ],
})
