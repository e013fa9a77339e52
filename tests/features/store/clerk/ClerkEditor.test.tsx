import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import { loadDraft } from '#shared/drafts'
import { getSession } from '#shared/session'
import { describeEditor } from '#tests/kit/describeEditor'
import { inDialog } from '#tests/kit/drawerScreen'
import { askedAt, choose, fill, renderApp, runApp, user } from '#tests/kit/render'

runApp('supplier')

const ADD = '/store/clerks?edit=new'
const input = (label: string) => inDialog().getByLabelText(label, { selector: 'input' })
const addNew = async () => {
  await fill(input('手机号'), '19900090099')
  await waitFor(() => expect(inDialog().getByText('新用户，请填写用户名和密码')).toBeInTheDocument())
  await fill(input('用户名'), 'xinren')
  await fill(input('密码'), 'Xin@2026')
  await choose(input('角色'), '调度员')
}

describeEditor({
  name: 'a new clerk',
  account: 'yueheng',
  path: () => ADD,
  drawer: '添加店员',
  save: '保存',
  api: '/store/clerk',
  values: { 手机号: '', 用户名: '', 密码: '' },
  required: ['请填写手机号', '请填写用户名', '请填写密码', '请选择角色'],
  complete: addNew,
  typed: { label: '用户名', value: 'xinren02' },
  refusal: { message: '该用户名或手机号已被注册', label: '手机号' },
})

describe('the mobile number of a new clerk', () => {
  const open = async () => {
    await renderApp({ path: ADD, account: 'yueheng' })
    await waitFor(() => expect(input('手机号')).toBeEnabled())
  }

  it('is looked up at its eleventh digit, once', async () => {
    await open()
    await user.type(input('手机号'), '1990009000')
    expect(askedAt('/check')).toEqual([])
    await user.type(input('手机号'), '1')
    await waitFor(() => expect(inDialog().getByText('已有账号，直接添加为店员，密码不变')).toBeInTheDocument())
    expect(askedAt('/19900090001/check')).toHaveLength(1)
    expect(input('用户名')).toHaveValue('lixiang')
    expect(input('用户名')).toBeDisabled()
    expect(inDialog().queryByLabelText('密码')).toBeNull()
    await choose(input('角色'), '调度员')
    await user.click(inDialog().getByRole('button', { name: /^保\s*存$/ }))
    await waitFor(() => expect(db.accounts.find(({ phone }) => phone === '19900090001')).toBeDefined())
    expect(db.accounts.find(({ phone }) => phone === '19900090001')).toMatchObject({
      account: 'lixiang',
      supplierId: '9001',
      isSuper: false,
      roleIds: ['7001'],
    })
  })

  it.each([
    ['19900000003', '已经拥有店铺!'],
    ['19900000013', '此账户已经绑定其他店铺'],
    ['19900000011', '店员已经存在'],
    ['19900090004', '用户已禁用'],
  ])('%s is refused at its field: %s', async (mobile, said) => {
    await open()
    await fill(input('手机号'), mobile)
    await waitFor(() => expect(inDialog().getByText(said)).toBeInTheDocument())
    await user.click(inDialog().getByRole('button', { name: /^保\s*存$/ }))
    await waitFor(() => expect(inDialog().getByText('请选择角色')).toBeInTheDocument())
    expect(askedAt('/store/clerk').filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('is kept in the draft, the password is not', async () => {
    await open()
    await addNew()
    await flushDrafts()
    const userId = getSession().user?.userId ?? ''
    const draft = await loadDraft({ userId, screen: 'clerkManage', record: 'edit=new' })
    expect(JSON.stringify(draft)).toContain('19900090099')
    expect(JSON.stringify(draft)).not.toContain('Xin@2026')
  })
})

describe('a clerk', () => {
  it('is changed: another role, another department', async () => {
    const { id } = db.accounts.find(({ userName }) => userName === '沈晓岚') ?? { id: '' }
    await renderApp({ path: `/store/clerks?edit=${id}`, account: 'yueheng' })
    await waitFor(() => expect(input('手机号')).toBeDisabled())
    await choose(input('角色'), '财务结算')
    await user.click(inDialog().getByRole('button', { name: /^保\s*存$/ }))
    await waitFor(() => expect(db.accounts.get(id)?.roleIds).toContain('7004'))
  })

  it('who is the owner is not edited, and it says why', async () => {
    await renderApp({ path: '/store/clerks?edit=8001', account: 'yueheng' })
    await waitFor(() => expect(screen.getByText(/店主拥有全部权限/)).toBeInTheDocument())
    expect(inDialog().queryByRole('button', { name: /^保\s*存$/ })).toBeNull()
  })
})
