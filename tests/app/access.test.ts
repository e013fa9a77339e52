import { describe, expect, it } from 'vitest'
import { accessTo, loginPathOf } from '#app/access'
import * as contents from '#app/pages'
import { openScreens } from '#app/screens'
import { internalPath } from '#shared/navigation'

const LOGIN = ['/login', '/loginSupplier']
/** Open to a logged-out user, by the specification. */
const OPEN = [...LOGIN, '/forgetPassword', '/shopEntry', '/supplierEntry', '/SignUp']
/** Outside the main layout, and yet only for a logged-in user. */
const BARE = ['/deliverPreview', '/403', '/500']
/** The child routes of the main layout, and the other named routes. */
const LAYOUT = `
  home supplier/setting change-password message goods-operation goods-operation-edit goods-template-operation-edit
  goods-draft-operation-edit orderSettlementList-detail add-coupon agreementCreate agreementEdit add-live bill-detail seckill-goods
  pintuan-goods pintuan-edit order-detail floorList/main pcFloorList/main order-complaint-detail return-goods-order-detail
  full-discount-detail export-order-deliver promotions/coupon-receive supplier/agreementCreate supplier/agreementDetail
  supplier/settlement/detail supplier/server/platformService/list supplier/server/platformService/payment
  supplier/server/purchaseRecord/list supplier/server/purchaseRecord/detail supplier/order/detail supplier/deliver/detail
  supplier/deliver/chooseMaterial supplier/deliver/createDeliver personal-enter change_pass renovation`
  .trim()
  .split(/\s+/)
  .map((path) => `/${path}`)
const CLOSED = [...BARE, ...LAYOUT, '/supplier/agreementList', '/no-such-page']
/** Paths that sign-in does not redirect back to. */
const NOT_KEPT = ['/', '/home', '/403', '/500']
const ALLOW = { allow: true }
const to = (redirect: string) => ({ allow: false, redirect })

openScreens(contents)

describe.each(['material', 'supplier'] as const)('%s variant', (variant) => {
  const login = variant === 'supplier' ? '/loginSupplier' : '/login'

  it('has its own sign-in page', () => {
    expect(loginPathOf(variant)).toBe(login)
  })

  it.each(OPEN)('signed out, %s is open', (path) => {
    expect(accessTo(path, false, variant)).toEqual(ALLOW)
    expect(accessTo(`${path}?step=second`, false, variant)).toEqual(ALLOW)
    expect(accessTo(`${path}/`, false, variant)).toEqual(ALLOW)
  })

  it.each(['/', ...CLOSED])('signed out, %s redirects to sign-in', (path) => {
    expect(accessTo(path, false, variant)).toEqual(
      to(NOT_KEPT.includes(path) ? login : `${login}?redirect=${encodeURIComponent(path)}`),
    )
  })

  it.each(LOGIN)('signed in, %s redirects home', (path) => {
    expect(accessTo(path, true, variant)).toEqual(to('/home'))
    expect(accessTo(`${path}?redirect=%2Fmessage`, true, variant)).toEqual(to('/home'))
    expect(accessTo(`${path}/`, true, variant)).toEqual(to('/home'))
  })

  it.each(['/', ...OPEN.filter((path) => !LOGIN.includes(path)), ...CLOSED])('signed in, %s is open', (path) => {
    expect(accessTo(path, true, variant)).toEqual(ALLOW)
  })
})

describe.each([
  ['material', '/shopEntry'],
  ['supplier', '/supplierEntry'],
] as const)('an applicant of the %s variant', (variant, entry) => {
  it.each(OPEN.filter((path) => !LOGIN.includes(path)))('may open %s', (path) => {
    expect(accessTo(path, true, variant, true)).toEqual(ALLOW)
  })

  it.each([...LOGIN, '/', '/home', '/supplier/agreementList'])('is redirected from %s to the application', (path) => {
    expect(accessTo(path, true, variant, true)).toEqual(to(entry))
  })
})

describe('the path wanted before sign-in', () => {
  it.each([
    '/supplier/deliver/detail?deliverSn=SH20240301&tab=lines',
    '/supplier/agreementList?contractName=%E8%9E%BA%E7%BA%B9%E9%92%A2&current=2',
    '/a?x=1#part',
    '/a?redirect=/b',
    '/送货单?名=1',
  ])('%s survives sign-in unchanged', (path) => {
    const access = accessTo(path, false, 'material')
    const target = access.allow ? '' : access.redirect
    expect(target.startsWith('/login?')).toBe(true)
    expect(internalPath(new URLSearchParams(target.split('?')[1]).get('redirect'))).toBe(path)
  })

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example'])('rejects %j as a redirect', (path) => {
    const access = accessTo(path, false, 'material')
    const target = access.allow ? '' : access.redirect
    expect(internalPath(new URLSearchParams(target.split('?')[1]).get('redirect'))).toBeNull()
  })

  it.each(['/loginx', '/login/x', '/x/login', '/LOGINSUPPLIERX', '/signupper'])(
    '%s is not open just because it resembles an open path',
    (path) => {
      expect(accessTo(path, false, 'material')).toMatchObject({ allow: false })
    },
  )
})
