import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/kit/journey'
import { at, describeAccessible, type Screen } from '#tests/e2e/kit/looks/axe'
import { SITES } from '#tests/e2e/kit/port'

test.use({ baseURL: SITES.material })

const ERROR = '.ant-form-item-explain-error'
const ROW = '[data-row-key]'

const SIGNED_OUT: Screen[] = [
  { name: 'a forgotten password with its errors', open: (page) => sentEmpty(page, '/forgetPassword') },
  { name: 'registration with its errors', open: (page) => sentEmpty(page, '/SignUp') },
  { name: 'onboarding, signed out', open: (page) => at(page, '/supplierEntry', 'form') },
  {
    name: 'an application sent back',
    open: async (page) => {
      await page.getByLabel(/^手机号$/).fill('19900000006')
      await page.getByRole('button', { name: /^获取验证码$/ }).click()
      await page.getByLabel(/^短信验证码$/).fill('123456')
      await page.locator('[type=submit]').click()
      await expect(page.locator('.ant-result')).toBeVisible()
    },
  },
  {
    name: 'its correction, the company',
    open: async (page) => {
      await page.getByRole('button', { name: /^重新申请$/ }).click()
      await expect(page.locator('form img').first()).toBeVisible()
    },
  },
  {
    name: 'its correction, the account',
    open: (page) => nextStep(page, /^填写财务资质信息$/),
  },
  {
    name: 'its correction, the shop with errors',
    open: async (page) => {
      await nextStep(page, /^填写其他信息$/)
      await page.getByLabel(/^店铺名称$/).fill('')
      await page.getByRole('button', { name: /^提交平台审核$/ }).click()
      await expect(page.locator(ERROR).first()).toBeVisible()
    },
  },
]

const SIGNED_IN: Screen[] = [
  {
    name: 'a password being changed',
    open: async (page) => {
      await at(page, '/change-password', 'main form')
      await page.locator('main form [type=submit]').click()
      await expect(page.locator('main form [aria-invalid=true]').first()).toBeVisible()
    },
  },
  {
    name: 'the profile, a new mobile number',
    open: async (page) => {
      await at(page, '/personal-enter', 'main form')
      await page.getByRole('button', { name: /^更换手机号$/ }).click()
    },
  },
  {
    name: 'files as a list',
    open: async (page) => {
      await at(page, '/files', 'main img')
      await page.locator('main .ant-segmented-item').last().click()
      await expect(page.locator(ROW).first()).toBeVisible()
    },
  },
  {
    name: 'the file picker of a form',
    open: async (page) => {
      await at(page, '/feedback?edit=new', '.ant-drawer form')
      await page.getByRole('button', { name: /从文件库选择$/ }).click()
      await expect(page.locator('.ant-modal img').first()).toBeVisible()
    },
  },
  ...[0, 1, 2, 3, 4, 5].map((place) => ({
    name: `shop settings, tab ${place + 1}`,
    open: async (page: Page) => {
      await at(page, '/supplier/setting', 'main .ant-tabs-tab')
      await page.locator('main .ant-tabs-tab').nth(place).click()
      await expect(page.locator('main .ant-form-item').filter({ visible: true }).first()).toBeVisible()
    },
  })),
  drawer('a new pick-up point', '/shop-addresses?edit=new'),
  {
    name: 'a new freight template with its errors',
    open: async (page) => {
      await at(page, '/ship-template-edit', 'main footer')
      await page.locator('main footer .ant-btn-primary').click()
      await expect(page.locator(ERROR).first()).toBeVisible()
    },
  },
  {
    name: 'the cities of a freight template',
    open: async (page) => {
      await at(page, '/ship-template-edit', 'main footer')
      await page
        .locator('main')
        .getByText(/^选择地址$/)
        .click()
      await expect(page.locator('.ant-modal .ant-tree-checkbox').first()).toBeVisible()
    },
  },
  drawer('a new clerk', '/store/clerks?edit=new'),
  {
    name: 'a department',
    open: async (page) => {
      await at(page, '/store/departments', '.ant-tree-node-content-wrapper')
      await page.locator('.ant-tree-node-content-wrapper').first().click()
      await expect(page.locator('main dl').first()).toBeVisible()
    },
  },
  drawer('a new department', '/store/departments?edit=new'),
  drawer('a new role', '/store/roles?edit=new'),
  list('read messages', '/message?status=ALREADY_READY'),
  list('removed messages', '/message?status=ALREADY_REMOVE'),
  {
    name: 'an article',
    open: async (page) => {
      await at(page, '/help', 'main li a')
      await page.locator('main li a').first().click()
      await expect(page.getByRole('article')).toBeVisible()
    },
  },
  drawer('a new feedback', '/feedback?edit=new'),
  {
    name: 'the search palette',
    open: async (page) => {
      await at(page, '/home', 'main ul a')
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('hetong')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'the keys of a screen',
    open: async (page) => {
      await at(page, '/supplier/deliver/list', ROW)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

describeAccessible('accounts, onboarding, files, shop and staff', 'haichuan', SIGNED_OUT, SIGNED_IN)

function list(name: string, path: string): Screen {
  return { name, open: (page) => at(page, path, ROW) }
}

/** A drawer submitted while incomplete. */
function drawer(name: string, path: string): Screen {
  return {
    name: `${name} with its errors`,
    open: async (page) => {
      await at(page, path, '.ant-drawer form')
      await page.locator('.ant-drawer-footer .ant-btn-primary').click()
      await expect(page.locator(`.ant-drawer ${ERROR}`).first()).toBeVisible()
    },
  }
}

async function sentEmpty(page: Page, path: string): Promise<void> {
  await at(page, path, 'form')
  await page.locator('form [type=submit]').click()
  await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible()
}

async function nextStep(page: Page, button: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.locator('form img').first()).toBeVisible()
}
