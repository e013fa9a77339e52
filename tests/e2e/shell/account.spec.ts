import type { Page } from '@playwright/test'
import { control, enter, expect, fillSignIn, test, urge } from '#tests/e2e/kit/journey'
import { SITES } from '#tests/e2e/kit/port'

// The server answers a wrong code with HTTP 400, which the browser logs in its console.
test.use({ refuses: true })

const PICTURE = {
  name: 'licence.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a forgotten password: wrong and expired code, resend lock over F5, sign-in with the new password', async ({
  page,
  context,
}) => {
  await page.goto('/loginSupplier')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByLabel('手机号').fill('19900000011')
  await page.getByRole('button', { name: '获取验证码' }).click()
  const lock = page.getByRole('button', { name: /秒后重发/ })
  await expect(lock).toBeDisabled()
  await page.reload()
  await expect(lock).toBeDisabled()
  await expect(page.getByLabel('手机号')).toHaveValue('19900000011')

  const code = page.getByLabel('短信验证码')
  await code.fill('654321')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('短信验证码错误，请重新校验', { exact: true })).toBeVisible()
  await expect(code).toBeFocused()

  await control(context, 'expireSms')
  await code.fill('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByText('验证码已失效，请重新校验')).toBeVisible()

  await control(context, 'reset')
  await page.evaluate(() => sessionStorage.removeItem('resetSmsUntil.19900000011'))
  await page.reload()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(lock).toBeDisabled()
  await code.fill('123456')
  await page.keyboard.press('Enter')
  await page.getByLabel('新密码').fill('Steel@2027')
  await expect(page.getByText('强度 强')).toBeVisible()
  await page.reload()
  await page.getByLabel('新密码').fill('Steel@2027')
  await page.getByLabel('确认密码').fill('Steel@2027')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/密码已重置/)).toBeVisible()
  await page.getByRole('link', { name: '前往登录' }).click()
  await fillSignIn(page, 'yueheng01')
  await page.getByLabel('密码', { exact: true }).fill('Steel@2027')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
})

test('a new supplier registers, applies, is rejected, corrects the application and enters the shop', async ({
  page,
  context,
}) => {
  test.slow()
  await page.goto('/SignUp')
  await page.getByLabel('用户名').fill('dongfang')
  await page.getByLabel('密码', { exact: true }).fill('Steel@2027')
  await page.getByLabel('确认密码').fill('Steel@2027')
  await page.getByLabel('手机号').fill('19912345678')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill('123456')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()

  const agreed = page.getByRole('checkbox', { name: '我已同意以上协议' })
  await expect(agreed).toBeDisabled()
  await page.getByRole('region', { name: '店铺入驻协议' }).evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await agreed.check()
  await page.getByRole('button', { name: '同意协议填写资质信息' }).click()

  await page.getByRole('button', { name: '填写财务资质信息' }).click()
  await expect(page.getByText('请填写公司信息', { exact: true })).toBeVisible()
  await fillAll(page, {
    公司名称: '东方钢铁有限公司',
    公司详细地址: '示例路8号',
    '员工总数（人）': '36',
    '注册资金（万元）': '500',
    公司电话: '0755-26880000',
    电子邮箱: 'contact@example.com',
    联系人姓名: '方敏',
    联系人电话: '19912345678',
    营业执照号: '91440300MA5EXAMPL8',
    法定经营范围: '建筑材料销售',
    法人姓名: '方敏',
    法人证件号: '44030119800101001X',
  })
  await chooseRegion(page, '公司所在地')
  await upload(page, '营业执照电子版')
  await upload(page, '法人证件电子版')
  await expect(page.getByText(/^草稿已保存 \d/)).toBeVisible()
  await page.getByRole('button', { name: '填写财务资质信息' }).click()

  await fillAll(page, {
    银行开户名: '东方钢铁有限公司',
    银行账号: '4000021234567890123',
    开户银行支行名称: '示例银行深圳宝安支行',
    支行联行号: '102584000000',
  })
  await upload(page, '开户银行许可证电子版')
  // Both what was saved and what was only typed are there after F5, but for what is never stored.
  await expect(page.getByText(/^草稿已保存 \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('开户银行支行名称')).toHaveValue('示例银行深圳宝安支行')
  await expect(page.getByLabel('银行账号')).toHaveValue('')
  await page.getByLabel('银行账号').fill('4000021234567890123')
  await upload(page, '开户银行许可证电子版')
  await page.getByRole('button', { name: '填写其他信息' }).click()

  await fillAll(page, {
    店铺名称: '东方钢铁退回店',
    店铺详细地址: '示例路8号',
    店铺简介: '专注建筑材料供应，服务本地项目。',
  })
  await page.getByLabel('店铺经营类目').click()
  await page.getByTitle('钢材').click()
  await page.keyboard.press('Escape')
  await chooseRegion(page, '店铺所在地')
  await expect(page.getByText('定位：广东省深圳市宝安区示例路8号')).toBeVisible()
  await upload(page, '店铺logo')
  await page.getByRole('button', { name: '提交平台审核' }).click()
  await expect(page.getByText('入驻申请提交成功，等待平台审核')).toBeVisible()
  await urge(context, 'refuseStore', 'dongfang')

  await expect(page.getByText(/^退回原因：营业执照照片不清晰/)).toBeVisible()
  await page.getByRole('button', { name: '重新申请' }).click()
  await expect(page.getByLabel('公司名称')).toHaveValue('东方钢铁有限公司')
  await page.getByRole('button', { name: '填写财务资质信息' }).click()
  await page.getByRole('button', { name: '填写其他信息' }).click()
  await page.getByLabel('店铺名称').fill('东方钢铁')
  await page.getByRole('button', { name: '提交平台审核' }).click()
  await expect(page.getByText('入驻申请提交成功，等待平台审核')).toBeVisible()
  await urge(context, 'approveStore', 'dongfang')
  await expect(page.getByText('申请已通过，店铺已开通')).toBeVisible()
  await page.getByRole('button', { name: '进入后台' }).click()
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
})

test('a session that expires while typing is renewed over the page, and the caret stays', async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto('/supplier/driver/list?edit=new')
  const name = page.getByLabel('司机姓名').last()
  await name.fill('周师傅')
  await name.press('Home')
  await control(context, 'expire', { refresh: true })
  // As another browser tab that has changed a driver: the list behind the form refetches.
  await page.evaluate(() => new BroadcastChannel('changedResources').postMessage(['driver']))
  const dialog = page.getByRole('dialog', { name: /登录已失效/ })
  await expect(dialog).toBeVisible()
  await fillSignIn(page, 'yueheng')
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(name).toBeFocused()
  await page.keyboard.type('老')
  await expect(name).toHaveValue('老周师傅')
})

test('browser tabs lose and regain a session together, and none loses its form', async ({ page, context }) => {
  await enter(context, 'yueheng')
  await page.goto('/supplier/driver/list?edit=new')
  await page.getByLabel('司机姓名').last().fill('周师傅')
  const other = await context.newPage()
  await other.goto(`${SITES.supplier}/supplier/car/list`)
  await expect(other.locator('[data-row-key]').first()).toBeVisible()
  await control(context, 'expire', { refresh: true })
  // The tab without unsaved input goes to sign-in; the one with a form keeps it.
  await other.reload()
  await expect(other).toHaveURL(/\/loginSupplier/)
  await expect(page.getByLabel('司机姓名').last()).toHaveValue('周师傅')
  await fillSignIn(other, 'yueheng')
  await other.getByRole('button', { name: '登录', exact: true }).click()
  await expect(other.locator('[data-row-key]').first()).toBeVisible()
  await page.bringToFront()
  await page.getByLabel('司机电话').last().fill('19900019999')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('司机已保存')).toBeVisible()
})

async function fillAll(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

async function chooseRegion(page: Page, label: string) {
  await page.getByLabel(label, { exact: true }).click()
  for (const name of ['广东省', '深圳市', '宝安区']) {
    await page.locator('.ant-cascader-menu-item').filter({ hasText: name }).filter({ visible: true }).last().click()
  }
  await page.keyboard.press('Escape')
}

async function upload(page: Page, label: string) {
  await page.locator(`input[type=file][aria-label="${label}"]`).setInputFiles(PICTURE)
  await expect(page.getByRole('list', { name: label }).getByRole('listitem').getByRole('img').first()).toBeVisible()
}
