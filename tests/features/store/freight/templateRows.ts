import { waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { fill, inPage, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

// The form of a freight template on screen: its rows, and the choice of regions.

/** A template of the demo shop. */
export const stored = (name: string) =>
  db.freightTemplates.find((row) => row.supplierId === '9003' && row.name === name)

/** Queries of one row. */
export const rowNumber = (number: number) => within(inPage().getByRole('region', { name: `第 ${number} 行` }))

/** Queries of the open choice of regions. */
export const tree = () => within(dialog('选择地址'))

/** A region of the choice, once it is loaded. */
export const node = (title: string) => waitFor(() => tree().getByText(title, { selector: '.ant-tree-title' }))

/** The tick box of a region. */
export const boxOf = async (title: string) =>
  (await node(title)).closest('.ant-tree-treenode')?.querySelector('.ant-tree-checkbox') as HTMLElement

/** Searches a region by its name. */
export const find = (text: string) => fill(tree().getByLabelText('搜索省或城市'), text)

/** Confirms the ticked regions. */
export const ok = () => user.click(tree().getByRole('button', { name: /确\s?定/ }))

/** Opens the choice of a row. */
export async function openRegions(number: number) {
  await user.click(rowNumber(number).getByLabelText('运送到'))
  await waitFor(() => expect(tree().getByLabelText('搜索省或城市')).toBeInTheDocument())
}

/** Chooses the regions of a row. */
export async function pick(number: number, ...titles: string[]) {
  await openRegions(number)
  for (const title of titles) {
    await find(title)
    await user.click(await boxOf(title))
  }
  await ok()
}
