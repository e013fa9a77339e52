import { db } from '#mocks/areas'
import { choose, field, fill, inPage, page, renderApp, renderPage, shows, user } from '#tests/kit/render'

/** The open order of the seed: 60 t of Φ20 for one project. */
export const ORDER = 'CG20240402-0003'

/** The open contract of the seed: six kinds of rebar. */
export const CONTRACT = 'JC-202403-0007'

const SAVE = '保存送货单'

/** Opens a new note of lines of a contract, by their specs. */
export async function openContractNote(specs: readonly string[], code = CONTRACT, account = 'yueheng', button = SAVE) {
  await renderApp({ path: contractPath(specs, code), account })
  await shows(button)
}

/** The same without the shell. */
export async function openContractPage(specs: readonly string[], code = CONTRACT, account = 'yueheng') {
  await renderPage({ path: contractPath(specs, code), account })
  await shows(SAVE)
}

/** Opens a new note of the open order. */
export async function openOrderNote() {
  await renderApp({ path: orderPath(), account: 'yueheng' })
  await shows(SAVE)
}

/** The same without the shell. */
export async function openOrderPage() {
  await renderPage({ path: orderPath(), account: 'yueheng' })
  await shows(SAVE)
}

/** The address of a new note of the open order. */
export function orderPath(): string {
  const items = db.orders.find(({ orderSn }) => orderSn === ORDER)?.items.map(({ id }) => id)
  return `/supplier/deliver/createDeliver?orderSn=${ORDER}&items=${items}`
}

function contractPath(specs: readonly string[], code: string): string {
  const contract = db.contracts.find(({ contractCode }) => contractCode === code)
  const own = db.materials.filter(({ contractId }) => contractId === contract?.id)
  const items = specs.map((spec) => own.find((row) => row.spec === spec)?.id)
  return `/supplier/deliver/createDeliver?contractId=${contract?.id}&items=${items}`
}

/** Fills the fields that a note of the open order still needs to be saved; its truck carries the whole order. */
export async function completeNote() {
  const car = db.cars.find(({ supplierId, carNo }) => supplierId === '9001' && carNo === '粤B12345')
  db.cars.update(car?.id ?? '', { loadTon: '60' })
  await typeCell(0, '炉批号', 'LZ01')
  const whole = cellText(0, '送货数量')
  await pickDriver('张建军')
  // The form knew his vehicle with its smaller load.
  if (cellText(0, '送货数量') !== whole) await typeCell(0, '送货数量', whole)
}

/** Chooses a driver of the fleet in the picker. */
export async function pickDriver(name: string) {
  await fill(field('司机姓名'), name)
  await choose(field('司机姓名'), new RegExp(`^${name}`))
}

/** The lines of the note. Called for every cell, so it avoids queries by role, which are slow in jsdom. */
export function lines(): HTMLElement {
  const grid = page().querySelector<HTMLElement>('[role="grid"]')
  if (!grid) throw new Error('no grid on screen')
  return grid
}

/** How many lines the note has. */
export function lineCount(): number {
  return lines().querySelectorAll('[role="rowheader"][data-row]').length
}

/** A cell of the lines, by row (from 0) and column header. */
export function cell(row: number, head: string): HTMLElement {
  const heads = [...lines().querySelectorAll('[role="columnheader"]')]
  const col = heads.findIndex(({ textContent }) => textContent?.replace('*', '') === head) - 1
  const found = lines().querySelector<HTMLElement>(`[role="gridcell"][data-row="${row}"][data-col="${col}"]`)
  if (!found) throw new Error(`no cell ${row} ${head}`)
  return found
}

/** The text of a cell, active or not. */
export function cellText(row: number, head: string): string {
  const input = cell(row, head).querySelector<HTMLInputElement | HTMLSelectElement>('input, select')
  return input ? input.value : (cell(row, head).firstChild?.textContent ?? '')
}

/** Types into a cell and leaves it. */
export async function typeCell(row: number, head: string, text: string) {
  await user.click(cell(row, head))
  await user.keyboard(text)
  await user.keyboard('{Enter}')
}

/** Saves by the button. */
export async function save() {
  await user.click(inPage().getByRole('button', { name: SAVE }))
}

/** The last note of the contract's project, with a line of its own. */
export function noteOfContract(spec: string) {
  const contract = db.contracts.find(({ contractCode }) => contractCode === CONTRACT)
  const line = db.materials.find((row) => row.contractId === contract?.id && row.spec === spec)
  const model = db.delivers.find(({ deliverSn }) => deliverSn === 'SH20240321-0003')
  const [item] = model?.items ?? []
  if (!model || !item || !line) throw new Error('the seed has no such note')
  const items = [
    { ...item, sourceItemId: line.id, materialName: line.materialName, spec, quantity: '12.345', heatNo: 'LZ7' },
  ]
  const made = { orderSn: '', sourceType: 'CONTRACT' as const, createTime: '2024-05-01 06:00:00', receiverName: '王工' }
  db.delivers.insert({ ...model, ...made, id: '99', deliverSn: 'SH20240501-0099', items })
}
