import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { askedAt, renderApp, runApp, setHost, user } from '#tests/kit/render'

runApp('supplier')

const texts = (selector: string) =>
  [...document.querySelectorAll(`.sheet ${selector}`)].map((row) =>
    [...row.children].map(({ textContent }) => textContent).filter((text) => text !== ''),
  )

it('prints a block per tax rate, units on both quantities, and the tolerance mark except on freight', async () => {
  setHost('material')
  const settlement = db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00019')
  await renderApp({ path: `/settlementPreview?id=${settlement?.id}`, account: 'haichuan' })
  await waitFor(() => expect(document.querySelector('.sheet')).not.toBeNull())
  const foot = texts('.sheet-table[aria-label] tfoot tr')
  expect(foot).toEqual([
    ['本页小计', '103.140吨', '102.650吨', '-0.490吨', '24,015.40', '21,870.18', '2,145.22'],
    ['合计', '103.140吨', '102.650吨', '-0.490吨', '24,015.40', '21,870.18', '2,145.22'],
    ['其中税率 13%', '16,375.28', '14,491.40', '1,883.88'],
    ['其中税率 3%', '6,913.90', '6,712.52', '201.38'],
    ['其中税率 9%', '726.22', '666.26', '59.96'],
    [expect.stringMatching(/^含税合计 24,015\.40.*人民币（大写）：贰万肆仟零壹拾伍元肆角整　▲ 超出允许偏差 3‰$/)],
  ])
  const marked = texts('.sheet-table[aria-label] tbody tr').map((cells) => cells.some((cell) => cell?.startsWith('▲')))
  expect(marked.slice(0, 4)).toEqual([false, true, true, false])
})

it.each([
  ['haichuan', false],
  ['haichuan03', true],
])('logs a print by %s, unless the account may only look and the paper says so: %s', async (account, isLook) => {
  setHost('material')
  vi.spyOn(window, 'print').mockReturnValue()
  const settlement = db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00019')
  await renderApp({ path: `/settlementPreview?id=${settlement?.id}`, account })
  await waitFor(() => expect(screen.getByRole('button', { name: /打印$/ })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: /打印$/ }))
  expect(window.print).toHaveBeenCalledTimes(1)
  expect(document.querySelector('.sheet')?.textContent?.includes('查看打印')).toBe(isLook)
  await waitFor(() => expect(askedAt('/recordLog/tell')).toHaveLength(isLook ? 0 : 1))
})
