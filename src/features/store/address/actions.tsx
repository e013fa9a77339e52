import { DeleteOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { storeAddresses } from './api'
import type { StoreAddress } from './model'

/** The actions on a pick-up point. */
export const addressActions = defineActions<StoreAddress>({
  screen: 'shopAddress',
  idOf: ({ id }) => `storeAddress ${id}`,
  nameOf: ({ addressName }) => addressName,
  all: [
    drawerAction({ key: 'edit', label: '编辑', open: ({ id }) => ({ edit: id }) }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      mutation: storeAddresses.remove,
      argOf: ({ id }) => id,
      question: ({ addressName }) => text('删除自提点 {{name}}？', { name: addressName }),
      consequence: text('删除后买家下单时不能再选择它；已有的订单不受影响。'),
      done: ({ addressName }) => text('已删除自提点 {{name}}', { name: addressName }),
    }),
  ],
})
