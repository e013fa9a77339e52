import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import { loadDraft } from '#shared/drafts'
import { getSession } from '#shared/session'
import { asked, askedAt, choose, fill, renderPage, runApp, user } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'
import { fillNewClerk, input } from './clerkForm'

runApp('supplier')

const ADD = '/store/clerks?clerkName=何军&edit=new'

describe('the mobile number of a new clerk', () => {
  const open = async () => {
    await renderPage({ path: ADD, account: 'yueheng' })
    await waitFor(() => expect(input('手机号')).toBeEnabled())
  }

  it('is looked up once, at its eleventh digit', async () => {
    await open()
    await fill(input('手机号'), '1990009000')
    expect(asked.filter(({ path }) => path.endsWith('/check'))).toEqual([])
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

  it('is rejected at its field with the reason, and not sent', async () => {
    await open()
    for (const [mobile, reason] of [
      ['19900000003', '已经拥有店铺!'],
      ['19900000013', '此账户已经绑定其他店铺'],
      ['19900000011', '店员已经存在'],
      ['19900090004', '用户已禁用'],
    ] as const) {
      fireEvent.change(input('手机号'), { target: { value: mobile } })
      await waitFor(() => expect(inDialog().getByText(reason)).toBeInTheDocument())
    }
    await user.click(inDialog().getByRole('button', { name: /^保\s*存$/ }))
    await waitFor(() => expect(inDialog().getByText('请选择角色')).toBeInTheDocument())
    expect(askedAt('/store/clerk').filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('is kept in the draft, but the password is not', async () => {
    await open()
    await fillNewClerk()
    await flushDrafts()
    const userId = getSession().user?.userId ?? ''
    const draft = await loadDraft({ userId, screen: 'clerkManage', record: 'edit=new' })
    expect(JSON.stringify(draft)).toContain('19900090099')
    expect(JSON.stringify(draft)).not.toContain('Xin@2026')
  })
})

describe('a clerk', () => {
  it('is given another role and another department', async () => {
    const { id } = db.accounts.find(({ userName }) => userName === '沈晓岚') ?? { id: '' }
    await renderPage({ path: `/store/clerks?clerkName=沈晓岚&edit=${id}`, account: 'yueheng' })
    await waitFor(() => expect(input('手机号')).toBeDisabled())
    await choose(input('角色'), '财务结算')
    await user.click(inDialog().getByRole('button', { name: /^保\s*存$/ }))
    await waitFor(() => expect(db.accounts.get(id)?.roleIds).toContain('7004'))
  })

  it('who is the owner cannot be edited, and the form says why', async () => {
    await renderPage({ path: '/store/clerks?clerkName=陈敏&edit=8001', account: 'yueheng' })
    await waitFor(() => expect(screen.getByText(/店主拥有全部权限/)).toBeInTheDocument())
    expect(inDialog().queryByRole('button', { name: /^保\s*存$/ })).toBeNull()
  })
})
