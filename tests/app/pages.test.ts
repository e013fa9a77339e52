import { expect, it } from 'vitest'
import { pages, printPages, publicPages } from '#app/pages'
import { canGo, closeAndGo, go, hrefTo, type ScreenLink } from '#shared/navigation'
import { PageLink } from '#shared/ui/PageLink'

const all = [...pages, ...publicPages, ...printPages]

it('screens have unique names and paths', () => {
  for (const key of ['name', 'path'] as const) {
    const values = all.map((page) => page[key])
    expect(new Set(values).size).toBe(values.length)
  }
  const paths = all.map(({ path }) => path)
  expect(pages.flatMap(({ aliases = [] }) => aliases).filter((path) => paths.includes(path))).toEqual([])
})

it('the print pages and the pages of signed-out users are outside the menu', () => {
  expect(publicPages.map(({ path }) => path)).toEqual([
    '/login',
    '/loginSupplier',
    '/sso',
    '/forgetPassword',
    '/SignUp',
    '/supplierEntry',
    '/shopEntry',
  ])
  expect(printPages.map(({ path }) => path)).toEqual([
    '/deliverPreview',
    '/settlementPreview',
    '/orderPreview',
    '/billPreview',
    '/sampleCartPreview',
    '/statementPreview',
    '/reminderPreview',
    '/invoicePreview',
    '/differencePreview',
  ])
})

it('every owner of a screen outside the menu exists', () => {
  const names = pages.map(({ name }) => name)
  expect(pages.flatMap(({ owners }) => owners).filter((owner) => !names.includes(owner))).toEqual([])
})

it('the compiler rejects unknown screens and query keys', () => {
  // Never called: tsc checks these lines, and fails where one is no longer an error.
  expect(compiled).toBeTypeOf('function')
})

function compiled(): unknown[] {
  go('agreementEdit', { id: '1', import: 1 })
  go('home_index')
  // @ts-expect-error no screen of this name
  go('agreement')
  // @ts-expect-error the screen reads no such key
  go('agreementEdit', { id: '1', imports: 1 })
  // @ts-expect-error the screen reads nothing
  go('agreementCreate', { id: '1' })
  // @ts-expect-error the page prints: it has no tab, so it is not opened by name
  go('deliverPreview')
  closeAndGo('deliverDetail', { deliverSn: 'SH1' }, 'tab')
  // @ts-expect-error the key of a note is its number
  closeAndGo('deliverDetail', { id: '1' }, 'tab')
  // @ts-expect-error no screen of this name
  canGo('deliver')
  // @ts-expect-error a value is a string or a number
  hrefTo('purchaseOrderList', { status: ['UNDELIVERED'] })
  PageLink({ name: 'purchaseDetail', query: { orderSn: 'CG1' }, children: null })
  // @ts-expect-error the key of an order is its number
  PageLink({ name: 'purchaseDetail', query: { id: '1' }, children: null })
  const opens: ((id: string) => ScreenLink)[] = [
    (id) => ({ name: 'agreementDetail', query: { id } }),
    // @ts-expect-error no screen of this name
    (id) => ({ name: 'agreement', query: { id } }),
    // @ts-expect-error the screen reads no such key
    (id) => ({ name: 'deliverDetail', query: { id } }),
  ]
  return opens
}
