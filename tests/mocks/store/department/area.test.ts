import { beforeEach, describe, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { signIn } from '#tests/kit/api'

const DEPARTMENT = '/api/store/department'
const ROLES = '/api/store/departmentRole'

beforeEach(resetDb)

describe('departments', () => {
  it('are a tree in their order', async () => {
    type Node = { title: string; children: Node[] }
    const { data } = await (await signIn('yueheng')).get<Node[]>(DEPARTMENT)
    expect(data.map(({ title }) => title)).toEqual(['销售部', '物流部', '仓储部', '财务部', '综合管理部', '历史部门'])
    expect(data[1]?.children.map(({ title }) => title)).toEqual(['调度组', '车队'])
  })

  it('are added below another one, never moved below themselves, and deleted with their children', async () => {
    const client = await signIn('yueheng')
    const add = (title: string, parentId: string) =>
      client.post<{ id: string }>(DEPARTMENT, new URLSearchParams({ title, parentId, sortOrder: '1.5' }))
    const { data: top } = await add('质检部', '0')
    const { data: below } = await add('质检一组', top.id)
    expect(db.departments.get(below.id)).toMatchObject({ parentId: top.id, sortOrder: 1.5, supplierId: '9001' })
    const move = (parentId: string) =>
      client.put(`${DEPARTMENT}/${top.id}`, new URLSearchParams({ title: '质检部', parentId, sortOrder: '2' }))
    expect(await move(below.id)).toMatchObject({ code: 4002, message: '上级部门不能是自己或自己的下级' })
    expect((await client.remove(`${DEPARTMENT}/${top.id}`)).success).toBe(true)
    expect(db.departments.get(below.id)).toBeUndefined()
  })

  it('with clerks in their children are not deleted', async () => {
    const client = await signIn('yueheng')
    expect(await client.remove(`${DEPARTMENT}/7104`)).toMatchObject({
      http: 400,
      code: 21004,
      message: '部门已经绑定管理员，请先删除或编辑管理员',
    })
  })

  it('have roles, which an empty list clears', async () => {
    const client = await signIn('yueheng')
    await client.put(`${ROLES}/7102`, [{ departmentId: '7102', roleId: '7004' }])
    expect((await client.get(`${ROLES}/7102`)).data).toMatchObject([{ roleId: '7004' }])
    expect(await client.put(`${ROLES}/7102`, [{ departmentId: '7102', roleId: '7005' }])).toMatchObject({ code: 20005 })
    await client.put(`${ROLES}/7102`, [])
    expect((await client.get(`${ROLES}/7102`)).data).toEqual([])
  })

  it('of another supplier are rejected', async () => {
    expect(await (await signIn('yueheng')).get(`${DEPARTMENT}/7131`)).toMatchObject({
      code: 20005,
      message: '权限不足',
    })
    expect(await (await signIn('yueheng')).get(`${DEPARTMENT}/1`)).toMatchObject({ code: 21006 })
  })
})
