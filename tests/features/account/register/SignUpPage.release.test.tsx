import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { callerTables } from '#mocks/kernel/auth/caller'
import { address, askedAt, fill, reload, renderApp, runApp, server, user } from '#tests/kit/render'

runApp('supplier')

const PHONE = '19912345678'
const submit = () => user.click(screen.getByRole('button', { name: '注册' }))
const fillForm = async (name: string) => {
  await fill(screen.getByLabelText('用户名'), name)
  await fill(screen.getByLabelText('密码'), 'Steel@2027')
  await fill(screen.getByLabelText('确认密码'), 'Steel@2027')
  await fill(screen.getByLabelText('手机号'), PHONE)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByRole('button', { name: /秒后重发$/ })
  await fill(screen.getByLabelText('短信验证码'), '123456')
}

describe('signing up', () => {
  beforeEach(async () => {
    await renderApp({ path: '/loginSupplier' })
    await user.click(await screen.findByRole('link', { name: '注册账号' }))
    await screen.findByRole('heading', { name: '注册供应商账号' })
  })

  it('creates an account', async () => {
    await fillForm('dongfang')
    await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
    await submit()
    // A new account goes on to the application for its shop.
    await waitFor(() => expect(address()).toBe('/supplierEntry'))
    expect(callerTables.accounts.find(({ phone }) => phone === PHONE)).toMatchObject({ account: 'dongfang' })
    expect(askedAt('/member/register')[0]?.body).not.toContain('Steel')
  })

  it('shows the chosen name afterwards, also where the service knows only the phone', async () => {
    server.use(
      http.get('*/member/user/info', () =>
        HttpResponse.json({ code: 200, success: true, result: { nickName: PHONE } }),
      ),
    )
    await fillForm('dongfang')
    await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
    await submit()
    await waitFor(() => expect(address()).toBe('/supplierEntry'))
    expect(await screen.findByText('dongfang')).toBeInTheDocument()
    expect(screen.queryByText(PHONE)).not.toBeInTheDocument()
  })

  it('requires every field and the agreement, whose text opens in place', async () => {
    await submit()
    for (const words of ['请输入用户名', '请输入新密码', '请再次输入密码', '请输入正确的手机号', '请先阅读并同意协议'])
      expect(screen.getByText(words)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '《商城用户协议》' }))
    expect(await screen.findByRole('region', { name: '商城用户协议' })).toHaveTextContent(
      '本协议由注册用户与商城平台共同订立',
    )
    await fill(screen.getByLabelText('用户名'), '1ab')
    await submit()
    expect(screen.getByText('用户名为4–20位字母、数字或下划线，以字母开头')).toBeInTheDocument()
    expect(askedAt('/member/register')).toHaveLength(0)
  })

  it('counts down for each phone by itself', async () => {
    const type = (phone: string) => fill(screen.getByLabelText('手机号'), phone)
    await type('19912345670')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole('button', { name: /秒后重发$/ })).toBeDisabled()
    await type(PHONE)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole('button', { name: /秒后重发$/ })).toBeDisabled()
    await type('19912345671')
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled()
    await type('19912345670')
    expect(screen.getByRole('button', { name: /秒后重发$/ })).toBeDisabled()
  })

  it('shows at the field that the name is taken; name and phone survive a reload', async () => {
    await fillForm('nanwan')
    await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
    await submit()
    expect(await screen.findByText('该用户名或手机号已被注册')).toBeInTheDocument()
    expect(screen.getByLabelText('用户名')).toHaveFocus()
    await reload()
    expect(await screen.findByLabelText('用户名')).toHaveValue('nanwan')
    expect(screen.getByLabelText('手机号')).toHaveValue(PHONE)
    expect(screen.getByLabelText('密码')).toHaveValue('')
    expect(screen.getByRole('button', { name: /秒后重发$/ })).toBeDisabled()
  })
})
