import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { db } from '#mocks/areas'
import { completeNote, ORDER } from '#tests/features/procurement/delivery/noteForm'
import { choose, field, fill, inPage, runApp, shows, tabNames, user } from '#tests/kit/render'
import { describeFaults } from '#tests/kit/suites/describeFaults'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { someFaults } from '#tests/kit/suites/writeFaults'

runApp('supplier')

const drawer = (title: string) => ({
  input: (label: string) => within(dialog(title)).getByLabelText(label, { selector: 'input, textarea' }),
  button: () => within(dialog(title)).getByRole('button', { name: /^保\s*存$/ }),
  done: () => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument(),
})
const driver = drawer('新增司机')
const car = drawer('新增车辆')

describe('faults of a save', () => {
  describeFaults({
    name: 'a new driver',
    path: () => '/supplier/driver/list?edit=new',
    api: '/driver/add',
    complete: async () => {
      await waitFor(() => expect(driver.input('司机姓名')).toBeEnabled())
      await fill(driver.input('司机姓名'), '周师傅')
      await fill(driver.input('司机电话'), '19900019999')
    },
    button: driver.button,
    kept: () => expect(driver.input('司机姓名')).toHaveValue('周师傅'),
    count: () => db.drivers.filter(({ driverPhone }) => driverPhone === '19900019999').length,
    done: driver.done,
  })

  describeFaults({
    name: 'a new vehicle',
    path: () => '/supplier/car/list?edit=new',
    api: '/car/add',
    complete: async () => {
      await waitFor(() => expect(car.input('车牌号')).toBeEnabled())
      await fill(car.input('车牌号'), '粤B88888')
      await fill(car.input('备注'), '保养中')
    },
    button: car.button,
    kept: () => expect(car.input('备注')).toHaveValue('保养中'),
    count: () => db.cars.filter(({ remark }) => remark === '保养中').length,
    done: car.done,
    faults: someFaults(1),
  })

  describeFaults({
    name: 'a new contract',
    path: () => '/supplier/agreementCreate',
    api: '/contract/createContract',
    complete: async () => {
      await waitFor(() => expect(field('合同名称')).toBeEnabled())
      await fill(field('合同名称'), '滨江三号地块钢筋采购合同')
      await choose(field('材料类型'), '钢筋')
      await choose(field('甲方（采购单位）'), '岭筑一公司（示例）')
    },
    button: () => inPage().getByRole('button', { name: '保存' }),
    kept: () => expect(field('合同名称')).toHaveValue('滨江三号地块钢筋采购合同'),
    count: () => db.contracts.filter(({ contractName }) => contractName === '滨江三号地块钢筋采购合同').length,
    done: () => expect(tabNames().at(-1)).toMatch(/^编辑合同/),
    faults: someFaults(2),
  })

  describeFaults({
    name: 'a new delivery note',
    path: () => `/supplier/deliver/createDeliver?orderSn=${ORDER}&items=all`,
    api: '/orderLogistics/add',
    complete: async () => {
      await waitFor(() => expect(field('备注')).toBeEnabled())
      await completeNote()
      await fill(field('备注'), '下午三点前到')
    },
    button: () => inPage().getByRole('button', { name: '保存送货单' }),
    kept: () => expect(field('备注')).toHaveValue('下午三点前到'),
    count: () => db.delivers.filter(({ remark }) => remark === '下午三点前到').length,
    done: () => expect(tabNames().at(-1)).toMatch(/^送货单详情 SH/),
  })

  const noted = db.delivers.find(
    (row) => row.status === 1 && row.supplierId === '9001' && row.materialType === 'REBAR' && !row.supplementary,
  )
  const supplementary = drawer(`补录信息 ${noted?.deliverSn}`)
  describeFaults({
    name: 'supplementary information',
    path: () => `/supplier/deliver/detail?deliverSn=${noted?.deliverSn}&edit=supplementary`,
    api: '/save-supplementary-information',
    complete: async () => {
      await waitFor(() => expect(supplementary.input('备注')).toBeEnabled())
      await fill(supplementary.input('备注'), '回单随车')
    },
    button: supplementary.button,
    kept: () => expect(supplementary.input('备注')).toHaveValue('回单随车'),
    count: () => db.delivers.filter((row) => row.supplementary?.remark === '回单随车').length,
    done: supplementary.done,
    faults: someFaults(1),
  })

  const order = db.orders.find(
    (row) => row.supplierId === '9001' && row.status === 'UNDELIVERED' && !row.sendTimeVerified,
  )
  const sending = () => within(document.querySelector<HTMLElement>('.ant-modal-wrap:has(.ant-picker)') ?? document.body)
  describeFaults({
    name: 'the send time of an order',
    path: () => `/supplier/order/detail?orderSn=${order?.orderSn}`,
    api: '/verifySendTime',
    complete: async () => {
      await user.click(await waitFor(() => inPage().getByRole('button', { name: '确认发货时间' })))
      await waitFor(() => expect(sending().getByLabelText('发货时间')).toBeEnabled())
      fireEvent.mouseDown(sending().getByLabelText('发货时间'))
      await fill(sending().getByLabelText('发货时间'), '2099-01-02 08:00')
      await user.keyboard('{Enter}')
    },
    button: () => sending().getByRole('button', { name: /^确\s*认$/ }),
    kept: () => expect(sending().getByLabelText('发货时间')).toHaveValue('2099-01-02 08:00'),
    count: () => db.orders.filter(({ sendTime }) => sendTime === '2099-01-02 08:00:00').length,
    done: () => expect(inPage().getByRole('button', { name: '修改发货时间' })).toBeInTheDocument(),
    faults: someFaults(2),
  })

  describeFaults({
    name: 'the payment of a service',
    path: () => '/supplier/server/platformService/payment?featureId=61003',
    api: '/order/supplierPay',
    complete: async () => {
      await shows('购买内容')
      await fill(field('购买数量'), '3')
    },
    button: () => inPage().getByRole('button', { name: '提交并支付' }),
    kept: () => expect(field('购买数量')).toHaveValue('3'),
    count: () => db.platformOrders.filter(({ featureId, quantity }) => featureId === '61003' && quantity === 3).length,
    done: () => expect(inPage().getByRole('timer')).toBeInTheDocument(),
    faults: someFaults(0),
  })
})
