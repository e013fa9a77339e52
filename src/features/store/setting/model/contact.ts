import { wireText } from '#domain/wire'
import type { RegionPath } from '#features/common/region/model'

/** The contact of a place that goods ship from or return to. */
export type Contact = { name: string; mobile: string; region: RegionPath; detail: string }

/** The three contacts: the place that goods ship from, and the two return addresses. */
export type ContactKind = 'deliver' | 'afterSale' | 'afterSale2'

/** Prefix of a contact's wire names. */
function prefixOf(kind: ContactKind): 'salesConsignor' | 'salesConsignee' {
  return kind === 'deliver' ? 'salesConsignor' : 'salesConsignee'
}

/** Reads a contact from its wire names; one that was never set is empty. */
export function toContact(kind: ContactKind, record: Readonly<Record<string, unknown>> | null): Contact {
  const read = (name: string) => wireText(record?.[prefixOf(kind) + name])
  return {
    name: read('Name'),
    mobile: read('Mobile'),
    region: { idPath: read('AddressId'), namePath: read('AddressPath') },
    detail: read('Detail'),
  }
}

/** A contact under its wire names. */
export function contactFields(kind: ContactKind, { name, mobile, region, detail }: Contact): Record<string, string> {
  const prefix = prefixOf(kind)
  return {
    [`${prefix}Name`]: name,
    [`${prefix}Mobile`]: mobile,
    [`${prefix}AddressId`]: region.idPath,
    [`${prefix}AddressPath`]: region.namePath,
    [`${prefix}Detail`]: detail,
  }
}
