import { DeleteOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { calling, defineActs, leading } from '#shared/act/act'
import { storeAddresses } from './api'
import type { StoreAddress } from './model'

/** The actions on a pick-up point. */
export const addressActs = defineActs<StoreAddress>({
  screen: 'shopAddress',
  idOf: ({ id }) => `storeAddress ${id}`,
  nameOf: ({ addressName }) => addressName,
  all: [
    leading({ key: 'edit', label: '编辑', stay: ({ id }) => ({ edit: id }) }),
    calling({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      call: storeAddresses.remove,
      argOf: ({ id }) => id,
      question: ({ addressName }) => text('删除自提点 {{name}}？', { name: addressName }),
      consequence: text('删除后买家下单时不能再选择它；已有的订单不受影响。'),
      done: ({ addressName }) => text('已删除自提点 {{name}}', { name: addressName }),
    }),
  ],
})
