import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isReading, type Reading } from '#tests/kit/hold'
import { hostOf } from '#tests/kit/host'
import { address, asked, reload, renderPage, setHost, user } from '#tests/kit/render'
import { dialog, inDialog } from './drawerScreen'
import { records, settled } from './listScreen'

/** A drawer over a list that edits one record; `describeDrawer` runs the same tests on every drawer. */
export type DrawerSpec = Reading & {
  name: string
  account: string
  /** The list below it. */
  path: string
  title: string
  /** Labels of fields that show the values of the list's first row. */
  shows: string[]
}

/** Tests of every drawer: it opens from its row and by its address, on one record. */
export function describeDrawer(spec: DrawerSpec) {
  const { path, account, title } = spec
  const drawer = () => dialog(title)
  const input = (label: string) => within(drawer()).getByLabelText(label, { selector: 'input, textarea' })
  // The drawer opens before its record is there.
  const shown = () => waitFor(() => spec.shows.map((label) => (input(label) as HTMLInputElement).value))
  const isOpen = () => waitFor(() => expect(drawer()).toBeInTheDocument())
  const openFirst = async () => {
    setHost(hostOf(account))
    await renderPage({ path, account })
    await settled()
    const [row] = records()
    await user.click(within(row as HTMLElement).getByRole('button', { name: '编辑' }))
    await isOpen()
    return row as HTMLElement
  }

  describe(spec.name, () => {
    it('opens from its row, and again by its address, with one query for its record', async () => {
      const row = await openFirst()
      const { rowKey } = row.dataset
      const text = row.textContent ?? ''
      expect(address()).toBe(`${path}?edit=${rowKey}`)
      const values = await shown()
      for (const value of values) expect(text).toContain(value)
      asked.length = 0
      await reload()
      await isOpen()
      expect(await shown()).toEqual(values)
      expect(asked.filter((call) => isReading(spec, call))).toHaveLength(1)
    })

    it('says when the record does not exist', async () => {
      setHost(hostOf(account))
      await renderPage({ path: `${path}?edit=none`, account })
      await waitFor(() => expect(inDialog().getByText(/没有找到|不存在/)).toBeInTheDocument())
    })
  })
}
