import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialog, dialogs, inDialog } from './drawerScreen'
import { breakDown, isReading, type Reading } from './hold'
import { records, settled } from './listScreen'
import { address, asked, fill, reload, renderApp, server, user } from './render'

/** Describes a drawer over a list that edits one record; the suite is derived from it. */
export type DrawerSpec = Reading & {
  name: string
  account: string
  /** The list below it. */
  path: string
  title: string
  /** Labels of fields that show the values of the list's first row. */
  shows: string[]
  /** A text to leave unsaved. */
  typed: { label: string; value: string }
}

/** The suite of a drawer: opens from its row and by its address on one record, and confirms before discarding input. */
export function describeDrawer(spec: DrawerSpec) {
  const { path, account, title, typed } = spec
  const drawer = () => dialog(title)
  const input = (label: string) => within(drawer()).getByLabelText(label, { selector: 'input, textarea' })
  const isOpen = () => waitFor(() => expect(drawer()).toBeInTheDocument())
  const press = async (name: RegExp) => user.click(within(drawer()).getByRole('button', { name }))
  const openFirst = async () => {
    await renderApp({ path, account })
    await settled()
    const [row] = records()
    await user.click(within(row as HTMLElement).getByRole('button', { name: '编辑' }))
    await isOpen()
    return row as HTMLElement
  }

  describe(spec.name, () => {
    it('opens from its row, and again by its address, asking for its one record', async () => {
      const row = await openFirst()
      const { rowKey } = row.dataset
      const text = row.textContent ?? ''
      expect(address()).toBe(`${path}?edit=${rowKey}`)
      const values = spec.shows.map((label) => (input(label) as HTMLInputElement).value)
      for (const value of values) expect(text).toContain(value)
      asked.length = 0
      await reload()
      await isOpen()
      expect(spec.shows.map((label) => (input(label) as HTMLInputElement).value)).toEqual(values)
      expect(asked.filter((call) => isReading(spec, call))).toHaveLength(1)
    })

    it('asks before it is closed with unsaved input, and not without', async () => {
      await openFirst()
      await press(/^取\s*消$/)
      await waitFor(() => expect(dialogs()).toEqual([]))
      expect(address()).toBe(path)
      await user.click(within(records()[0] as HTMLElement).getByRole('button', { name: '编辑' }))
      await isOpen()
      await fill(input(typed.label), typed.value)
      await press(/^取\s*消$/)
      const question = async () => within(await waitFor(() => dialog('还有未保存的内容')))
      await user.click((await question()).getByRole('button', { name: '继续填写' }))
      expect(input(typed.label)).toHaveValue(typed.value)
      await press(/^取\s*消$/)
      await user.click((await question()).getByRole('button', { name: /^关\s*闭$/ }))
      await waitFor(() => expect(address()).toBe(path))
    })

    it('says when there is no such record', async () => {
      await renderApp({ path: `${path}?edit=none`, account })
      await waitFor(() => expect(inDialog().getByText(/没有找到|不存在/)).toBeInTheDocument())
    })

    it('shows a failure in its place; a retry recovers', async () => {
      const row = await openFirst()
      breakDown(spec)
      await reload()
      const alert = await waitFor(() => inDialog().getByRole('alert'))
      expect(alert).toHaveTextContent('加载失败')
      server.resetHandlers()
      await user.click(within(alert).getByRole('button', { name: '重试' }))
      await waitFor(() => expect(input(spec.shows[0] ?? '')).toBeInTheDocument())
      expect(row.textContent).toContain((input(spec.shows[0] ?? '') as HTMLInputElement).value)
    })
  })
}
