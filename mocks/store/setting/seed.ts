import type { RegionPath } from '#features/common/region/model'
import { callerTables } from '#mocks/kernel/auth/caller'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { INITIAL_SCORE, type StoreRow, storeTables } from './rows'

const REGIONS: Record<string, string> = {
  9001: '44,4403,440306',
  9002: '44,4403,440307',
  9003: '44,4406,440605',
  9004: '44,4401,440112',
  9005: '44,4402,440203',
}

const CENTERS: Record<string, string> = { 9001: '113.883,22.555', 9003: '113.143,23.029' }

/** The shop of every supplier; only those of the demo have contacts. */
export function seedStores(): SeedPart[] {
  const rows = callerTables.suppliers.all().map((supplier, index): StoreRow => {
    const { id, shortName, phone, addressPath, addressDetail } = supplier
    const region: RegionPath = { idPath: REGIONS[id] ?? '', namePath: addressPath }
    const contact = { name: `${shortName}仓库`, mobile: phone, region, detail: addressDetail }
    const isDemo = CENTERS[id] !== undefined
    return {
      id,
      selfOperated: false,
      storeCenter: CENTERS[id] ?? '',
      storeDesc: `${shortName}长期供应钢材、水泥、砂石等建筑材料，现货充足，自有车队，珠三角当日送达。`,
      storeAddressIdPath: region.idPath,
      descriptionScore: INITIAL_SCORE,
      serviceScore: INITIAL_SCORE,
      deliveryScore: INITIAL_SCORE,
      collectionNum: 128 - index * 20,
      merchantEuid: isDemo ? `seat-${id}` : '',
      pageShow: true,
      selfPickFlag: isDemo,
      stockWarning: 10,
      contacts: isDemo ? { deliver: contact, afterSale: { ...contact, name: `${shortName}售后` } } : {},
    }
  })
  return [into(storeTables.stores, rows)]
}
