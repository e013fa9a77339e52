import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RowActions } from '#shared/action/RowActions'

const ACTIONS = ['编辑', '复制', '打印', '删除']

function show() {
  const ran: string[] = []
  render(<RowActions actions={ACTIONS.map((label) => ({ key: label, label, run: () => ran.push(label) }))} />)
  return { ran, user: userEvent.setup() }
}

test('shows two actions and the others under 更多, by keyboard alone', async () => {
  const { ran, user } = show()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['打印', '删除'])
  await user.click(items[1] as HTMLElement)
  expect(ran).toEqual(['编辑', '删除'])
})

test('keeps the focus on 更多 when its menu opens for the first time', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: '更多' }))
  await screen.findByRole('menu')
  const more = screen.getByRole('button', { name: '更多', expanded: true })
  expect(document.activeElement).toBe(more)
})
