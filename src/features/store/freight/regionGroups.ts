import type { Region } from '#domain/tree'

/** A group of provinces, matched by the beginnings of their names. */
type RegionGroup = { label: string; provinces: RegExp }

/** The usual groups of provinces that carriers price alike. */
export const regionGroups: readonly RegionGroup[] = [
  { label: '华东', provinces: /^(上海|江苏|浙江|安徽|福建|江西|山东)/ },
  { label: '华南', provinces: /^(广东|广西|海南)/ },
  { label: '华北', provinces: /^(北京|天津|河北|山西|内蒙古)/ },
  { label: '华中', provinces: /^(河南|湖北|湖南)/ },
  { label: '西南', provinces: /^(重庆|四川|贵州|云南|西藏)/ },
  { label: '西北', provinces: /^(陕西|甘肃|青海|宁夏|新疆)/ },
  { label: '东北', provinces: /^(辽宁|吉林|黑龙江)/ },
  { label: '港澳台', provinces: /^(香港|澳门|台湾)/ },
]

/** The cities of a group that no other row has. */
export function freeCities(
  { provinces: names }: RegionGroup,
  provinces: readonly Region[],
  isTaken: (cityId: string) => boolean,
): string[] {
  return provinces
    .filter(({ name }) => names.test(name))
    .flatMap(({ children = [] }) => children.map(({ id }) => id))
    .filter((id) => !isTaken(id))
}
