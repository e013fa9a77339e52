import * as v from 'valibot'
import { beforeAll, describe, it } from 'vitest'
import { addressInput, validateAddress } from '#features/store/address/model'
import { validateClerk, validatePlace } from '#features/store/clerk/model'
import { departmentInput, validateDepartment } from '#features/store/department/model'
import { templateSchema, toInput as toTemplate, validateTemplate } from '#features/store/freight/model'
import { toInput as toWaybill, validateWaybillAccount, waybillAccountSchema } from '#features/store/logistics/model'
import { roleInput, validateRole } from '#features/store/role/model'
import {
  baseInput,
  baseOf,
  validateBase,
  validateContact,
  validateService,
  validateStock,
} from '#features/store/setting/model'
import { toContact } from '#features/store/setting/model/contact'
import { db, resetDb } from '#mocks/areas'
import type { Account } from '#mocks/kernel/auth/caller'
import { isMenu } from '#mocks/kernel/auth/menu'
import { type Client, signIn } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one, repeated } from './rows'

const SETTING = '/api/store/settings/storeSettings'
const FREIGHT = '/api/store/setting/freightTemplate'
const LOGISTICS = '/api/store/other/logistics'

let client: Client
beforeAll(async () => {
  resetDb()
  client = await signIn('haichuan')
})

const ownRow = <Row extends { supplierId: string }>(rows: readonly Row[]): Row =>
  one(rows.find(({ supplierId }) => supplierId === '9003'))

describe('of random bodies only those are taken that the form takes', () => {
  it('of a freight template', async () => {
    const row = (areaId: string) => ({
      area: '深圳市,',
      areaId,
      firstCompany: 1,
      firstPrice: 12.5,
      continuedCompany: 0.5,
      continuedPrice: 3,
    })
    const sound = { name: '华南运费', pricingMethod: 'WEIGHT', freightTemplateChildList: [row('1,'), row('2,3,')] }
    await takesOnly(
      altered(sound),
      (body) => client.post(FREIGHT, body),
      async () => {
        const { data } = await client.get(`${FREIGHT}/${one(db.freightTemplates.all().at(-1)).id}`)
        return validateTemplate(toTemplate(v.parse(templateSchema, data), false))
      },
    )
  })

  it('of a pick-up point', async () => {
    const sound = { addressName: '西乡自提点', address: '西乡街道1号', center: '113.883,22.555', mobile: '13800000001' }
    await takesOnly(
      altered(sound),
      (body) => client.post('/api/store/member/storeAddress', body),
      (_, { data }) => validateAddress(v.parse(addressInput, data)),
    )
  })

  it('of the base data of a shop', async () => {
    const sound = {
      storeLogo: '',
      storeCenter: '113.883,22.555',
      storeDesc: '钢材与水泥的供应商',
      storeAddressIdPath: '1,2,3',
      storeAddressPath: '广东省,深圳市,宝安区',
      storeAddressDetail: '1号',
      pageShow: true,
      selfPickFlag: false,
    }
    await takesOnly(
      altered(sound),
      (body) => client.put(SETTING, body),
      async () =>
        validateBase(baseOf(v.parse(baseInput, (await client.get('/api/store/settings/storeSettings')).data))),
    )
  })

  it('of a contact', async () => {
    const sound = {
      salesConsignorName: '李工',
      salesConsignorMobile: '13800000001',
      salesConsignorAddressId: '1,2,3',
      salesConsignorAddressPath: '广东省,深圳市,宝安区',
      salesConsignorDetail: '西乡街道1号',
    }
    const path = `${SETTING}/storeDeliverGoodsAddress`
    await takesOnly(
      altered(sound),
      (body) => client.put(path, body),
      async () => validateContact(toContact('deliver', (await client.get<Record<string, unknown>>(path)).data)),
    )
  })

  it('of the stock warning and the customer service', async () => {
    const shop = async () => (await client.get<Record<string, unknown>>(SETTING)).data
    await takesOnly(
      altered({ stockWarning: 10 }),
      (body) => client.put(`${SETTING}/updateStockWarning`, body),
      async () => validateStock({ stockWarning: String((await shop()).stockWarning) }),
    )
    await takesOnly(
      altered({ merchantEuid: 'seat-1' }),
      (body) => client.put(`${SETTING}/merchantEuid`, body),
      async () => validateService({ merchantEuid: String((await shop()).merchantEuid) }),
    )
  })

  it('of a new clerk', async () => {
    const roles = db.roles.filter(({ supplierId }) => supplierId === '9003').map(({ id }) => id)
    const sound = {
      mobile: '13912345678',
      username: 'new01',
      password: 'b2300d89ed9aa5cf28bc7098f920507d',
      isSuper: '0',
      roles,
      departmentId: ownRow(db.departments.all()).id,
    }
    await takesOnly(
      altered(sound),
      (body) => client.post('/api/store/clerk', body),
      () => {
        const { phone: mobile, account: username, isSuper, roleIds, departmentId } = one(db.accounts.all().at(-1))
        return {
          ...validateClerk({ mobile, username, roles: roleIds }),
          ...placeErrors({ isSuper, roleIds, departmentId }),
        }
      },
    )
  })

  it('of the place of a clerk', async () => {
    const { id } = one(db.accounts.find((row) => row.supplierId === '9003' && !row.shopkeeper))
    const sound = { isSuper: '0', roles: [ownRow(db.roles.all()).id], departmentId: ownRow(db.departments.all()).id }
    await takesOnly(
      altered(sound),
      (body) => client.put(`/api/store/clerk/${id}`, body),
      () => {
        const { isSuper, roleIds, departmentId } = one(db.accounts.get(id))
        return placeErrors({ isSuper, roleIds, departmentId })
      },
    )
  })

  it('of a department and its roles', async () => {
    const { id } = ownRow(db.departments.all())
    await takesOnly(
      altered({ title: '仓储部', parentId: id, sortOrder: 5 }),
      (body) => client.post('/api/store/department', body),
      (_, { data }) => validateDepartment(v.parse(departmentInput, data)),
    )
    await takesOnly(
      altered([{ roleId: ownRow(db.roles.all()).id }]),
      (body) => client.put(`/api/store/departmentRole/${id}`, body),
      () => repeated(db.departmentRoles.filter(({ departmentId }) => departmentId === id).map(({ roleId }) => roleId)),
    )
  })

  it('of a role and its menus', async () => {
    await takesOnly(
      altered({ name: '仓管', description: '收货与发货' }),
      (body) => client.post('/api/store/role', body),
      (_, { data }) => validateRole(v.parse(roleInput, data)),
    )
    const { id } = ownRow(db.roles.all())
    const menus = db.roleMenus.filter(({ roleId }) => roleId === id).map(({ menuId, isSuper }) => ({ menuId, isSuper }))
    await takesOnly(
      altered(menus),
      (body) => client.post(`/api/store/roleMenu/${id}`, body),
      () => {
        const ids = db.roleMenus.filter(({ roleId }) => roleId === id).map(({ menuId }) => menuId)
        return { ...repeated(ids), ...ids.filter((menuId) => !isMenu(menuId)) }
      },
    )
  })

  it('of an account for waybills', async () => {
    const { logisticsId } = one(db.storeLogistics.find(({ storeId }) => storeId === '9003'))
    const sound = {
      faceSheetFlag: '1',
      customerName: 'haichuan',
      customerPwd: 'secret',
      monthCode: 'k1',
      sendSite: '西乡',
      sendStaff: '王师傅',
      payType: '3',
      expType: '1',
    }
    await takesOnly(
      altered(sound),
      (body) => client.put(`${LOGISTICS}/${logisticsId}/updateStoreLogistics`, body),
      async () => {
        const { data } = await client.get(`${LOGISTICS}/${logisticsId}/getStoreLogistics`)
        return validateWaybillAccount(toWaybill({ ...v.parse(waybillAccountSchema, data), name: '' }))
      },
    )
  })
})

type Place = Pick<Account, 'isSuper' | 'roleIds' | 'departmentId'>

function placeErrors({ isSuper, roleIds, departmentId }: Place) {
  return { ...validatePlace({ isSuper: isSuper ? '1' : '0', roles: [...roleIds], departmentId }), ...repeated(roleIds) }
}
