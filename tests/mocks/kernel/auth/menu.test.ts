import { beforeEach, describe, expect, it } from 'vitest'
import { resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng01')
})

const HOME_ID = '1376450000000000000'
const ORDERS = '1376450000000030000'
const FLEET = '1376450000000040000'
const GOODS = '1376450000000060000'
const ORDER = { name: '采购订单', path: 'supplier/order/list', frontRoute: 'supplier/order/list' }
const NOTE = { name: '送货单', path: 'supplier/deliver/list', frontRoute: 'supplier/deliver/list' }
const DRIVER = { name: '司机管理', path: 'supplier/driver/list', frontRoute: 'supplier/driver/list' }
const CAR = { name: '车辆管理', path: 'supplier/car/list', frontRoute: 'supplier/car/list' }
const HOME = { name: '首页', path: 'home', frontRoute: 'home' }

/** Without the sections open to every account. */
const granted = (sections: { name: string; title?: string }[]) =>
  sections.filter(({ name, title }) => !['帮助中心', '企业管理'].includes(title ?? name))

describe('the menu of a dispatcher', () => {
  it('has the shape of the BladeX service', async () => {
    const common = { category: 1, redirect: '', isOpen: 1, clientId: 'gd_supplier_pc' }
    const code = (name: string) => ({ code: name, routeName: name, source: '', keepAlive: true })
    const section = (key: string) => ({
      code: `supplier_${key}`,
      routeName: `supplier-${key}`,
      path: '',
      frontRoute: 'Main',
      keepAlive: false,
      ...common,
      parentId: '0',
    })
    const { data } = await client.get<{ name: string }[]>('/api/gd-system/menu/menu-include-client')
    expect(granted(data)).toEqual([
      { ...common, ...HOME, ...code('home_index'), id: HOME_ID, parentId: '0', sort: 0, source: 'HomeOutlined' },
      {
        ...section('order'),
        id: ORDERS,
        sort: 30,
        name: '订单管理',
        source: 'ShoppingOutlined',
        children: [
          {
            ...common,
            ...ORDER,
            ...code('purchaseOrderList'),
            id: `${ORDERS.slice(0, -3)}010`,
            parentId: ORDERS,
            sort: 10,
            isSuper: true,
          },
          {
            ...common,
            ...NOTE,
            ...code('deliverList'),
            id: `${ORDERS.slice(0, -3)}020`,
            parentId: ORDERS,
            sort: 20,
            isSuper: true,
          },
        ],
      },
      {
        ...section('fleet'),
        id: FLEET,
        sort: 40,
        name: '配送管理',
        source: 'CarOutlined',
        children: [
          {
            ...common,
            ...DRIVER,
            ...code('driverList'),
            id: `${FLEET.slice(0, -3)}010`,
            parentId: FLEET,
            sort: 10,
            isSuper: true,
          },
          {
            ...common,
            ...CAR,
            ...code('carList'),
            id: `${FLEET.slice(0, -3)}020`,
            parentId: FLEET,
            sort: 20,
            isSuper: true,
          },
        ],
      },
    ])
  })
})

it('has the shape that the mall’s seller client reads: navigation, group, page', async () => {
  const clerk = await signIn('haichuan01')
  const { data } = await clerk.get<{ title: string }[]>('/api/store/menu/memberMenu')
  const place = (id: string, parentId: string, level: number, sortOrder: number) => {
    return { id, parentId, level, sortOrder, permission: '' }
  }
  const group = `${GOODS.slice(0, -3)}999`
  expect(data.find(({ title }) => title === '商品管理')).toEqual({
    ...place(GOODS, '0', 0, 60),
    title: '商品管理',
    name: 'supplier-goods',
    path: '/',
    frontRoute: 'Main',
    children: [
      {
        ...place(group, GOODS, 1, 60.001),
        title: '商品管理',
        name: 'Main',
        path: '/',
        frontRoute: 'Main',
        children: [
          {
            ...place(`${GOODS.slice(0, -3)}020`, group, 2, 60.02),
            title: '商品列表',
            name: 'goods',
            path: 'goods',
            frontRoute: 'goods/goods-seller/goods',
            isSuper: false,
            children: [],
          },
        ],
      },
    ],
  })
})

it('has the client id of the product', async () => {
  const material = await signIn('haichuan')
  const { data } = await material.get<{ clientId: string }[]>('/api/gd-system/menu/menu-include-client')
  expect(new Set(data.map(({ clientId }) => clientId))).toEqual(new Set(['gd_material_supplier_pc']))
})

it.each(['haichuan', 'yueheng'])('the menu of %s names the settings of the shop once', async (account) => {
  const owner = await signIn(account)
  type Node = { name: string; children?: Node[] }
  const { data } = await owner.get<Node[]>('/api/gd-system/menu/menu-include-client')
  const lines = data.flatMap(({ children = [] }) => children).filter(({ name }) => name === '店铺设置')
  expect(lines).toHaveLength(1)
})
