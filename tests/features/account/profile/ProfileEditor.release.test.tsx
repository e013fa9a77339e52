import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { callerTables } from '#mocks/kernel/auth/caller'
import { dirtyForms } from '#shared/dirtyForms'
import { pictureFile } from '#tests/kit/files'
import { drawn, fakePictures, sizes } from '#tests/kit/pictures'
import {
  askedAt,
  field,
  fill,
  inPage,
  reload,
  renderApp,
  renderPage,
  runApp,
  server,
  shows,
  user,
} from '#tests/kit/render'

runApp('supplier')

const open = async (render = renderPage, account = 'yueheng') => {
  await render({ path: '/personal-enter', account })
  await shows('安全设置')
  await waitFor(() => expect(field('昵称')).toBeEnabled())
}
const save = () => user.click(inPage().getByRole('button', { name: '保存' }))
const member = () => callerTables.accounts.find(({ account }) => account === 'yueheng')

describe('the profile of the user', () => {
  it('opens for any account, with a read-only user name', async () => {
    await open(renderApp, 'yueheng01')
    expect(inPage().getByLabelText('用户名')).toHaveAttribute('readonly')
    expect(field('昵称')).toHaveValue('何军')
    await user.click(screen.getByRole('menuitem', { name: /企业管理/ }))
    expect(screen.getByRole('menuitem', { name: '修改密码' })).toBeInTheDocument()
  })

  it('saves name and avatar, and home shows the new name without a reload', async () => {
    await open(renderApp)
    await fill(field('昵称'), '')
    await save()
    expect(await inPage().findByText('请填写昵称')).toBeInTheDocument()
    await fill(field('昵称'), '陈经理')
    fakePictures()
    sizes.set('blob:face.jpg', { width: 3000, height: 4000 })
    const picture = pictureFile('face.jpg', { width: 3000, height: 4000 })
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, picture)
    await user.click(await screen.findByRole('button', { name: '裁剪并上传' }))
    await inPage().findByRole('button', { name: /^移除/ })
    expect(drawn).toEqual([[0, 500, 3000, 3000, 0, 0, 400, 400]])
    vi.unstubAllGlobals()
    await save()
    expect(await screen.findByText('个人资料已保存')).toBeInTheDocument()
    expect(member()).toMatchObject({ userName: '陈经理', face: expect.stringMatching(/\.(png|jpg)$/) })
    await waitFor(() => expect(dirtyForms()).toEqual([]))
    await user.click(screen.getByRole('menuitem', { name: '首页' }))
    await shows('您好，陈经理')
  })

  it('keeps typed input as a draft, and shows the server’s rejection', async () => {
    await open()
    server.use(
      http.put('*/member/user/editOwn', () => HttpResponse.json({ success: false, code: 400, message: '昵称不合规' })),
    )
    await fill(field('昵称'), '陈某')
    await save()
    expect(await screen.findByText('昵称不合规')).toBeInTheDocument()
    await inPage().findByText(/^草稿已保存/)
    await reload()
    await waitFor(() => expect(field('昵称')).toHaveValue('陈某'))
  })
})

describe('changing the phone', () => {
  const send = async (at: number) => {
    await user.click(inPage().getAllByRole('button', { name: /获取验证码|秒后重发/ })[at] as HTMLElement)
    await waitFor(() =>
      expect(inPage().getAllByRole('button', { name: /获取验证码|秒后重发/ })[at]).toHaveTextContent(/秒后重发/),
    )
  }

  it('verifies both numbers, and shows at its field what is wrong with each', async () => {
    await open()
    await user.click(inPage().getByRole('button', { name: '更换手机号' }))
    expect(inPage().getByLabelText('原手机号')).toHaveValue('19900000001')
    const submit = () => user.click(inPage().getByRole('button', { name: '确认更换' }))
    await fill(inPage().getByLabelText('新手机号'), '19900000001')
    await submit()
    expect(inPage().getByText('新手机号不能与原手机号相同')).toBeInTheDocument()
    await fill(inPage().getByLabelText('新手机号'), '19900000011')
    await fill(inPage().getByLabelText('原手机号验证码'), '123456')
    await fill(inPage().getByLabelText('新手机号验证码'), '123456')
    await submit()
    expect(await inPage().findByText('该手机号已存在')).toBeInTheDocument()
    expect(inPage().getByLabelText('新手机号')).toHaveFocus()
    await fill(inPage().getByLabelText('新手机号'), '19912345678')
    await send(0)
    await send(1)
    await fill(inPage().getByLabelText('原手机号验证码'), '111111')
    await submit()
    expect(await inPage().findByText(/^短信验证码错误，请重新校验/)).toBeInTheDocument()
    expect(inPage().getByLabelText('原手机号验证码')).toHaveFocus()
    await fill(inPage().getByLabelText('原手机号验证码'), '123456')
    await user.keyboard('{Enter}')
    await shows('199****5678')
    expect(member()?.phone).toBe('19912345678')
    expect(askedAt('/jc/changePhone')).toHaveLength(3)
  })
})
