import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ContractDetail } from '#features/procurement/contract/model'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { PurchaseOrder } from '#features/procurement/purchase/model'
import { fileInput, writeContract } from '#tests/e2e/kit/contractForm'
import { chooseDriver, FORM, fillLines } from '#tests/e2e/kit/deliveryForm'
import { choose } from '#tests/e2e/kit/fields'
import {
  type Caller,
  CONTRACT_API,
  editorBar,
  enter,
  expect,
  NOTES,
  recordHead,
  shownPage,
  test,
} from '#tests/e2e/kit/journey'
import { expectOnce, holdAnswer, loseAnswer } from '#tests/e2e/kit/once'
import { workbook } from '#tests/e2e/kit/workbook'

// Each write happens once, whatever the user's mouse or the connection does.

test.use({ cutsLine: true })

let ask: Caller
test.beforeEach(async ({ context }) => {
  ask = await enter(context, 'yueheng')
})

test('a new contract', { tag: '@release' }, async ({ page }) => {
  const name = '云湖国际学校钢筋采购合同'
  await expectOnce(page, {
    path: `${CONTRACT_API}/contract/createContract`,
    open: async (turn) => {
      await page.goto('/supplier/agreementCreate')
      await shownPage(page).getByLabel('合同名称').fill(`${name} ${turn}`)
      await choose(page, '材料类型', '钢筋')
      await choose(page, '甲方（采购单位）', '岭筑一公司')
    },
    button: () => shownPage(page).getByRole('button', { name: /保存$/ }),
    done: async () => {
      await expect(page).toHaveURL(/\/agreementEdit\?id=\d+$/)
      await expect(shownPage(page).getByRole('grid', { name: '合同材料' })).toBeVisible()
    },
    count: () => total(`${CONTRACT_API}/contract/queryContractsByCondition`, { contractName: name }),
    kept: (turn) => expect(shownPage(page).getByLabel('合同名称')).toHaveValue(`${name} ${turn}`),
  })
})

test('saving a contract', { tag: '@release' }, async ({ page }) => {
  const id = await writeContract(ask, 'JC-202411-0401')
  const remark = () => shownPage(page).getByLabel('备注')
  await expectOnce(page, {
    path: `${CONTRACT_API}/contract/updateContract`,
    open: async (turn) => {
      if (turn === 0) await page.goto(`/agreementEdit?id=${id}`)
      await remark().fill(`第 ${turn} 次`)
    },
    button: () => shownPage(page).getByRole('button', { name: /保存$/ }),
    // The form restarts with what was saved, so there is no draft to keep.
    done: async (turn) => {
      await expect(editorBar(page).getByRole('status')).toBeEmpty()
      await expect(remark()).toHaveValue(`第 ${turn} 次`)
    },
    count: async () => (await readContract(id)).version,
    kept: (turn) => expect(remark()).toHaveValue(`第 ${turn} 次`),
  })
})

test('submitting a contract from its form', { tag: '@release' }, async ({ page }) => {
  const ids = [await writeContract(ask, 'JC-202411-0402'), await writeContract(ask, 'JC-202411-0403')]
  await expectOnce(page, {
    path: `${CONTRACT_API}/contract/updateContractAndCommit`,
    open: async (turn) => {
      await page.goto(`/agreementEdit?id=${ids[turn]}`)
      await shownPage(page).getByLabel('备注').fill('请尽快审核')
      await shownPage(page).getByRole('button', { name: '提交', exact: true }).click()
    },
    button: () => question(page, /^提交合同/).getByRole('button', { name: '提交' }),
    // The picture that marks the form as saving may still be fading out. The question was answered already.
    again: () => shownPage(page).getByRole('button', { name: /提交$/ }).click(),
    done: async (turn) => {
      await expect(page).toHaveURL(new RegExp(`agreementDetail\\?id=${ids[turn]}$`))
      await expect(recordHead(page).getByText('待审核')).toBeVisible()
    },
    count: () => submissions(ids),
  })
})

test('submitting a contract from its page', { tag: '@release' }, async ({ page }) => {
  const ids = [await writeContract(ask, 'JC-202411-0404'), await writeContract(ask, 'JC-202411-0405')]
  await expectOnce(page, {
    path: `${CONTRACT_API}/contract/commitContract`,
    open: async (turn) => {
      await page.goto(`/supplier/agreementDetail?id=${ids[turn]}`)
      await shownPage(page).getByRole('button', { name: '提交', exact: true }).click()
    },
    button: () => question(page, /^提交合同/).getByRole('button', { name: '提交' }),
    done: () => expect(recordHead(page).getByText('待审核')).toBeVisible(),
    count: () => submissions(ids),
  })
})

test('voiding a contract', { tag: '@release' }, async ({ page }) => {
  const ids = [await writeContract(ask, 'JC-202411-0406'), await writeContract(ask, 'JC-202411-0407')]
  const dialog = () => question(page, /^作废合同/)
  await expectOnce(page, {
    path: `${CONTRACT_API}/contract/dropContract`,
    open: async (turn) => {
      await page.goto(`/supplier/agreementDetail?id=${ids[turn]}`)
      await shownPage(page).getByRole('button', { name: '作废', exact: true }).click()
      await dialog().getByLabel('作废原因').fill('甲方计划调整，另行签订')
    },
    button: () => dialog().getByRole('button', { name: '作废' }),
    done: () => expect(shownPage(page).getByText('已作废：甲方计划调整，另行签订')).toBeVisible(),
    count: async () => {
      const read = await Promise.all(ids.map(readContract))
      return read.reduce((sum, { version }) => sum + version, 0)
    },
  })
})

test('an import of materials', { tag: '@release' }, async ({ page }, info) => {
  const id = await writeContract(ask, 'JC-202411-0408', { materials: [] })
  const heads = ['材料名称*', '规格型号*', '牌号*', '单位*', '合同数量*', '含税单价*', '税率(%)*']
  const files: string[] = []
  for (const turn of [0, 1]) {
    const rows = [12, 16, 20].map((size) => ['螺纹钢', `Φ${size}×${9 + turn}m`, 'HRB400E', 't', 10.5, 3555, '13'])
    const path = info.outputPath(`材料${turn}.xlsx`)
    await writeFile(path, (await workbook('', [heads, ...rows])).buffer)
    files.push(path)
  }
  const dialog = page.getByRole('dialog', { name: '导入合同材料' })
  const path = `${CONTRACT_API}/material/importContractMaterialsByExcel`
  const chooseFile = (turn: number) => fileInput(dialog, '导入合同材料').setInputFiles(files[turn] ?? '')
  await page.goto(`/agreementEdit?id=${id}&import=1`)
  // Choosing the file twice replaces the double click.
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await chooseFile(0)
      await route.continue()
    },
    { times: 1 },
  )
  await chooseFile(0)
  await expect(dialog.getByText('已导入 3 条', { exact: true })).toBeVisible()
  expect((await readContract(id)).materialCount).toBe(3)
  await loseAnswer(page, path)
  await chooseFile(1)
  await expect(dialog.getByText('网络异常，请检查网络连接')).toBeVisible()
  expect((await readContract(id)).materialCount).toBe(6)
  await chooseFile(1)
  await expect(dialog.getByText('已导入 3 条', { exact: true })).toBeVisible()
  expect((await readContract(id)).materialCount).toBe(6)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(shownPage(page).getByRole('grid', { name: '合同材料' })).toHaveAttribute('aria-rowcount', '8')
})

test('the send time of an order', { tag: '@release' }, async ({ page }) => {
  const path = '/api/supplier/purchase/purchaseOrder'
  const orders = await ask<{ records: PurchaseOrder[] }>(`${path}/queryPage`, { status: 'UNDELIVERED', pageSize: 100 })
  const [one, two] = orders.records.filter((order) => !order.sendTimeVerified && !Number(order.deliveredQuantity))
  const sns = [one?.orderSn ?? '', two?.orderSn ?? '']
  const dialog = page.getByRole('dialog', { name: /的发货时间$/ })
  await expectOnce(page, {
    path: `${path}/verifySendTime`,
    open: async (turn) => {
      await page.goto(`/supplier/order/detail?orderSn=${sns[turn]}`)
      await shownPage(page).getByRole('button', { name: '确认发货时间' }).click()
      await dialog.getByLabel('发货时间').fill('2035-01-05 08:30')
      await dialog.getByLabel('发货时间').press('Enter')
    },
    button: () => dialog.getByRole('button', { name: '确认', exact: true }),
    done: async () => {
      await expect(dialog).toBeHidden()
      await expect(shownPage(page).getByText('2035-01-05 08:30').first()).toBeVisible()
    },
    count: async () => {
      const read = sns.map((orderSn) => ask<PurchaseOrder>(`${path}/getByOrderSn`, { orderSn }))
      return (await Promise.all(read)).filter((order) => order.sendTimeVerified).length
    },
  })
})

test('a delivery note', async ({ page }) => {
  const path = '/api/supplier/orderLogistics'
  const save = () => shownPage(page).getByRole('button', { name: '保存送货单' })
  await expectOnce(page, {
    path: `${path}/add`,
    open: async (turn) => {
      await page.goto(FORM)
      await fillLines(page)
      if (turn === 0) await chooseDriver(page)
      else if (turn === 1) await chooseDriver(page, '赵国庆', '粤A·D6688')
      else {
        // A hired truck, which is not in the fleet.
        await shownPage(page).getByLabel('司机姓名').fill('周大力')
        await shownPage(page).getByLabel('司机电话').fill('19900019999')
        await shownPage(page).getByLabel('车牌号').fill('粤B·99887')
      }
      await shownPage(page).getByLabel('备注').fill(`第 ${turn} 车`)
    },
    button: save,
    done: () => expect(shownPage(page).getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })).toBeVisible(),
    count: () => total(NOTES, { contractCode: 'JC-202403-0007' }),
    kept: (turn) => expect(shownPage(page).getByLabel('备注')).toHaveValue(`第 ${turn} 车`),
  })
})

test('a delivery note whose page is closed while it is saved', { tag: '@release' }, async ({ page, context }) => {
  const count = () => total(NOTES, { contractCode: 'JC-202403-0007' })
  const before = await count()
  await page.goto(FORM)
  await fillLines(page)
  await chooseDriver(page)
  await holdAnswer(page, '/api/supplier/orderLogistics/add')
  await shownPage(page).getByRole('button', { name: '保存送货单' }).click()
  await expect.poll(count).toBe(before + 1)
  await page.close()
  const next = await context.newPage()
  await next.goto(FORM)
  await expect(next.getByText('上次提交后没有等到结果', { exact: false })).toBeVisible()
  await shownPage(next).getByRole('button', { name: '保存送货单' }).click()
  await expect(shownPage(next).getByRole('heading', { level: 1, name: /^SH\d{8}-\d{4}/ })).toBeVisible()
  expect(await count()).toBe(before + 1)
})

test('the supplementary information of a note', { tag: '@release' }, async ({ page }) => {
  const path = '/api/supplier/orderLogistics'
  const { records } = await ask<{ records: DeliveryNote[] }>(NOTES, { status: 0, pageSize: 100 })
  const sns = records.filter((note) => !note.hasSupplementary).map((note) => note.deliverSn)
  const drawer = page.getByRole('dialog', { name: /^补录信息/ })
  await expectOnce(page, {
    path: `${path}/save-supplementary-information`,
    open: async (turn) => {
      await page.goto(`/supplier/deliver/detail?deliverSn=${sns[turn]}&edit=supplementary`)
      await drawer.getByLabel('备注').fill('已过磅')
    },
    button: () => drawer.getByRole('button', { name: '保存' }),
    done: async () => {
      await expect(drawer).toBeHidden()
      await expect(shownPage(page).getByText('已过磅')).toBeVisible()
    },
    count: async () => {
      const read = sns.slice(0, 3).map((deliverSn) => ask(`${path}/get-supplementary-information`, { deliverSn }))
      return (await Promise.all(read)).filter((info) => JSON.stringify(info).includes('已过磅')).length
    },
    kept: () => expect(drawer.getByLabel('备注')).toHaveValue('已过磅'),
  })
})

test('the order of a platform service', { tag: '@release' }, async ({ page }) => {
  const services = await ask<{ featureId: string; featureName: string }[]>('/api/manager/feature/queryList')
  const { featureId = '' } = services.find(({ featureName }) => featureName === '短信通知包') ?? {}
  await expectOnce(page, {
    path: '/api/gd-order/order/supplierPay',
    open: async () => {
      await page.goto(`/supplier/server/platformService/payment?featureId=${featureId}`)
      await shownPage(page)
        .getByRole('radio', { name: /^支付宝网页/ })
        .check()
    },
    button: () => shownPage(page).getByRole('button', { name: '提交并支付' }),
    done: () => expect(shownPage(page).getByRole('button', { name: '前往支付宝网页付款' })).toBeVisible(),
    count: () => total('/api/gd-order/order/page', { featureId }),
    kept: () => expect(shownPage(page).getByRole('radio', { name: /^支付宝网页/ })).toBeChecked(),
  })
})

function question(page: Page, title: RegExp) {
  return page.getByRole('dialog', { name: title })
}

async function total(path: string, query: Record<string, string>): Promise<number> {
  return Number((await ask<{ total: number }>(path, query)).total)
}

function readContract(id: string): Promise<ContractDetail> {
  return ask<ContractDetail>(`${CONTRACT_API}/contract/queryContractById`, { id })
}

/** How often the contracts were submitted, by their approval records. */
async function submissions(ids: string[]): Promise<number> {
  const read = await Promise.all(ids.map(readContract))
  return read.flatMap(({ approvals }) => approvals).filter(({ operationType }) => operationType === 'SUBMIT').length
}
