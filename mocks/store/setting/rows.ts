import type { Contact, ContactKind, Store } from '#features/store/setting/model'
import { extensionPoint } from '#mocks/kernel/extensionPoint'
import { table } from '#mocks/kernel/store/table'

/** A shop, by the id of its supplier. Name, logo, status and address are stored in the supplier. */
export type StoreRow = Pick<
  Store,
  | 'id'
  | 'selfOperated'
  | 'storeCenter'
  | 'storeDesc'
  | 'storeAddressIdPath'
  | 'descriptionScore'
  | 'serviceScore'
  | 'deliveryScore'
  | 'collectionNum'
  | 'merchantEuid'
  | 'pageShow'
  | 'selfPickFlag'
  | 'stockWarning'
> & { contacts: Readonly<Partial<Record<ContactKind, Contact>>> }

export const storeTables = { stores: table<StoreRow>() }

/** Extension point: the number of products of a shop. */
export const productCounts = extensionPoint<(storeId: string) => number>()
