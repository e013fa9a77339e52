import { hasLeft } from '#domain/document/lines'
import { defineActions, linkAction } from '#shared/action/action'
import type { DeliverableMaterial } from './model'

/** The actions on a line of a contract in force. */
export const materialActions = defineActions<DeliverableMaterial>({
  screen: 'materialList',
  idOf: ({ id }) => `material ${id}`,
  nameOf: ({ materialName, spec }) => `${materialName} ${spec}`,
  all: [
    linkAction({
      key: 'deliver',
      label: '去送货',
      // A framework agreement without quantities has no limit.
      isAllowed: ({ remainQuantity }) => hasLeft(remainQuantity),
      go: ({ contractId, id }) => ({ name: 'createDeliver', query: { contractId, items: id } }),
    }),
  ],
})
