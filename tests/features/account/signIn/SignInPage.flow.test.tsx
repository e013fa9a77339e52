import { createHash } from 'node:crypto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInMemory as db } from '#mocks/account/signIn/rows'
import { PASSWORD } from '#mocks/account/signIn/seed'
import { address, askedAt, fill, reload, renderApp, runApp, server, setHost, shows, user } from '#tests/kit/render'
import { captcha, fillSignIn, signInByForm } from '#tests/kit/signInForm'

runApp('material')
afterEach(() => void vi.useRealTimers())

const VARIANTS = [
  {
    name: 'the material variant',
    host: 'material' as const,
    path: '/login',
    heading: '材料供应商登录',
    account: 'haichuan',
    person: '林海',
    phone: '19900000003',
    call: '/passport/login/userLogin',
    smsCall: '/passport/login/smsLogin',
    wrong: '用户名或密码错误',
    wrongSms: '短信验证码错误，请重新校验',
    site: '杂材商城供应商后台',
    client: 'gd_material_supplier_pc:gd_material_supplier_pc_secret',
    sends: `password=${createHash('md5').update(PASSWORD).digest('hex')}`,
  },
  {
    name: 'the plain variant',
    host: 'supplier' as const,
    path: '/loginSupplier',
    heading: '集采供应商登录',
    account: 'yueheng',
    person: '陈敏',
    phone: '19900000001',
    call: '/gd-auth/supplierToken',
    smsCall: '/gd-auth/supplierToken',
    wrong: '用户名或密码错误',
    wrongSms: '验证码错误或已失效',
    site: '集采商城供应商后台',
    client: 'gd_supplier_pc:gd_supplier_pc_secret',
    sends: '"grantType":"captcha","scope":"all"',
  },
]

/** A page that is opened while signed out. */
const WANTED = '/change-password?from=bookmark'

describe.each(VARIANTS)('signing in to $name', (variant) => {
  const { path, account, person, phone, call, smsCall } = variant
  const button = () => screen.getByRole('button', { name: /登录$/ })
  const open = async () => {
    await renderApp({ path })
    await screen.findByRole('heading', { name: variant.heading })
  }
  const chooseSms = () => user.click(screen.getByRole('radio', { name: '短信登录' }))

  beforeEach(() => setHost(variant.host))

  it('goes home on Enter, with the requests of its variant', async () => {
    await open()
    expect(document.title).toBe(`登录 - ${variant.site}`)
    await signInByForm(account)
    await shows(`您好，${person}`)
    expect(address()).toBe('/home')
    expect(askedAt(call)).toHaveLength(1)
    expect(document.title).toBe(`首页 - ${variant.site}`)
    const [{ body, headers } = { body: '', headers: new Headers() }] = askedAt(call)
    expect(atob(headers.get('Authorization')?.slice(6) ?? '')).toBe(variant.client)
    expect(body).toContain(variant.sends)
  })

  it('shows a rejection in the form with a new captcha; a double click then sends one request, and opens the wanted page', async () => {
    await renderApp({ path: WANTED })
    await screen.findByRole('heading', { name: variant.heading })
    expect(address()).toBe(`${path}?redirect=${encodeURIComponent(WANTED)}`)
    const before = await captcha()
    await fillSignIn(account, 'wrong')
    await user.click(button())
    expect(await screen.findByRole('alert', { name: '' })).toHaveTextContent(variant.wrong)
    await waitFor(async () => expect(await captcha()).not.toBe(before))
    expect(screen.getByLabelText('验证码')).toHaveValue('')
    expect(screen.getByLabelText('账号')).toHaveValue(account)
    expect(screen.getByLabelText('密码')).toHaveValue('wrong')
    expect(screen.queryByText('错误提示')).not.toBeInTheDocument()
    await fill(screen.getByLabelText('密码'), PASSWORD)
    await fill(screen.getByLabelText('验证码'), await captcha())
    server.use(
      http.post(`*${call}`, async () => {
        await delay(50)
      }),
    )
    fireEvent.click(button())
    fireEvent.click(button())
    fireEvent.submit(button().closest('form') as HTMLFormElement)
    await shows('新密码')
    expect(address()).toBe(WANTED)
    expect(askedAt(call)).toHaveLength(2)
  })

  it('requires every field and focuses the first missing one, warns of Caps Lock and can show the password', async () => {
    await open()
    const password = screen.getByLabelText('密码')
    fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true })
    expect(screen.getByText('大写锁定已打开')).toBeInTheDocument()
    fireEvent.keyUp(password, { key: 'CapsLock' })
    expect(screen.queryByText('大写锁定已打开')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '显示密码' }))
    expect(password).toHaveAttribute('type', 'text')
    await user.click(button())
    expect(screen.getByLabelText('账号')).toHaveFocus()
    expect(screen.getByText('请输入账号或手机号')).toBeInTheDocument()
    expect(screen.getByText('请输入验证码')).toBeInTheDocument()
    expect(askedAt(call)).toHaveLength(0)
    await chooseSms()
    await user.click(button())
    expect(screen.getByText('请输入正确的手机号')).toBeInTheDocument()
    expect(screen.getByText('请输入6位短信验证码')).toBeInTheDocument()
  })

  it('by SMS waits 60 s for the next code, also after a reload; rejects a wrong code and accepts the right one', async () => {
    await renderApp({ path: WANTED })
    await screen.findByRole('heading', { name: variant.heading })
    await chooseSms()
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(askedAt('/getVerifyCodeSupplier/LOGIN')).toHaveLength(0)
    await fill(screen.getByLabelText('手机号'), phone)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    const wait = await screen.findByRole('button', { name: /(60|59) 秒后重发$/ })
    expect(wait).toBeDisabled()
    expect(screen.getByLabelText('短信验证码')).toHaveFocus()
    await reload()
    await screen.findByRole('heading', { name: variant.heading })
    // F5 keeps the chosen way, the phone and the countdown.
    expect(screen.getByRole('radio', { name: '短信登录' })).toBeChecked()
    expect(screen.getByLabelText('手机号')).toHaveValue(phone)
    expect(await screen.findByRole('button', { name: /\d+ 秒后重发$/ })).toBeDisabled()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    expect(await screen.findByRole('button', { name: /获取验证码$/ })).toBeEnabled()
    vi.useRealTimers()
    await fill(screen.getByLabelText('短信验证码'), '000000')
    await user.keyboard('{Enter}')
    expect(await screen.findByText(variant.wrongSms)).toBeInTheDocument()
    await fill(screen.getByLabelText('短信验证码'), '123456')
    await user.keyboard('{Enter}')
    await shows('新密码')
    expect(askedAt(smsCall)).toHaveLength(2)
  })
})

it('the first field has the focus, unless the way was chosen by keys', async () => {
  await renderApp({ path: '/login' })
  expect(await screen.findByLabelText('账号')).toHaveFocus()
  const [password, sms] = screen.getAllByRole('radio')
  await user.click(sms as HTMLElement)
  await user.click(password as HTMLElement)
  expect(await screen.findByLabelText('账号')).toBeInTheDocument()
  expect(password).toHaveFocus()
})

it('a click changes the captcha, and the server rejects the old one', async () => {
  await renderApp({ path: '/login' })
  const before = await captcha()
  await user.click(screen.getByRole('button', { name: '换一张验证码' }))
  await waitFor(async () => expect(await captcha()).not.toBe(before))
  expect([...db.captchas.values()].map(({ code }) => code)).toEqual([await captcha()])
})

it('a signed-in user is led home from sign-in, and signs out also when the server is out of reach', async () => {
  server.use(http.post('*/passport/login/logout', () => Response.error()))
  await renderApp({ path: '/login?redirect=https://evil.example/', account: 'haichuan' })
  await waitFor(() => expect(address()).toBe('/home'))
  await user.click(await screen.findByRole('button', { name: /海川建材/ }))
  await user.click(await screen.findByRole('menuitem', { name: /退出登录/ }))
  await screen.findByRole('heading', { name: '材料供应商登录' })
  expect(address()).toBe('/login')
  expect(askedAt('/passport/login/logout')).toHaveLength(1)
  expect(localStorage.getItem('userInfoSeller')).toBeNull()
})
