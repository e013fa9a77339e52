import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { address, askedAt, fill, mock, reload, renderApp, runApp, user } from '#tests/kit/render'
import { signInByForm } from '#tests/kit/signInForm'

runApp('supplier')
afterEach(() => void vi.useRealTimers())

const PHONE = '19900000011'
const open = async () => {
  await renderApp({ path: '/loginSupplier' })
  await user.click(await screen.findByRole('link', { name: '忘记密码' }))
  await screen.findByRole('heading', { name: '重置登录密码' })
}
const next = () => user.click(screen.getByRole('button', { name: '下一步' }))
const code = () => screen.getByLabelText('短信验证码')
const sendCode = async (phone: string) => {
  await fill(screen.getByLabelText('手机号'), phone)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByRole('button', { name: /秒后重发$/ })
}
const verify = async () => {
  await sendCode(PHONE)
  await fill(code(), '123456')
  await next()
  return screen.findByLabelText('新密码')
}

describe('a forgotten password', () => {
  it('is replaced in three steps, and the account signs in with the new one', async () => {
    await open()
    expect(address()).toBe('/forgetPassword')
    const password = await verify()
    await fill(password, 'abcdefgh')
    expect(screen.getByRole('status')).toHaveTextContent('弱')
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(screen.getByText('密码须含大写字母、小写字母、数字、符号中的至少三种')).toBeInTheDocument()
    await fill(password, 'Steel@2027')
    await fill(screen.getByLabelText('确认密码'), 'Steel@2026')
    await user.click(screen.getByRole('button', { name: '提交' }))
    expect(screen.getByText('两次输入密码不一致')).toBeInTheDocument()
    await fill(screen.getByLabelText('确认密码'), 'Steel@2027')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/密码已重置/)).toBeInTheDocument()
    expect(askedAt('/resetPassword')[0]?.body).not.toContain('Steel')
    await user.click(screen.getByRole('link', { name: '前往登录' }))
    await signInByForm('yueheng01')
    expect(await screen.findByText('用户名或密码错误')).toBeInTheDocument()
  })

  it('shows at its field that the code is wrong or has expired', async () => {
    await open()
    await sendCode(PHONE)
    const reject = async (words: string) => {
      await next()
      expect(await screen.findByText(words)).toBeInTheDocument()
      expect(code()).toHaveAttribute('aria-invalid', 'true')
      expect(code()).toHaveFocus()
    }
    await fill(code(), '654321')
    await reject('短信验证码错误，请重新校验')
    await mock('expireSms')
    await fill(code(), '123456')
    await reject('验证码已失效，请重新校验')
  })

  it('shows at the phone that it is not that of a user', async () => {
    await open()
    await sendCode('19912345678')
    await fill(code(), '123456')
    await next()
    expect(await screen.findByText('非当前用户的手机号')).toBeInTheDocument()
    expect(screen.getByLabelText('手机号')).toHaveFocus()
  })

  it('a code that was not sent shows an error at its field; a malformed phone sends no request', async () => {
    await open()
    await fill(screen.getByLabelText('手机号'), '123')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(screen.getByText('请输入正确的手机号')).toBeInTheDocument()
    expect(askedAt('/getVerifyCodeSupplier/FIND_USER')).toHaveLength(0)
    await sendCode(PHONE)
    sessionStorage.removeItem(`resetSmsUntil.${PHONE}`)
    await reload()
    await user.click(await screen.findByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('验证码发送过于频繁，请稍后再试')).toBeInTheDocument()
  })

  it('keeps phone, resend lock and step over a reload, and goes back to the step before', async () => {
    await open()
    await sendCode(PHONE)
    await reload()
    expect(await screen.findByLabelText('手机号')).toHaveValue(PHONE)
    expect(screen.getByRole('button', { name: /秒后重发$/ })).toBeDisabled()
    await fill(code(), '123456')
    await next()
    await screen.findByLabelText('新密码')
    await reload()
    expect(await screen.findByLabelText('新密码')).toBeInTheDocument()
    expect(screen.getByRole('timer')).toHaveTextContent(/请在 (5:00|4:\d\d) 内设置新密码/)
    await user.click(screen.getByRole('button', { name: '返回上一步' }))
    expect(await screen.findByLabelText('手机号')).toHaveValue(PHONE)
  })

  it('says that the verification has expired, and starts again', async () => {
    await open()
    await verify()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
    await user.click(await screen.findByRole('button', { name: '重新验证手机号' }))
    expect(screen.getByLabelText('手机号')).toHaveValue(PHONE)
  })
})
