import Big from 'big.js'

/** A moment in Shanghai, so many days ago, as the front end reads it. */
export function moment(daysAgo = 0, time?: string): string {
  const now = new Date(Date.now() + (8 - 24 * daysAgo) * 3_600_000).toISOString().replace('T', ' ').slice(0, 19)
  return time ? `${now.slice(0, 10)} ${time}` : now
}

export const dayOf = (daysAgo: number) => moment(daysAgo).slice(0, 10)

let lastId = 0

/** Ids are text: they are beyond what a number holds. */
export function newId(): string {
  lastId += 1
  return `1790000000${String(lastId).padStart(9, '0')}`
}

/** A number of a document: a prefix, its day, and a count. */
export function numberOf(prefix: string, time: string, count: number): string {
  return `${prefix}${time.slice(0, 10).replaceAll('-', '')}-${String(count).padStart(4, '0')}`
}

/** Members that the guide names and this gateway knows nothing of: they are sent too, as null. */
export function none(names: string): Record<string, null> {
  return Object.fromEntries(names.split(' ').map((name) => [name, null]))
}

/** The sum of a member of rows; what is empty counts nothing. */
function sum<Name extends string>(rows: Record<Name, string>[], name: Name, scale: number): string {
  return rows.reduce((total, row) => total.plus(row[name] || 0), new Big(0)).toFixed(scale)
}

// ---- Lines and their sums. All materials of this gateway are sold by the tonne, with 13 % of tax.

type Goods = Record<'materialCode' | 'materialName' | 'spec' | 'grade' | 'brand' | 'taxUnitPrice', string>

/** A line of any document: its amounts are rounded to the cent, and the tax is their difference. */
export function lineOf(goods: Goods, seq: number, quantity: string) {
  const { materialCode, materialName, spec, grade, brand, taxUnitPrice } = goods
  const amountTax = new Big(quantity).times(taxUnitPrice).toFixed(2)
  const amountNoTax = new Big(amountTax).div('1.13').toFixed(2)
  return {
    id: newId(),
    seq,
    materialCode,
    materialName,
    spec,
    grade,
    brand,
    unit: 't',
    taxUnitPrice,
    taxRate: '13',
    quantity: new Big(quantity).toFixed(3),
    noTaxUnitPrice: new Big(taxUnitPrice).div('1.13').toFixed(4),
    amountTax,
    amountNoTax,
    taxAmount: new Big(amountTax).minus(amountNoTax).toFixed(2),
    remark: '',
    // A contract has other names for the same amounts.
    taxAmountTotal: amountTax,
    noTaxAmount: amountNoTax,
  }
}

export type Line = ReturnType<typeof lineOf>

/** What a document says of all its lines. */
function totalsOf(lines: Line[]) {
  const [quantity, tax] = [sum(lines, 'quantity', 3), sum(lines, 'taxAmount', 2)]
  return {
    totalQuantity: quantity,
    quantities: [{ unit: 't', quantity }],
    taxAmount: tax,
    totalTax: tax,
    totalAmountTax: sum(lines, 'amountTax', 2),
    totalAmountNoTax: sum(lines, 'amountNoTax', 2),
    itemCount: lines.length,
    materialCount: lines.length,
    materialSummary: `${lines[0]?.materialName}${lines[0]?.spec}${lines.length > 1 ? `等${lines.length}项` : ''}`,
  }
}

// ---- Documents

type Site = Record<'projectId' | 'projectName' | 'companyId' | 'companyName', string> &
  Record<'receiverName' | 'receiverPhone' | 'receiverAddress', string>
type ContractTerms = { contractCode: string; contractName: string; materialType: string; status: number; day: string }

export const SUPPLIER = { supplierId: '9001', supplierName: '粤恒钢铁贸易有限公司（示例）' }

/** A contract; of its states 8 is agreed on, 4 sent back, 2 in review, 1 dropped and 0 a draft. */
export function contractOf(site: Site, terms: ContractTerms, materials: Line[]) {
  const { status, day, ...named } = terms
  const { projectId, projectName } = site
  const isReviewed = status === 8 || status === 4
  return {
    ...named,
    ...site,
    ...SUPPLIER,
    projects: [{ projectId, projectName }],
    status,
    version: 1,
    signDate: day,
    effectiveDate: day,
    expireDate: `${Number(day.slice(0, 4)) + 3}${day.slice(4)}`,
    id: newId(),
    contractType: 'SINGLE',
    priceMode: 'FIXED',
    settleBasis: 'WEIGHED',
    toleranceRate: '3',
    settleCycle: '月结',
    creditDays: 60,
    taxRate: '13',
    createUserName: '陈敏',
    createTime: `${day} 09:12:00`,
    commitTime: status > 1 ? `${day} 10:20:00` : '',
    auditUserName: isReviewed ? '吴建国' : '',
    auditTime: isReviewed ? `${day} 16:40:00` : '',
    remark: '',
    rejectReason: status === 4 ? '单价高于同期网价，请核对' : '',
    attachments: [],
    approvals: [],
    operations: [],
    ...none('parentContractId parentContractCode priceSource integratedCost fundRate statusName updateTime'),
    ...totalsOf(materials),
    materials: materials.map((line) => ({ ...line, ...none('contractId categoryId categoryName') })),
  }
}

export type Contract = ReturnType<typeof contractOf>

/** What an order, a note and a bill repeat of their contract. */
function termsOf(contract: Contract) {
  const { id: contractId, contractCode, contractName, companyId, companyName, projectId, projectName } = contract
  const { receiverName, receiverPhone, receiverAddress, materialType, toleranceRate } = contract
  const site = { companyId, companyName, projectId, projectName, receiverName, receiverPhone, receiverAddress }
  return { contractId, contractCode, contractName, ...site, ...SUPPLIER, materialType, toleranceRate, statusName: null }
}

/** An order of so many days ago; the supplier has said when it sends. */
export function orderOf(contract: Contract, age: number, count: number, materials: Line[], quantities: string[]) {
  const [orderSn, requireTime] = [numberOf('CG', moment(age), count), moment(age - 5, '18:00:00')]
  const items = materials.map((material, index) => ({
    ...lineOf(material, index + 1, quantities[index] ?? '1'),
    orderSn,
    contractMaterialId: material.id,
    requireTime,
    usePart: '',
  }))
  return {
    id: newId(),
    orderSn,
    planSn: orderSn.replace('CG', 'JH'),
    ...termsOf(contract),
    orderType: 'CENTRALIZED',
    createUserName: contract.receiverName,
    createTime: moment(age, '09:20:00'),
    requireTime,
    remark: '',
    sendTime: moment(age - 3, '08:00:00'),
    sendTimeVerified: true,
    approvals: [],
    ...totalsOf(items),
    items,
  }
}

export type Order = ReturnType<typeof orderOf>
/** What is sent of a line of a contract or of an order, and what the form says of it. */
export type Sent = { of: Line | Order['items'][number]; quantity: string; texts: Record<string, string> }
type Accept = Record<'acceptUserName' | 'acceptTime' | 'acceptRemark', string>
type Print = Record<'id' | 'deliverSn' | 'printTime' | 'printUser' | 'paper', string> & { printNo: number }

/** A note; `texts` is what its form says of the way. */
export function noteOf(contract: Contract, order: Order | undefined, texts: Record<string, string>, sent: Sent[]) {
  const items = sent.map(({ of, quantity, texts: { remark = '', ...said } }, index) => ({
    ...said,
    ...lineOf(of, index + 1, quantity),
    remark,
    sourceItemId: of.id,
    contractMaterialId: 'contractMaterialId' in of ? of.contractMaterialId : of.id,
    weighedQuantity: '',
    acceptedQuantity: '',
    deviation: '',
  }))
  return {
    ...none('logisticsName logisticsCode logisticsNo logisticsPhone departCity arriveCity deliverPhone remark'),
    ...termsOf(contract),
    carNo: '',
    deliverTime: '',
    ...texts,
    id: newId(),
    deliverSn: '',
    sourceType: order ? 'PURCHASE_ORDER' : 'CONTRACT',
    orderSn: order?.orderSn ?? '',
    status: 0,
    settlementCode: '',
    voidReason: '',
    createUserName: '陈敏',
    createTime: moment(),
    accept: null as Accept | null,
    hasSignPhotos: false,
    hasSupplementary: false,
    printRecords: [] as Print[],
    ...totalsOf(items),
    items,
  }
}

export type Note = ReturnType<typeof noteOf>

/** A bill of accepted notes, by the weight at the site; 3 is settled, 1 agreed on, 8 waits for the supplier. */
export function billOf(contract: Contract, order: Order, notes: Note[], age: number, status: number) {
  const [settlementCode, isPaid] = [numberOf('JS', moment(age), 1), status === 3 && age % 2 === 0]
  for (const note of notes) Object.assign(note, { status: 2, settlementCode })
  const items = notes.flatMap((note) => note.items.map((item) => ({ note, item })))
  const lines = items.map(({ note, item }, index) => ({
    ...item,
    ...lineOf(item, index + 1, item.weighedQuantity),
    quantity: item.quantity,
    deliverSn: note.deliverSn,
    carNo: note.carNo,
    supplyDate: note.deliverTime.slice(0, 10),
    settleQuantity: item.weighedQuantity,
    settlePriceTax: item.taxUnitPrice,
  }))
  return {
    ...none('settlementType totalAmountCn rejectReason errorReason remark'),
    ...termsOf(contract),
    id: newId(),
    settlementCode,
    orderSn: order.orderSn,
    settleBasis: 'WEIGHED',
    periodStart: lines[0]?.supplyDate,
    periodEnd: lines.at(-1)?.supplyDate,
    status,
    payStatus: isPaid ? 2 : 0,
    settleDate: status === 3 ? dayOf(age - 5) : '',
    payTime: isPaid ? moment(age - 9, '15:30:00') : '',
    isTotal: 0,
    createUserName: order.receiverName,
    createTime: moment(age, '17:20:00'),
    totalWeighed: sum(lines, 'weighedQuantity', 3),
    totalDeviation: sum(lines, 'deviation', 3),
    ...totalsOf(lines),
    lines,
    deliverCount: notes.length,
  }
}

export type Bill = ReturnType<typeof billOf>
type Records = { contracts: Contract[]; orders: Order[]; notes: Note[]; bills: Bill[] }

// ---- What a document says of those that follow it

/** A line of a contract or of an order, with what notes brought of it. */
function withDelivered<Own extends Line>(line: Own, side: 'contractMaterialId' | 'sourceItemId', { notes }: Records) {
  const items = notes.filter(({ status }) => status !== 4).flatMap((note) => note.items)
  const own = items.filter((item) => item[side] === line.id)
  const deliveredQuantity = totalsOf(own).totalQuantity
  const remainQuantity = new Big(line.quantity).minus(deliveredQuantity).toFixed(3)
  return { ...line, deliveredQuantity, acceptedQuantity: sum(own, 'acceptedQuantity', 3), remainQuantity }
}

export function contractView(contract: Contract, records: Records) {
  const notes = records.notes.filter(({ contractId, status }) => contractId === contract.id && status !== 4)
  const bills = records.bills.filter(({ contractId, status }) => contractId === contract.id && status === 3)
  const [delivered, settled] = [sum(notes, 'totalAmountTax', 2), sum(bills, 'totalAmountTax', 2)]
  const materials = contract.materials.map((line) => withDelivered(line, 'contractMaterialId', records))
  return { ...contract, deliveredAmountTax: delivered, settledAmountTax: settled, materials }
}

export function orderView(order: Order, records: Records) {
  const items = order.items.map((line) => withDelivered(line, 'sourceItemId', records))
  const deliveredQuantity = sum(items, 'deliveredQuantity', 3)
  return {
    ...order,
    items,
    deliveredQuantity,
    deliveredQuantities: [{ unit: 't', quantity: deliveredQuantity }],
    status: new Big(deliveredQuantity).lt(order.totalQuantity) ? 'UNDELIVERED' : 'DELIVERED',
    delivers: records.notes.filter(({ orderSn }) => orderSn === order.orderSn),
  }
}

export function noteView(note: Note) {
  const { printRecords } = note
  return { ...note, printCount: printRecords.length, lastPrintTime: printRecords.at(-1)?.printTime ?? '' }
}

/** The lines of all agreed contracts, each with what its contract says. */
export function materialsOf(records: Records) {
  return records.contracts.flatMap((contract) => {
    const { projects, status: contractStatus, createTime } = contract
    const terms = { ...termsOf(contract), projects, contractStatus, createTime }
    return contractView(contract, records).materials.map((line) => ({ ...line, ...terms }))
  })
}

/** The sums under the list of bills: what was sent back or dropped does not count. */
export function sumsOf(bills: Bill[]) {
  const kept = bills.filter(({ status }) => status !== 2 && status !== 4)
  const [amountTax, amountNoTax] = [sum(kept, 'totalAmountTax', 2), sum(kept, 'totalAmountNoTax', 2)]
  return { amountTax, amountNoTax, tax: sum(kept, 'totalTax', 2) }
}

/** The money of each month: sent and not settled by the day it was sent, unpaid by settlement, paid by payment. */
export function moneyOf({ notes, bills }: Records, months: number) {
  const settled = bills.filter(({ status }) => status === 3)
  const codes = settled.map(({ settlementCode }) => settlementCode)
  const open = notes.filter(({ status, settlementCode }) => status !== 4 && !codes.includes(settlementCode))
  const [year = 0, last = 0] = moment().split('-').map(Number)
  return Array.from({ length: months }, (_none, at) => {
    const month = new Date(Date.UTC(year, last - months + at, 1)).toISOString().slice(0, 7)
    const unpaid = settled.filter(({ payTime, settleDate }) => !payTime && settleDate.startsWith(month))
    const paid = settled.filter(({ payTime }) => payTime.startsWith(month))
    const sent = open.filter(({ deliverTime }) => deliverTime.startsWith(month))
    const [unsettled, due] = [sum(sent, 'totalAmountTax', 2), sum(unpaid, 'totalAmountTax', 2)]
    return { month, isEarlier: false, unsettled, unpaid: due, paid: sum(paid, 'totalAmountTax', 2) }
  })
}
