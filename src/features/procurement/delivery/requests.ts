import * as wire from '#domain/wire'
import { deliveryNotePayloadSchema } from '#features/procurement/delivery/model/payload'
import { transportNames } from '#features/procurement/transport/model/transport'
import { body, filters } from '#shared/http/request'
import { deliveryEndpoints } from './endpoints'

/** What calls about delivery notes carry. */
export const deliveryRequests = {
  page: filters(deliveryEndpoints.page, [
    'carNo',
    'contractCode',
    'contractName',
    'copyMissing',
    'createUserName',
    'deliverMode',
    'deliverName',
    'deliverSn',
    'deliverTimeEnd',
    'deliverTimeStart',
    'driverName',
    'driverPhone',
    'materialName',
    'materialType',
    'orderSn',
    'printed',
    'projectName',
    'signed',
    'status',
    'withItems',
  ]),
  // Of the transport what its mode has, and of the source either an order or a contract with its project.
  add: body(deliveryEndpoints.add, deliveryNotePayloadSchema, [
    ...transportNames,
    'orderSn',
    'contractId',
    'projectId',
    'correctsId',
    'voidReason',
  ]),
  void: body(deliveryEndpoints.void, { id: wire.text(), reason: wire.text() }),
  print: filters(deliveryEndpoints.print, ['copies', 'deliverIds', 'paper', 'preview', 'showPrice'], {
    required: ['deliverIds', 'showPrice'],
  }),
  cancelPrint: body(deliveryEndpoints.cancelPrint, { printIds: wire.text() }),
}
