import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { writePref } from '#shared/prefs'
import {
  cellText,
  noteOfContract,
  ORDER,
  openContractPage,
  openOrderPage,
  orderPath,
  pickDriver,
  save,
  typeCell,
} from '#tests/features/procurement/delivery/noteForm'
import { askedAt, field, fill, inPage, renderPage, runApp, shows, user, visit } from '#tests/kit/render'

runApp('supplier')

const OVER = '2024-03-01'
const LICENCE = `司机 张建军 的驾驶证有效期至 ${OVER}，发货时已过期`
const adds = () => askedAt('/orderLogistics/add')
const ownDriver = (name: string) =>
  db.drivers.find(({ supplierId, driverName }) => supplierId === '9001' && driverName === name)?.id ?? ''
const ownCar = (plate: string) =>
  db.cars.find(({ supplierId, carNo }) => supplierId === '9001' && carNo === plate)?.id ?? ''
const answer = async (button: RegExp) => {
  const dialog = await screen.findByRole('dialog', { name: /^司机或车辆有/ })
  await user.click(within(dialog).getByRole('button', { name: button }))
  return dialog.textContent ?? ''
}

/** A note of the open order that only its truck speaks against. */
async function openReady(quantity = '20') {
  await openOrderPage()
  await completeLine(quantity)
}

async function completeLine(quantity: string) {
  await typeCell(0, '送货数量', quantity)
  await typeCell(0, '炉批号', 'LZ01')
  await pickDriver('张建军')
}

describe('a driver or vehicle that should not leave', () => {
  it('is shown with its date when chosen, and confirmed on saving', async () => {
    db.drivers.update(ownDriver('张建军'), { licenseExpire: OVER })
    db.cars.update(ownCar('粤B12345'), { inspectExpire: OVER, insuranceExpire: OVER })
    await openReady('40')
    await shows(LICENCE)
    for (const text of [
      `车辆 粤B·12345 的年检有效期至 ${OVER}，发货时已过期`,
      `车辆 粤B·12345 的保险有效期至 ${OVER}，发货时已过期`,
      '车辆 粤B·12345 载重 32 吨，本车 40 吨，超载 8 吨',
    ])
      expect(inPage().getByText(text)).toBeInTheDocument()
    await save()
    expect(await answer(/返回修改/)).toContain(`司机或车辆有 4 项需要核对${LICENCE}；车辆`)
    expect(adds()).toEqual([])
    await save()
    await answer(/仍要保存/)
    await shows('送货信息')
    expect(db.delivers.filter(({ orderSn }) => orderSn === ORDER)).toHaveLength(1)
  })

  it('is loaded up to what it carries; a heavier load is asked about, with a split beside going back', async () => {
    await openOrderPage()
    expect(inPage().getByText(/炉批号应为4–40位字母/)).toBeVisible()
    await pickDriver('张建军')
    await waitFor(() => expect(cellText(0, '送货数量')).toBe('32.000'))
    await typeCell(0, '送货数量', '40')
    await typeCell(0, '炉批号', 'LZ01')
    await save()
    const question = within(await screen.findByRole('dialog', { name: /^司机或车辆有/ }))
    await waitFor(() => expect(question.getByRole('button', { name: '返回修改' })).toHaveFocus())
    await user.click(question.getByRole('button', { name: '按车分单' }))
    expect(await screen.findByRole('dialog', { name: '按车分单' })).toBeInTheDocument()
    expect(adds()).toEqual([])
  })

  it('with a heat in a line without quantity is asked about before that is left out', async () => {
    await openContractPage(['Φ12×9m', 'Φ16×9m'])
    await typeCell(0, '送货数量', '20')
    await typeCell(0, '炉批号', 'LZ01')
    await typeCell(1, '炉批号', 'LZ02')
    await pickDriver('张建军')
    await save()
    const question = within(await screen.findByRole('dialog', { name: '1 行填了炉批号或件数，但没有送货数量' }))
    expect(question.getByText(/Φ16×9m LZ02 不在送货单上/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: '返回修改' }))
    expect(adds()).toEqual([])
  })

  it('is found on saving when its document was changed after it was chosen', async () => {
    await openReady()
    db.drivers.update(ownDriver('张建军'), { licenseExpire: OVER })
    await save()
    expect(await answer(/返回修改/)).toContain(LICENCE)
    expect(adds()).toEqual([])
  })

  it('is refused where the account is set so, and a vehicle of another kind is still only asked about', async () => {
    await renderPage({ path: '/supplier/car/list', account: 'yueheng' })
    await user.click(await waitFor(() => inPage().getByRole('checkbox', { name: /证件过期或超载时不能保存/ })))
    db.drivers.update(ownDriver('张建军'), { licenseExpire: OVER })
    db.cars.update(ownCar('粤B12345'), { carType: '混凝土搅拌车' })
    await visit(orderPath())
    await shows('保存送货单')
    await completeLine('20')
    await save()
    const refused = await screen.findByRole('dialog', { name: '不能保存送货单' })
    expect(refused).toHaveTextContent(`${LICENCE}。请更换司机或车辆。`)
    await user.click(within(refused).getByRole('button', { name: '知道了' }))
    db.drivers.update(ownDriver('张建军'), { licenseExpire: '2029-01-01' })
    await save()
    expect(await answer(/仍要保存/)).toContain('车辆 粤B·12345 是混凝土搅拌车，不装运这类材料')
    await shows('送货信息')
  })

  it('is not filled in with his driver once it is stopped', async () => {
    db.cars.update(ownCar('粤B12345'), { status: 0 })
    await openOrderPage()
    await pickDriver('张建军')
    expect(field('司机电话')).not.toHaveValue('')
    expect(field('车牌号')).toHaveValue('')
  })

  it('that was remembered for the project is left out once it is stopped', async () => {
    const projectId = db.orders.find(({ orderSn }) => orderSn === ORDER)?.projectId ?? ''
    const truck = {
      driverId: ownDriver('赵国庆'),
      driverName: '赵国庆',
      driverPhone: '19900010002',
      carNo: '粤A·D6688',
    }
    writePref('trucks.8001', [[projectId, truck]])
    db.drivers.update(ownDriver('赵国庆'), { status: 0 })
    await openOrderPage()
    expect(field('车牌号')).toHaveValue('粤A·D6688')
    expect(field('司机姓名')).toHaveValue('')
    writePref('trucks.8001', undefined)
  })

  it('is not copied from the last note, which is said', async () => {
    noteOfContract('Φ16×9m')
    db.drivers.update(ownDriver('赵国庆'), { licenseExpire: OVER })
    await openContractPage(['Φ16×9m'])
    await user.click(inPage().getByRole('button', { name: '复制上一张' }))
    await waitFor(() => {
      expect(field('车牌号')).toHaveValue('粤A·D6688')
      expect(field('司机姓名')).toHaveValue('')
    })
    expect(field('司机电话')).toHaveValue('')
    await shows(`未复制：司机 赵国庆 的驾驶证有效期至 ${OVER}，发货时已过期`)
  })
})

it('typing another name over a chosen driver clears his phone and his vehicle', async () => {
  await openOrderPage()
  await pickDriver('张建军')
  expect(field('车牌号')).toHaveValue('粤B·12345')
  await fill(field('司机姓名'), '王五')
  for (const label of ['司机电话', '车牌号', '车型', '挂车号']) expect(field(label)).toHaveValue('')
  expect(field('司机姓名')).toHaveValue('王五')
})
