import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { switchLanguage } from '#shared/i18n'
import { serverText } from '#shared/serverText'
import { idle, page, renderPage, runApp, setHost } from '#tests/kit/render'

runApp('supplier')

const CHINESE = /[\u3400-\u9fff]/

describe('an English screen shows no Chinese text that has a translation', () => {
  it.each([
    '/home',
    '/supplier/agreementList',
    '/supplier/agreementDetail?id=1768900000000000007',
    '/supplier/agreementCreate',
    '/supplier/materialList',
    '/supplier/order/list',
    '/supplier/deliver/list',
    '/supplier/deliver/detail?deliverSn=SH20240315-0001',
    '/supplier/deliver/chooseMaterial?source=contract',
    '/supplier/deliver/chooseMaterial',
    '/supplier/settlement/list',
    '/supplier/driver/list?edit=new',
    '/supplier/car/list',
    '/files',
    '/supplier/setting',
    '/supplier/setting?tab=deliver',
    '/ship-templates',
    '/ship-template-edit',
    '/logistics',
    '/supplier/server/platformService/list',
    '/supplier/server/purchaseRecord/list',
    '/store/clerks?edit=new',
    '/store/departments?id=7105',
    '/store/roles?edit=7001',
    '/personal-enter',
    '/change-password',
    '/message',
    '/help',
    '/feedback?edit=new',
  ])('%s', (path) => isEnglish(path, 'yueheng'))

  it.each([
    '/goods?view=1769600090030000002',
    '/goods?edit=1769600090030000002',
    '/goods-templates',
    '/goods-drafts',
    '/goods-stock',
    '/shop-categories?edit=new',
    '/goods-units',
    '/goods-operation',
    '/goods-operation-edit?id=1769600090030000014',
    '/goods-draft-operation-edit?draftId=1769621090030000016',
    '/goods-template-operation-edit?draftId=1769622090030000016',
    '/goods-changes?view=1769630090030000005',
    '/goods-changes?edit=new&goods=1769600090030000002',
    '/members',
    '/member-detail?id=1770000000000000002',
    '/wap-pages',
    '/floorList/main',
    '/pc-pages',
    '/pcFloorList/main',
    '/coupons',
    '/add-coupon',
    '/add-coupon?id=1769690090030000032',
    '/promotions/coupon-receive',
    '/distribution/goods?edit=new',
    '/distribution/orders',
  ])('%s', (path) => {
    setHost('material')
    return isEnglish(path, 'haichuan')
  })
})

async function isEnglish(path: string, account: string) {
  await act(() => switchLanguage(2))
  await renderPage({ path, account })
  // Ending on a page whose code still loads would check no text and break the next files.
  await waitFor(() => expect(page().textContent).not.toBe(''))
  await idle()
  expect(untranslated(document.body)).toEqual([])
  // A text that lacks a value.
  expect(document.body.textContent).not.toContain('{{')
  expect(page().textContent).not.toMatch(/等\d+项/)
}

/** Chinese texts and labels that have a translation. Names and addresses have none. */
function untranslated(root: HTMLElement): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    // Thumbnails of pages show content for buyers.
    if (!walker.currentNode.parentElement?.closest('[inert]')) texts.push(walker.currentNode.textContent ?? '')
  }
  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
  const chinese = new Set(texts.map((text) => text.trim()).filter((text) => CHINESE.test(text)))
  // Names of materials, units and shop categories are data, also when a dictionary has the same word.
  const names = new Set([
    ...db.materials.all().map(({ materialName }) => materialName),
    ...db.goodsUnits.all().map(({ name }) => name),
    ...db.goodsLabels.all().map(({ labelName }) => labelName),
    // The links that a new page of the site begins with are content for its buyers.
    ...['秒杀', '优惠券'],
  ])
  return [...chinese].filter((text) => !names.has(text) && serverText(text) !== text)
}
