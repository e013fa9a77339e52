import { enter, expect, NOTES, shownPage, test } from '#tests/e2e/kit/journey'
import { at } from '#tests/e2e/kit/looks/axe'

test('without constructed style sheets pages have their styles, and paper its size', { tag: '@release' }, async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    // As Safari 16.0 to 16.3.
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')
    Reflect.deleteProperty(window, 'CSSStyleSheet')
  })
  const ask = await enter(context, 'yueheng')
  await at(page, '/supplier/driver/list?edit=new', '.ant-drawer [role=dialog]')
  await at(page, '/supplier/deliver/list', '[data-row-key]')
  await expect(shownPage(page).getByRole('button', { name: '搜索' })).toHaveCSS('cursor', 'pointer')
  const { records } = await ask<{ records: { id: string }[] }>(NOTES)
  await at(page, `/deliverPreview?ids=${records[0]?.id}&paper=A4`, '.sheet')
  const sizes = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText).filter((text) => text.startsWith('@page')),
    ),
  )
  expect(sizes.join()).toContain('210mm 297mm')
})
