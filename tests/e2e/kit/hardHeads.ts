import type { Page } from '@playwright/test'

/** Texts for the heads of printed documents: address, names, codes and a remark as long as the product accepts them. */
export type Head = Record<string, string>

/** The longest text of each field of a head. */
const LIMITS: Record<string, number> = {
  companyName: 60,
  projectName: 60,
  supplierName: 60,
  storeName: 60,
  contractName: 60,
  receiverAddress: 140,
  consigneeAddressPath: 40,
  consigneeDetail: 100,
  receiverName: 60,
  consigneeName: 60,
  driverName: 60,
  deliverName: 60,
  createUserName: 60,
  remark: 140,
  supplierAddress: 140,
}
const CODES = { contractCode: 40, orderSn: 40, logisticsNo: 40 }
const NAMES =
  '买提阿卜杜热合曼吐尔逊江滨一号地块总承包工程岭筑建设集团有限公司广东省深圳市南山区海街道（示例）·、3栋B座'

/** The head of the complaint that is behind these journeys. */
const REPORTED: Head = {
  receiverAddress:
    '广东省深圳市南山区前海深港合作区桂湾片区二单元五街坊滨江一号地块总承包工程三号门东侧钢筋加工棚旁卸货点（夜间）',
  driverName: '买买提·阿卜杜热合曼·吐尔逊江',
}

/** The reported head, one with every text at its limit, and random ones; the same on each run. */
export function hardHeads(count: number): Head[] {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const textOf = (length: number, chars: string) => Array.from({ length }, () => chars[next(chars.length)]).join('')
  const headOf = (lengthOf: (limit: number) => number): Head => ({
    ...Object.fromEntries(Object.entries(LIMITS).map(([name, limit]) => [name, textOf(lengthOf(limit), NAMES)])),
    ...Object.fromEntries(Object.entries(CODES).map(([name, limit]) => [name, textOf(lengthOf(limit), 'AB019-')])),
    trailerNo: next(2) === 0 ? '粤B1234挂' : '',
  })
  const random = Array.from({ length: Math.max(0, count - 2) }, () =>
    headOf((limit) => 1 + next(next(3) === 0 ? limit : Math.ceil(limit / 3))),
  )
  return [REPORTED, headOf((limit) => limit), ...random]
}

/** Puts a head into the records of an answer, wherever its fields are. */
export function withHead<Data>(data: Data, head: Head): Data {
  if (Array.isArray(data)) return data.map((one) => withHead(one, head)) as Data
  if (typeof data !== 'object' || data === null) return data
  const isLine = 'materialName' in data && 'quantity' in data && !('settlementCode' in data)
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    !isLine && typeof value === 'string' ? (head[name] ?? value) : withHead(value, head),
  ])
  return Object.fromEntries(fields) as Data
}

/**
 * What is wrong with the printed pages on screen: texts and pictures that leave the printable area or cover each other,
 * by their page. An empty list is a print on which everything can be read.
 */
export function printFaults(page: Page): Promise<string[]> {
  return page.locator('.sheet').evaluateAll((sheets) => {
    type Box = { name: string; rect: DOMRect; owner: Node }
    const boxesOf = (sheet: Element): Box[] => {
      const boxes: Box[] = []
      const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        if (text.trim() === '' || node.parentElement?.closest('svg')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const isVertical = node.parentElement && getComputedStyle(node.parentElement).writingMode !== 'horizontal-tb'
        for (const { left, top, width, height } of range.getClientRects()) {
          // The box of a glyph is larger than its ink, across the line.
          const [x, y] = isVertical ? [width * 0.2, 0.5] : [0.5, height * 0.2]
          const ink = new DOMRect(left + x, top + y, width - 2 * x, height - 2 * y)
          if (ink.width > 0) boxes.push({ name: text.slice(0, 20), rect: ink, owner: node })
        }
      }
      for (const picture of sheet.querySelectorAll('svg, img'))
        boxes.push({ name: picture.tagName, rect: picture.getBoundingClientRect(), owner: picture })
      return boxes
    }
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
    return sheets.flatMap((sheet, at) => {
      const faults: string[] = []
      const area = sheet.getBoundingClientRect()
      const style = getComputedStyle(sheet)
      const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`))
      const boxes = boxesOf(sheet)
      for (const { name, rect } of boxes) {
        if (
          rect.left < area.left + inset('left') - 1 ||
          rect.right > area.right - inset('right') + 1 ||
          rect.top < area.top + inset('top') - 1 ||
          rect.bottom > area.bottom - inset('bottom') + 1
        )
          faults.push(`page ${at + 1}: ${name} leaves the paper`)
      }
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          if (one.owner !== other.owner && overlap(one.rect, other.rect))
            faults.push(`page ${at + 1}: ${one.name} covers ${other.name}`)
      return faults
    })
  })
}
