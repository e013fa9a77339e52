import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { text } from '#domain/text'
import { hashOf } from '#mocks/account/signIn/passwordRules'
import { db } from '#mocks/areas'
import { listDrafts } from '#shared/drafts'
import { asked, fill, mock, renderApp, runApp, user } from '#tests/kit/render'
import { fillSignIn } from '#tests/kit/signInForm'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const CLERK = '8002'
const LIST = '/supplier/driver/list'
const set = () => db.accounts.update(CLERK, { mustChangePassword: true })
const open = async () => {
  set()
  await renderApp({ path: LIST, account: 'yueheng01' })
  return within(await screen.findByRole('dialog', { name: '请先修改密码' }))
}

it('a password that somebody else has set is changed before anything else, then the wanted page opens', async () => {
  const dialog = await open()
  expect(screen.queryAllByRole('row', { hidden: true })).toEqual([])
  // Neither Escape nor a click beside it leads on.
  await user.keyboard('{Escape}')
  expect(dialog.queryByRole('button', { name: /关闭|Close/ })).toBeNull()
  await fill(dialog.getByLabelText('原密码'), 'Mall@2026')
  await fill(dialog.getByLabelText('新密码'), 'steel2027')
  await fill(dialog.getByLabelText('确认密码'), 'steel2027')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  expect(dialog.getByText('密码须含大写字母、小写字母、数字、符号中的至少三种')).toBeInTheDocument()
  await fill(dialog.getByLabelText('新密码'), 'Steel@2027')
  await fill(dialog.getByLabelText('确认密码'), 'Steel@2027')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await screen.findByRole('heading', { name: '集采供应商登录' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(db.accounts.get(CLERK)).toMatchObject({ passwordHash: hashOf('Steel@2027'), mustChangePassword: false })
  await fillSignIn('yueheng01', 'Steel@2027')
  await user.keyboard('{Enter}')
  await settled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('signing out is the other way', async () => {
  const dialog = await open()
  await user.click(dialog.getByRole('button', { name: '退出登录' }))
  await screen.findByRole('heading', { name: '集采供应商登录' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('accessToken')).toBeNull()
  expect(asked.filter(({ path }) => path.endsWith('/modifyPass'))).toEqual([])
})

it('in the middle of work, what is typed is kept as a draft', async () => {
  await renderApp({ path: `${LIST}?edit=new`, account: 'yueheng01' })
  const drawer = within(await screen.findByRole('dialog', { name: '新增司机' }))
  await fill(await drawer.findByLabelText('司机姓名'), '周师傅')
  set()
  await user.click(screen.getByRole('button', { name: '搜索', hidden: true }))
  const dialog = within(await screen.findByRole('dialog', { name: '请先修改密码' }))
  await fill(dialog.getByLabelText('原密码'), 'Mall@2026')
  await fill(dialog.getByLabelText('新密码'), 'Steel@2027')
  await fill(dialog.getByLabelText('确认密码'), 'Steel@2027')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await screen.findByRole('heading', { name: '集采供应商登录' })
  await waitFor(async () => expect((await listDrafts(CLERK)).map(({ title }) => title)).toEqual([text('新增司机')]))
  await mock('reset')
})
