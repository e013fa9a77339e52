import { decimal, fixed, sum } from '#domain/money'
import type { MaterialType } from '#features/procurement/material/model'
import { type SeededRandom, seededRandom } from '#mocks/kernel/store/seededRandom'
import { companyTables, type Project } from '#mocks/procurement/company/rows'
import { catalogRow } from '#mocks/procurement/contract/catalogRows'
import type { ContractPlan } from '#mocks/procurement/contract/simulate'
import { type Day, dayText, firstDayOf, workday } from './calendar'

/** One load of a contract: the line and the quantity. */
export type Load = { line: number; quantity: string }

/** The outcome of the review of a contract: approved, approved after a correction, rejected, or voided as a draft. */
type Outcome = 'passed' | 'corrected' | 'refused' | 'dropped'

/** A contract to simulate, and how far it gets. */
export type Plan = {
  supplierId: string
  contract: ContractPlan
  start: Day
  end: Day
  outcome: Outcome
  /** True for a contract that is fully delivered, without orders. */
  isOnce: boolean
  /** The loads of each order. */
  orders: readonly (readonly Load[])[]
  roll: SeededRandom
}

/** Number of contracts that a supplier begins in each month of the year. */
const CONTRACTS = [1, 1, 2, 2, 2, 2, 1, 1, 2, 2, 2, 1]

const TYPES: Readonly<Record<string, readonly [MaterialType, ...MaterialType[]]>> = {
  9001: ['REBAR', 'CONCRETE', 'REBAR', 'REBAR'],
  9003: ['SUNDRY', 'RAW', 'CONCRETE', 'REBAR', 'RAW'],
}
const TYPE_WORD: Record<MaterialType, string> = { REBAR: '钢筋', CONCRETE: '商品混凝土', RAW: '地材', SUNDRY: '杂材' }
const LINES: Record<MaterialType, readonly string[]> = {
  REBAR: ['LW-12', 'LW-16', 'LW-20', 'LW-25', 'PL-08', 'HPB-06', 'LW-40', 'LW-14', 'PL-10'],
  CONCRETE: ['HNT-C20', 'HNT-C30', 'HNT-C40', 'HNT-C30P6', 'HNT-C15', 'HNT-C35P8'],
  RAW: ['ZS', 'SS525', 'SN425D', 'FMH2'],
  SUNDRY: ['MB15', 'MF', 'KJ', 'AQW', 'JQK', 'ZS22', 'BV25', 'DM5'],
}
const SECTIONS = ['一期主体', '地下室', '二期主体', '裙楼', '室外配套', '样板段', '三期主体', '附属用房'] as const
const LONG_NAME =
  '会展中心地铁上盖物业（含地下室、裙楼、1#~9#塔楼、室外管网及景观附属工程）全过程主要结构材料集中采购、分批供应、现场卸货与质量追溯一体化服务合同'
const REMARKS = ['', '含卸车费；雨天顺延', '注意：<请勿>露天堆放 & 轻拿轻放，"到场前2小时"电话通知'] as const
const OUTCOMES: readonly [Outcome, ...Outcome[]] = [
  'passed',
  'passed',
  'corrected',
  'passed',
  'passed',
  'passed',
  'dropped',
  'passed',
  'passed',
  'passed',
  'passed',
  'refused',
]
/** The size of a load by unit and material type, in steps: minimum, maximum, step. */
const LOADS: Readonly<Record<string, readonly [number, number, number]>> = {
  't REBAR': [5600, 6500, 0.005],
  't RAW': [3000, 3550, 0.01],
  't SUNDRY': [180, 290, 0.1],
  'm³ CONCRETE': [18, 24, 0.5],
  'm³ SUNDRY': [40, 76, 0.5],
  kg: [160, 500, 0.5],
  张: [20, 80, 10],
  根: [6, 24, 50],
  个: [10, 40, 100],
  卷: [10, 60, 1],
}

/** The contracts that a supplier begins in a month (counted from year 0), always the same; `scale` times as many. */
export function plansOf(supplierId: string, month: number, scale = 1): Plan[] {
  const size = (CONTRACTS[month % 12] ?? 2) * scale
  return Array.from({ length: size }, (_, index) => planOf(supplierId, month, index, size))
}

function planOf(supplierId: string, month: number, index: number, size: number): Plan {
  const roll = seededRandom(`${supplierId} ${month} ${index}`)
  const start = workday(firstDayOf(month) + Math.floor((index * 28) / size) + roll.whole(0, 5))
  const serial = month * 3 + index
  const types = TYPES[supplierId] ?? ['REBAR']
  const materialType = types[serial % types.length] ?? types[0]
  const isOnce = serial % 6 === 5
  const project = projectAt(serial * 5 + Number(supplierId))
  const codes = pickCodes(materialType, serial, isOnce ? 2 : roll.whole(2, 4))
  const loads = codes.flatMap((code, line) =>
    Array.from({ length: isOnce ? 1 : roll.whole(1, 3) }, () => ({ line, quantity: loadOf(code, roll) })),
  )
  const end = start + 4 + roll.pick([120, 150, 180, 210, 240])
  const isNamed = supplierId === '9001' && index === 0 && month % 6 === 3
  const section = SECTIONS[serial % SECTIONS.length] ?? ''
  return {
    supplierId,
    start,
    end,
    outcome: isOnce ? 'passed' : (OUTCOMES[(serial + Number(supplierId)) % OUTCOMES.length] ?? 'passed'),
    isOnce,
    orders: isOnce ? [loads] : inOrders(loads, materialType),
    roll,
    contract: {
      code: codeOf(start, supplierId, serialOf(month, index)),
      name: isNamed ? LONG_NAME : `${project.projectName}${section}${TYPE_WORD[materialType]}采购合同`,
      contractType: 'SINGLE',
      materialType,
      companyId: project.companyId,
      projectIds: [project.id],
      lines: codes.map((code, line) => ({
        code,
        quantity: contracted(
          code,
          loads.filter((load) => load.line === line).map(({ quantity }) => quantity),
          isOnce,
        ),
        price: priceOf(code, month),
      })),
      signDate: dayText(start + 4),
      expireDate: dayText(end),
      remark: REMARKS[serial % REMARKS.length] ?? '',
      // Rebar always has agreed terms, because its price follows a quotation.
      isUnagreed: materialType !== 'REBAR' && month % 3 === 1,
    },
  }
}

/** The serial of a contract, unique in its month and, because a late start falls into the next one, in two on end. */
function serialOf(month: number, index: number): number {
  return index < 4 ? 101 + (month % 12) * 4 + index : 2000 + (month % 2) * 100 + index
}

/** A contract number: the month and a serial; each supplier has its own range. */
export function codeOf(day: Day, supplierId: string, serial: number): string {
  return `JC-${dayText(day).slice(0, 7).replace('-', '')}-${String(serial + (supplierId === '9003' ? 200 : 0)).padStart(4, '0')}`
}

/** The project for a turn: all projects in rotation. */
export function projectAt(turn: number): Project {
  const projects = companyTables.projects.all()
  const project = projects[turn % projects.length]
  if (!project) throw new Error('There is no project')
  return project
}

/** Codes of consecutive materials of a type. */
export function pickCodes(materialType: MaterialType, turn: number, count: number): string[] {
  const codes = LINES[materialType]
  return Array.from({ length: count }, (_, index) => codes[(turn + index) % codes.length] ?? '')
}

/**
 * The price of a material in a month: the catalogue price, moved by a yearly wave of four per cent and rounded in steps
 * that depend on its size.
 */
export function priceOf(code: string, month: number): string {
  const price = Number(catalogRow(code).taxUnitPrice)
  const step = price > 1000 ? 5 : price > 100 ? 1 : 0.1
  const moved = price * (1 + 0.04 * Math.sin((month / 12) * 2 * Math.PI))
  return fixed(Math.round(moved / step) * step, 2)
}

/** The quantity of a material in one load. */
export function loadOf(code: string, roll: SeededRandom): string {
  const { unit, materialType } = catalogRow(code)
  const [least, most, step] = LOADS[`${unit} ${materialType}`] ?? LOADS[unit] ?? [10, 50, 1]
  return String(decimal(roll.whole(least, most))?.times(step))
}

/**
 * The contracted quantity: the sum of all loads plus a reserve, rounded up; exact for a contract that is fully
 * delivered.
 */
function contracted(code: string, loads: readonly string[], isExact: boolean): string {
  const total = sum(loads)
  if (isExact) return total.toFixed()
  const step = ['t', 'm³'].includes(catalogRow(code).unit) ? 10 : 100
  return String(Math.ceil(total.times('1.12').div(step).toNumber()) * step)
}

/**
 * Groups loads into orders, alternating the lines, at most three to an order; an order of sundries contains a line only
 * once.
 */
function inOrders(loads: readonly Load[], materialType: MaterialType): Load[][] {
  const turns = loads.map((load, at) => ({
    load,
    turn: loads.slice(0, at).filter(({ line }) => line === load.line).length,
  }))
  const sortedLoads = turns.toSorted((a, b) => a.turn - b.turn).map(({ load }) => load)
  const orders: Load[][] = []
  for (const load of sortedLoads) {
    const last = orders.at(-1)
    const isFull =
      !last || last.length === 3 || (materialType === 'SUNDRY' && last.some(({ line }) => line === load.line))
    if (isFull) orders.push([load])
    else last.push(load)
  }
  return orders
}
