import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { renderApp, runApp, user } from '#tests/kit/render'

runApp('supplier')

/** Three notes of the supplier that were never printed, those that leave first in front. */
function unprinted(): string[] {
  const own = db.delivers.filter(({ supplierId }) => supplierId === '9001')
  for (const { id, status } of own) if (status === 0) db.delivers.update(id, { status: 1 })
  const days = ['2024-05-03', '2024-05-01', '2024-05-02']
  const made = own.slice(0, 3).map(({ id, deliverSn }, at) => {
    for (const print of db.printRecords.filter((one) => one.deliverSn === deliverSn)) db.printRecords.delete(print.id)
    return db.delivers.update(id, { status: 0, deliverTime: `${days[at]} 08:00:00` })
  })
  return made.toSorted((a, b) => a.deliverTime.localeCompare(b.deliverTime)).map(({ id }) => id)
}

it.each([
  ['home', '/home'],
  ['the list', '/supplier/deliver/list'],
])('prints all unprinted notes from %s in one click, in the order of departure', async (_name, path) => {
  const ids = unprinted()
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  await renderApp({ path, account: 'yueheng' })
  await user.click(await screen.findByRole('button', { name: /打印未打印的 3 张$/ }, { timeout: 10_000 }))
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
  const { searchParams } = new URL(String(opened.mock.calls[0]?.[0]), 'http://localhost')
  expect(searchParams.get('ids')).toBe(ids.join(','))
})
