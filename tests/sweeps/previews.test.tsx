import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hostOf } from '#tests/kit/host'
import { address, inPage, renderPage, runApp, setHost, shows, user } from '#tests/kit/render'
import { records, settled } from '#tests/kit/suites/listScreen'
import type { ListSpec } from '#tests/kit/suites/listSpec'

runApp('supplier')

const areas = import.meta.glob<{ lists: ListSpec[] }>('../features/*/*/lists.ts', { eager: true })
const lists = Object.values(areas)
  .flatMap((area) => area.lists)
  .filter(({ previewed }) => previewed)

it.each(lists)(
  'the preview of $path shows status, amounts, lines and actions of a record, without leaving the list',
  async ({ path, account, opens, previewed = '' }) => {
    setHost(hostOf(account))
    await renderPage({ path, account })
    await settled()
    const row = records()[0] as HTMLElement
    const name = within(row).getAllByRole('link')[0]?.textContent ?? ''
    await user.click(within(row).getByRole('button', { name: /^预览 / }))
    const side = within(await waitFor(() => inPage().getByRole('complementary', { name: `预览 ${name}` })))
    await waitFor(() => expect(side.getByRole('region', { name: previewed })).toBeInTheDocument())
    expect(within(side.getByRole('region', { name: previewed })).getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(side.getByRole('group', { name: '操作' })).toBeInTheDocument()
    const status = row.querySelector('.ant-tag')?.textContent ?? ''
    expect(side.getAllByText(status).length).toBeGreaterThan(0)
    expect(address()).toBe(path)
    await user.click(side.getByRole('link', { name: /^打开 / }))
    await waitFor(() => expect(address()).toContain(`${opens?.path}?`))
    await shows(name)
  },
)
