import type { DecimalText } from '#domain/wire'
import type { Store } from '#features/store/setting/model'
import type { Contact, ContactKind } from '#features/store/setting/model/contact'
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

/** Each score of a shop until somebody comments. */
export const INITIAL_SCORE = '5.0' as DecimalText

export const storeTables = { stores: table<StoreRow>() }

/** What buyers think of a shop: means of their comments between two days, both included. */
export type Scores = Pick<Store, 'descriptionScore' | 'serviceScore' | 'deliveryScore' | 'scoreStart' | 'scoreEnd'>

/** Extension point: the scores of a shop; null before the first comment. */
export const shopScores = extensionPoint<(storeId: string) => Scores | null>()

/** Extension point: the number of products of a shop. */
export const productCounts = extensionPoint<(storeId: string) => number>()
