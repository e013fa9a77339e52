import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { askedAt, field, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { boxes, pagerTotal, records, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

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

it('resets a password to the server’s default, and shows it', async () => {
  const row = await open('clerkName=沈晓岚')
  await user.click(row.getByRole('button', { name: /更多/ }))
  await user.click(await waitFor(() => screen.getByText('重置密码', { selector: '[role=menuitem] *' })))
  await waitFor(() => expect(screen.getByText('将 沈晓岚 的密码重置为【123456】？')).toBeInTheDocument())
  const before = clerk('沈晓岚')?.passwordHash
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^重置密码/ }))
  await waitFor(() => expect(clerk('沈晓岚')?.passwordHash).not.toBe(before))
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
