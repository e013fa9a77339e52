import { beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#features/store/role/model'
import { db, resetDb } from '#mocks/areas'
import { menuIdOf } from '#mocks/kernel/auth/menu'
import { allRecords, signIn } from '#tests/kit/api'

const ROLE = '/api/store/role'
const MENU = '/api/store/roleMenu'

beforeEach(resetDb)

describe('roles', () => {
  it('count the people who have them, including through their department', async () => {
    const client = await signIn('yueheng')
    const all = await allRecords<Role>(client, ROLE)
    const departments = db.departmentRoles.filter(({ roleId }) => roleId === '7001').map((row) => row.departmentId)
    const people = db.accounts.filter(
      ({ roleIds, departmentId }) => roleIds.includes('7001') || departments.includes(departmentId),
    )
    expect(all.find(({ id }) => id === '7001')?.clerkCount).toBe(people.length)
    expect(all).toHaveLength(6)
  })

  it('are added, renamed, given menus as a whole, and deleted with them', async () => {
    const client = await signIn('yueheng')
    const { data } = await client.post<Role>(ROLE, new URLSearchParams({ name: '仓管', description: '' }))
    const [car, driver] = [menuIdOf('carList'), menuIdOf('driverList')]
    const menus = (ids: string[]) => ids.map((menuId) => ({ roleId: data.id, menuId, isSuper: menuId === car }))
    await client.post(`${MENU}/${data.id}`, menus([car, driver]))
    await client.post(`${MENU}/${data.id}`, menus([car]))
    expect((await client.get(`${MENU}/${data.id}`)).data).toMatchObject([
      { menuId: car, isSuper: true, storeId: '9001' },
    ])
    await client.put(`${ROLE}/${data.id}`, new URLSearchParams({ name: '仓库管理员' }))
    expect(db.roles.get(data.id)).toMatchObject({ name: '仓库管理员', createBy: 'yueheng' })
    expect((await client.remove(`${ROLE}/${data.id}`)).success).toBe(true)
    expect(db.roleMenus.find(({ roleId }) => roleId === data.id)).toBeUndefined()
  })

  it.each([
    ['of a department', '7003', 21001, '角色已绑定部门，请逐个删除'],
    ['of a clerk', '7002', 21002, '角色已绑定管理员，请逐个删除'],
    ['that new clerks get', '7007', 400, '默认角色不能删除'],
    ['of another supplier', '7005', 20005, '权限不足'],
    ['that is none', '1', 21007, '角色不存在'],
  ])('%s are not deleted', async (_name, id, code, message) => {
    const client = await signIn('yueheng')
    expect(await client.remove(`${ROLE}/${id}`)).toMatchObject({ http: 400, success: false, code, message })
  })
})
