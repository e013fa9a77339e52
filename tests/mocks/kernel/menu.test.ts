import { beforeEach, describe, expect, it } from 'vitest'
import { resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng01')
})

const ORDER = { name: '采购订单', path: 'supplier/order/list', frontRoute: 'supplier/order/list' }
const NOTE = { name: '送货单', path: 'supplier/deliver/list', frontRoute: 'supplier/deliver/list' }
const DRIVER = { name: '司机管理', path: 'supplier/driver/list', frontRoute: 'supplier/driver/list' }
const CAR = { name: '车辆管理', path: 'supplier/car/list', frontRoute: 'supplier/car/list' }
const HOME = { name: '首页', path: 'home', frontRoute: 'home' }

describe('the menu of a dispatcher', () => {
  it('has the form of the BladeX service', async () => {
    const common = { category: 1, redirect: '', isOpen: 1, clientId: 'gd_supplier_pc' }
    const code = (name: string) => ({ code: name, routeName: name, source: '', keepAlive: true })
    const section = (key: string) => ({
      ...{ code: `supplier_${key}`, routeName: `supplier-${key}`, path: '', frontRoute: 'Main', keepAlive: false },
      ...common,
      parentId: '0',
    })
    const { data } = await client.get('/api/gd-system/menu/menu-include-client')
    expect(data).toEqual([
      { ...common, ...HOME, ...code('home_index'), id: '2000', parentId: '0', sort: 0, source: 'HomeOutlined' },
      {
        ...section('order'),
        ...{ id: '2001', sort: 10, name: '订单管理', source: 'ShoppingOutlined' },
        children: [
          { ...common, ...ORDER, ...code('purchaseOrderList'), id: '200101', parentId: '2001', sort: 1 },
          { ...common, ...NOTE, ...code('deliverList'), id: '200102', parentId: '2001', sort: 2 },
        ],
      },
      {
        ...section('fleet'),
        ...{ id: '2002', sort: 20, name: '配送管理', source: 'CarOutlined' },
        children: [
          { ...common, ...DRIVER, ...code('driverList'), id: '200201', parentId: '2002', sort: 1 },
          { ...common, ...CAR, ...code('carList'), id: '200202', parentId: '2002', sort: 2 },
        ],
      },
    ])
  })

  it('has the form of the mall', async () => {
    const node = (id: string, parentId: string, level: number, sortOrder: number) => {
      return { id, parentId, level, sortOrder, permission: '' }
    }
    const screen = ({ name, ...fields }: typeof HOME, routeName: string) => {
      return { ...fields, title: name, name: routeName, children: [] }
    }
    const [orders, fleet] = ['1376450000000000100', '1376450000000000200']
    const { data } = await client.get('/api/store/menu/tree')
    expect(data).toEqual([
      { ...node('1376450000000000000', '0', 0, 0), ...screen(HOME, 'home_index') },
      {
        ...node(orders, '0', 0, 1),
        ...{ title: '订单管理', name: 'supplier-order', path: '/', frontRoute: 'Main' },
        children: [
          { ...node('1376450000000000101', orders, 1, 1.01), ...screen(ORDER, 'purchaseOrderList') },
          { ...node('1376450000000000102', orders, 1, 1.02), ...screen(NOTE, 'deliverList') },
        ],
      },
      {
        ...node(fleet, '0', 0, 2),
        ...{ title: '配送管理', name: 'supplier-fleet', path: '/', frontRoute: 'Main' },
        children: [
          { ...node('1376450000000000201', fleet, 1, 2.01), ...screen(DRIVER, 'driverList') },
          { ...node('1376450000000000202', fleet, 1, 2.02), ...screen(CAR, 'carList') },
        ],
      },
    ])
  })
})

it('names the client of the product', async () => {
  const material = await signIn('haichuan')
  const { data } = await material.get<{ clientId: string }[]>('/api/gd-system/menu/menu-include-client')
  expect(new Set(data.map(({ clientId }) => clientId))).toEqual(new Set(['gd_material_supplier_pc']))
})
