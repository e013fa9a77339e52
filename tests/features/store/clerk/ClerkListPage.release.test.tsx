import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { passwordError } from '#domain/password'
import { useShownPasswords } from '#features/store/clerk/passwordStore'
import { hashOf } from '#mocks/account/signIn/passwordRules'
import { db } from '#mocks/areas'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { diagnosis } from '#shared/diagnosis/diagnosis'
import { clearSession } from '#shared/session'
import { askedAt, field, inPage, renderPage, runApp, server, signIn, user } from '#tests/kit/render'
import { boxes, pagerTotal, records, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')
afterEach(() => setCapabilities('all'))

const open = async (query: string) => {
  await renderPage({ path: `/store/clerks?${query}`, account: 'yueheng' })
  await settled()
  const [row] = records()
  return within(row as HTMLElement)
}

it('offers no actions on the owner, and says why', async () => {
  const row = await open('clerkName=陈敏')
  expect(row.queryByRole('button', { name: /编辑|禁用|删除|重置密码|更多/ })).toBeNull()
  expect(boxes()[0]).toBeDisabled()
  expect(row.getByText('店主')).toHaveAttribute('title', expect.stringContaining('店主拥有全部权限'))
})

describe('before a lilishop', () => {
  it('calls the owner, who has no name there, by the masked number', async () => {
    // ClerkVO of a shop that was opened by its platform.
    const owner = { id: '8001', clerkName: null, shopkeeper: true, isSuper: true, status: true, mobile: '13900001001' }
    const answer = (result: unknown) => HttpResponse.json({ success: true, code: 200, result })
    server.use(
      http.get('*/store/clerk', () => answer({ records: [owner], total: 1, size: 10, current: 1, pages: 1 })),
      http.get('*/store/clerk/8001', () => answer(owner)),
    )
    const row = await open('')
    row.getByRole('checkbox', { name: '选择 139****1001' })
    row.getByText('店主')
    await user.click(row.getByRole('button', { name: '139****1001' }))
    await screen.findByRole('dialog', { name: '店员 139****1001' })
  })

  it('has no tabs by a status that it would not narrow by', async () => {
    setCapabilities([])
    await open('')
    expect(inPage().queryByRole('radiogroup', { name: '状态' })).toBeNull()
    expect(inPage().getByRole('columnheader', { name: '状态' })).toBeVisible()
  })
})

describe('a reset password', () => {
  const ask = async () => {
    const row = await open('clerkName=沈晓岚')
    await user.click(row.getByRole('button', { name: /更多/ }))
    await user.click(await waitFor(() => screen.getByText('重置密码', { selector: '[role=menuitem] *' })))
    return within(await screen.findByRole('dialog'))
  }

  it('is random, shown once, and nowhere else', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    const question = await ask()
    question.getByText('重置 沈晓岚 的密码？')
    await user.click(question.getByRole('button', { name: /^重置密码/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '新密码，只显示这一次' }))
    const password = dialog.getByText('沈晓岚').nextElementSibling?.querySelector('code')?.textContent ?? ''
    expect(passwordError(password)).toBeNull()
    await waitFor(() =>
      expect(clerk('沈晓岚')).toMatchObject({ passwordHash: hashOf(password), mustChangePassword: true }),
    )
    await user.click(dialog.getByRole('button', { name: '复制 沈晓岚' }))
    expect(writeText).toHaveBeenCalledWith(password)
    expect(askedAt(`/newPassword/${clerk('沈晓岚')?.id}`)[0]?.body).not.toContain(password)
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, diagnosis()])).not.toContain(password)
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: '已记下，关闭' }))
    await waitFor(() => expect(document.body).not.toHaveTextContent(password))
  })

  it('is shown to nobody who signs in next', async () => {
    const question = await ask()
    await user.click(question.getByRole('button', { name: /^重置密码/ }))
    await screen.findByRole('dialog', { name: '新密码，只显示这一次' })
    act(() => clearSession())
    await signIn('yueheng')
    expect(useShownPasswords.getState().passwords).toEqual([])
  })

  it('is the fixed one where the gateway has no other, and the question says so', async () => {
    setCapabilities([])
    const question = await ask()
    question.getByText('将 沈晓岚 的密码重置为【123456】？')
    question.getByText('这是服务器的固定密码，人人知道：请店员登录后立即修改。')
    await user.click(question.getByRole('button', { name: /^重置密码/ }))
    await waitFor(() => expect(clerk('沈晓岚')?.passwordHash).toBe(hashOf('123456')))
    expect(screen.queryByText('新密码，只显示这一次')).toBeNull()
  })
})

it('finds the clerks of a department chosen from the tree', async () => {
  await open('departmentId=7105')
  const own = db.accounts.filter(({ departmentId }) => departmentId === '7105').length
  expect(records()).toHaveLength(own)
  expect(field('所属部门').closest('.ant-select')).toHaveTextContent('调度组')
  await user.click(inPage().getByRole('button', { name: '重置' }))
  await waitFor(() => expect(pagerTotal()).toBe(24))
  expect(askedAt('/store/clerk').at(-1)?.query.has('departmentId')).toBe(false)
})

function clerk(name: string) {
  return db.accounts.find(({ userName }) => userName === name)
}
