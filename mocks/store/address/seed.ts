import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { type AddressRow, addressTables } from './rows'

const TOWNS = [
  ['佛山市南海区', '桂城街道', '里水镇', '九江镇', '丹灶镇', '大沥镇', '狮山镇'],
  ['佛山市顺德区', '大良街道', '容桂街道', '陈村镇', '乐从镇'],
  ['广州市黄埔区', '黄埔街道', '大沙街道', '云埔街道', '新龙镇'],
  ['深圳市宝安区', '新安街道', '西乡街道', '福永街道', '沙井街道', '航城街道'],
  ['东莞市', '东城街道', '南城街道', '石碣镇', '长安镇', '虎门镇', '厚街镇'],
] as const
const KINDS = ['门店', '仓库', '码头堆场']

/** 25 pick-up points of the demo shop, two of another one. */
export function seedAddresses(today: string): SeedPart[] {
  const places = TOWNS.flatMap(([city, ...towns]) => towns.map((town) => ({ city, town })))
  return [
    into(addressTables.storeAddresses, [
      ...places.map((place, index) => rowOf(today, '9003', '海川', place, index)),
      ...places.slice(0, 2).map((place, index) => rowOf(today, '9004', '鹏安', place, index)),
    ]),
  ]
}

function rowOf(
  today: string,
  supplierId: string,
  shop: string,
  { city, town }: { city: string; town: string },
  index: number,
): AddressRow {
  return {
    id: `17692000000${supplierId}${String(index + 1).padStart(4, '0')}`,
    supplierId,
    addressName: `${shop}${town.replace(/街道|镇$/, '')}${KINDS[index % KINDS.length]}`,
    address: `广东省${city}${town}建材路${12 + index * 3}号`,
    center: `${(113.1 + index / 50).toFixed(3)},${(22.6 + index / 60).toFixed(3)}`,
    mobile: `199${supplierId.slice(-2)}00${String(2000 + index * 17).padStart(4, '0')}`,
    createTime: `${dayFrom(today, -40 - index * 9)} 10:${String((index * 7) % 60).padStart(2, '0')}:00`,
  }
}
