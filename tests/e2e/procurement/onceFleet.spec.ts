import type { Page } from '@playwright/test'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import { type Caller, enter, expect, NOTES, shownPage, test } from '#tests/e2e/kit/journey'
import { expectOnce } from '#tests/e2e/kit/once'

test.use({ cutsLine: true })

let ask: Caller
test.beforeEach(async ({ context }) => {
  ask = await enter(context, 'yueheng')
})

type Row = { id: string; remark: string }

/** A list of the fleet: its path, the fields of its form, and the seed rows to change and to delete. */
const FLEETS = [
  {
    name: 'a driver',
    path: '/supplier/driver/list',
    api: '/api/gd-system/supplier/driver',
    list: 'page-for-supplier-driver',
    add: '新增司机',
    edit: '编辑司机',
    fill: async (page: Page, turn: number) => {
      await page.getByRole('dialog').getByLabel('司机姓名').fill(`丁一平${turn}`)
      await page.getByRole('dialog').getByLabel('司机电话').fill(`1990009000${turn}`)
    },
    isFilled: (page: Page, turn: number) =>
      expect(page.getByRole('dialog').getByLabel('司机电话')).toHaveValue(`1990009000${turn}`),
    nameOf: (row: object) => String(Reflect.get(row, 'driverName')),
  },
  {
    name: 'a vehicle',
    path: '/supplier/car/list',
    api: '/api/gd-system/supplier/car',
    list: 'page-for-supplier-car',
    add: '新增车辆',
    edit: '编辑车辆',
    fill: async (page: Page, turn: number) => {
      await page.getByRole('dialog').getByLabel('车牌号').fill(`粤B·9Z99${turn}`)
    },
    isFilled: (page: Page, turn: number) =>
      expect(page.getByRole('dialog').getByLabel('车牌号')).toHaveValue(`粤B·9Z99${turn}`),
    nameOf: (row: object) =>
      `${String(Reflect.get(row, 'carNo')).slice(0, 2)}·${String(Reflect.get(row, 'carNo')).slice(2)}`,
  },
]

for (const { name, path, api, list, add, edit, fill, isFilled, nameOf } of FLEETS) {
  const readAll = async () => (await ask<{ records: Row[] }>(`${api}/${list}`, { size: 200 })).records
  const isClosed = (page: Page) => expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)

  test(`adding and changing ${name}`, { tag: '@release' }, async ({ page }) => {
    await page.goto(path)
    const drawer = page.getByRole('dialog', { name: add })
    await expectOnce(page, {
      path: `${api}/add`,
      open: async (turn) => {
        await shownPage(page).getByRole('button', { name: add }).click()
        await fill(page, turn)
      },
      button: () => drawer.getByRole('button', { name: '保存' }),
      done: () => isClosed(page),
      count: async () => (await readAll()).length,
      kept: () => isFilled(page, 2),
    })
    const drawerOf = page.getByRole('dialog', { name: edit })
    const rows = await readAll()
    await expectOnce(page, {
      path: `${api}/update`,
      open: async (turn) => {
        await page.goto(`${path}?edit=${rows[turn + 5]?.id}`)
        await drawerOf.getByLabel('备注').fill('年审已办')
      },
      button: () => drawerOf.getByRole('button', { name: '保存' }),
      done: () => isClosed(page),
      count: async () => (await readAll()).filter(({ remark }) => remark === '年审已办').length,
      kept: () => expect(drawerOf.getByLabel('备注')).toHaveValue('年审已办'),
    })
    expect(await readAll()).toHaveLength(rows.length)
  })

  test(`deleting ${name}`, { tag: '@release' }, async ({ page }) => {
    await page.goto(`${path}?size=100`)
    // A driver or vehicle on a delivery is not deleted.
    const notes = await ask<{ records: DeliveryNote[] }>(NOTES, { status: 0, pageSize: 200 })
    const isOnWay = ({ id }: Row) => notes.records.some(({ driverId, carId }) => [driverId, carId].includes(id))
    const rows = (await readAll())
      .filter((one) => !isOnWay(one))
      .slice(-2)
      .map(nameOf)
    const row = (turn: number) => shownPage(page).locator('[data-row-key]', { hasText: rows[turn] })
    const openQuestion = (turn: number) => row(turn).getByRole('button', { name: '删除' }).click()
    const question = page.getByRole('dialog', { name: /^删除/ })
    await expectOnce(page, {
      path: `${api}/delete`,
      open: openQuestion,
      button: () => question.getByRole('button', { name: '删除' }),
      done: async (turn) => {
        await isClosed(page)
        await expect(row(turn)).toHaveCount(0)
      },
      count: async () => -(await readAll()).length,
    })
  })
}
