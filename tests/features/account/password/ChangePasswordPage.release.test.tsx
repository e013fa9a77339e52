import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { text } from '#domain/text'
import { listDrafts } from '#shared/drafts'
import {
  address,
  askedAt,
  fill,
  inPage,
  mock,
  renderApp,
  renderPage,
  runApp,
  shows,
  signIn,
  user,
  visit,
} from '#tests/kit/render'

runApp('supplier')

const submit = () => user.click(inPage().getByRole('button', { name: '保存' }))
const type = async (before: string, next: string, repeat = next) => {
  await fill(inPage().getByLabelText('原密码'), before)
  await fill(inPage().getByLabelText('新密码'), next)
  await fill(inPage().getByLabelText('确认密码'), repeat)
}

it('opens under the old path /change_pass too; rejects the old password as the new one, and a wrong old one at its field', async () => {
  await renderPage({ path: '/change_pass', account: 'yueheng' })
  await shows('原密码')
  expect(address()).toBe('/change-password')
  await submit()
  expect(inPage().getByText('请输入原密码')).toBeInTheDocument()
  await type('Mall@2026', 'Mall@2026')
  await submit()
  expect(inPage().getByText('新密码不能与原密码相同')).toBeInTheDocument()
  await type('Mall@2025', 'Steel@2027')
  await submit()
  expect(await inPage().findByText('旧密码不正确')).toBeInTheDocument()
  expect(inPage().getByLabelText('原密码')).toHaveFocus()
  expect(askedAt('/modifyPass')).toHaveLength(1)
  await user.click(inPage().getByRole('button', { name: '取消' }))
  await shows('安全设置')
})

it('ends every session of the account and keeps the drafts', async () => {
  await renderApp({ path: '/supplier/driver/list?edit=new', account: 'yueheng' })
  const drawer = within(await screen.findByRole('dialog', { name: '新增司机' }))
  await fill(await drawer.findByLabelText('司机姓名'), '周师傅')
  await visit('/change-password')
  await shows('原密码')
  await type('Mall@2026', 'Steel@2027')
  await submit()
  await screen.findByRole('heading', { name: '集采供应商登录' })
  expect(await screen.findByText('密码已修改，请用新密码重新登录')).toBeInTheDocument()
  expect((await listDrafts('8001')).map(({ title }) => title)).toEqual([text('新增司机')])
  expect(localStorage.getItem('accessToken')).toBeNull()
  await expect(signIn('yueheng')).rejects.toThrow()
  await mock('reset')
})
