import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { pictureFile } from '#tests/kit/files'
import { choose, fill, inPage, page, user } from '#tests/kit/render'

/**
 * A button of the page by its text; antd spaces two Chinese characters. Queries by role are slow in a form of this
 * size.
 */
export function button(name: string): HTMLElement {
  const all = [...page().querySelectorAll('button')]
  const found = all.find(({ textContent }) => textContent?.replace(/\s/g, '') === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

/** A field of the page by its label, found by its id. */
export function field(label: string): HTMLElement {
  const named = page().querySelector<HTMLElement>(`:is(input, textarea)[aria-label="${label}"]`)
  const words = [...page().querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const found = named ?? document.getElementById(words?.htmlFor ?? '')
  if (!found) throw new Error(`no field ${label}`)
  return found
}

/** Waits until the page shows a text. */
export async function shows(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(page()).toHaveTextContent(text))
}

/** Types a text into an input and presses Enter. */
export async function enter(label: string, text: string): Promise<void> {
  const input = field(label)
  await fill(input, text)
  fireEvent.keyDown(input, { key: 'Enter' })
}

/** Waits for the first step, chooses a physical product and a category by search, and goes on. */
export async function chooseCategory(leaf = '电动工具'): Promise<void> {
  await waitFor(() => expect(field('搜索分类名称')).toBeEnabled())
  await user.click(inPage().getByText('实物商品'))
  await fill(field('搜索分类名称'), leaf)
  const found = await waitFor(() => within(inPage().getByRole('group', { name: '搜索结果' })).getByRole('button'))
  await user.click(found)
  await user.click(button('下一步'))
  await waitFor(() => expect(field('商品名称')).toBeEnabled())
}

/** Fills the basic fields except the name. */
export async function fillBasics(): Promise<void> {
  await fill(field('商品价格'), '99.5')
  await fill(field('商品卖点'), '耐用')
  await choose(field('计量单位'), '台')
  await choose(field('运费模板'), '钢材按重量')
  await choose(await waitFor(() => field('质保')), '两年')
  const picture = pictureFile('a.png')
  fireEvent.change(inPage().getByLabelText('主图', { selector: 'input[type=file]' }), { target: { files: [picture] } })
  await waitFor(() => expect(inPage().getByAltText('主图 第 1 张')).toBeInTheDocument())
}

/** Adds a spec with values. */
export async function addSpec(number: number, name: string, values: readonly string[]): Promise<void> {
  await user.click(button('添加规格项'))
  await fill(field(`规格项 ${number} 名称`), name)
  for (const value of values) await enter(`${name} 新规格值`, value)
}

/** Sets figures in all SKUs by the batch bar. */
export async function setAll(figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(figures)) await fill(field(`批量设为${label}`), value)
  await user.click(button('批量设置'))
}

/** The texts of the rows of the SKU matrix. */
export function skuRows(): string[][] {
  const rows = [...page().querySelectorAll('[role="grid"][aria-label="规格明细"] [role="row"]')].slice(1, -1)
  return rows.map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map(
      (cell) => cell.querySelector('input')?.value ?? cell.textContent ?? '',
    ),
  )
}
