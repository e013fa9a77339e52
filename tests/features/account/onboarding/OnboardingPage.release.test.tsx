import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { onboardingTables } from '#mocks/account/onboarding/rows'
import { callerTables } from '#mocks/kernel/auth/caller'
import { readIncident } from '#shared/diagnosis/incident'
import { address, fill, mock, reload, renderApp, runApp, server, shows, user, visit } from '#tests/kit/render'

runApp('supplier')

const press = (name: string) => user.click(screen.getByRole('button', { name }))
/** Interval at which the page asks for the platform's decision, ms. */
const POLL_MS = 3000
/** Runs the page's timer now instead of in three seconds. */
const poll = () => {
  const [ask] = vi.mocked(setInterval).mock.calls.findLast(([, ms]) => ms === POLL_MS) ?? []
  if (!ask) throw new Error('the page does not ask for the decision')
  act(ask as () => void)
}
const signInAs = async (phone: string) => {
  vi.spyOn(globalThis, 'setInterval')
  await renderApp({ path: '/supplierEntry' })
  await fill(await screen.findByLabelText('手机号'), phone)
  await press('获取验证码')
  await screen.findByRole('button', { name: /秒后重发$/ })
  await fill(screen.getByLabelText('短信验证码'), '123456')
  await user.keyboard('{Enter}')
}
/** Signs up, which leads to onboarding. */
const register = async () => {
  await renderApp({ path: '/SignUp' })
  await fill(await screen.findByLabelText('用户名'), 'dongfang')
  await fill(screen.getByLabelText('密码'), 'Steel@2027')
  await fill(screen.getByLabelText('确认密码'), 'Steel@2027')
  await fill(screen.getByLabelText('手机号'), '19912345678')
  await press('获取验证码')
  await screen.findByRole('button', { name: /秒后重发$/ })
  await fill(screen.getByLabelText('短信验证码'), '123456')
  await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await press('注册')
}
const agree = async () => {
  fireEvent.scroll(await screen.findByRole('region', { name: '店铺入驻协议' }))
  const box = screen.getByRole('checkbox', { name: '我已同意以上协议' })
  await waitFor(() => expect(box).toBeEnabled())
  await user.click(box)
  await press('同意协议填写资质信息')
}

describe('a new supplier', () => {
  it('may open the application only: the agreement, then the first step, whose draft survives a reload', async () => {
    await register()
    await screen.findByRole('region', { name: '店铺入驻协议' })
    for (const path of ['/home', '/loginSupplier', '/supplier/deliver/list']) {
      await visit(path)
      await waitFor(() => expect(address()).toBe('/supplierEntry'))
    }
    await agree()
    await press('填写财务资质信息')
    for (const words of ['请填写公司信息', '请选择公司所在地', '请上传营业执照', '请上传法人身份证照片'])
      expect(await screen.findByText(words)).toBeInTheDocument()
    await fill(screen.getByLabelText('公司名称'), '东方钢铁有限公司')
    await screen.findByText(/^草稿已保存/)
    await reload()
    await agree()
    await waitFor(() => expect(screen.getByLabelText('公司名称')).toHaveValue('东方钢铁有限公司'))
  })
})

describe('a rejected application', () => {
  it('shows the reason, is corrected step by step, and opens the shop', { timeout: 80_000 }, async () => {
    await signInAs('19900000006')
    expect(await screen.findByText('退回原因：营业执照照片不清晰，请重新上传')).toBeInTheDocument()
    await press('重新申请')
    await waitFor(() => expect(screen.getByLabelText('公司名称')).toHaveValue('北岭木业有限公司（示例）'))
    expect(screen.getByText('营业执照照片不清晰，请重新上传')).toBeInTheDocument()
    await fill(screen.getByLabelText('联系人姓名'), '白先生')
    await press('填写财务资质信息')
    await screen.findByLabelText('银行开户名')
    await press('填写其他信息')
    await fill(await screen.findByLabelText('店铺名称'), '南湾混凝土有限公司（示例）')
    await press('提交平台审核')
    expect(await screen.findByText('店铺名称已存在!')).toBeInTheDocument()
    await fill(screen.getByLabelText('店铺名称'), '北岭木业（新）')
    await press('提交平台审核')
    expect(await screen.findByText('入驻申请提交成功，等待平台审核')).toBeInTheDocument()
    expect(onboardingTables.applications.get('70002')).toMatchObject({ storeDisable: 'APPLYING', linkName: '白先生' })
    await mock('act', { action: 'approveStore', id: 'beiling' })
    poll()
    await screen.findByText('申请已通过，店铺已开通')
    await press('进入后台')
    // The code of the shell and of home loads first.
    await waitFor(() => expect(window.location.pathname).toBe('/home'), { timeout: 30_000 })
    await shows('您好，白岭')
    expect(callerTables.suppliers.find(({ name }) => name === '北岭木业（新）')).toMatchObject({ status: 'OPEN' })
  })
})

describe('an application under review', () => {
  it('says so, shows the platform’s decision without a reload, and can be corrected', async () => {
    await signInAs('19900000005')
    expect(await screen.findByText('入驻申请提交成功，等待平台审核')).toBeInTheDocument()
    await mock('act', { action: 'refuseStore', id: 'dongshan', reason: '请补充授权书' })
    poll()
    expect(await screen.findByText('退回原因：请补充授权书')).toBeInTheDocument()
    await press('重新申请')
    await waitFor(() => expect(screen.getByLabelText('联系人姓名')).toHaveValue('石岩'))
  })

  it('shows the decision after a failed poll, without a message for the failure', async () => {
    await signInAs('19900000005')
    await screen.findByText('入驻申请提交成功，等待平台审核')
    let failed = 0
    const broken = () => {
      failed += 1
      return HttpResponse.json({ code: 500, success: false, msg: '服务暂不可用' }, { status: 500 })
    }
    server.use(http.get('*/store/apply/haveStore', broken, { once: true }))
    poll()
    await waitFor(() => expect(failed).toBe(1))
    await mock('act', { action: 'refuseStore', id: 'dongshan', reason: '请补充授权书' })
    poll()
    expect(await screen.findByText('退回原因：请补充授权书')).toBeInTheDocument()
    expect(readIncident().lastError).not.toContain('服务暂不可用')
  })
})
