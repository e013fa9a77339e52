import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPart, runPart } from '#tests/kit/part'
import { runServer } from '#tests/shared/http/harness'
import { DriverRows, drop } from './driverActions'

runServer()
runPart()

/** Opens the dialog of an action that asks for 作废原因 and 备注. */
beforeEach(() => {
  renderPart(<DriverRows actions={[drop]} />)
  fireEvent.click(screen.getByRole('button', { name: '司机 张三' }))
})

it('a form in a dialog begins in its first field', async () => {
  const reason = await screen.findByLabelText('作废原因')
  await waitFor(() => expect(reason).toHaveFocus())
})

it('a field that was chosen while the dialog opened keeps the focus', async () => {
  const remark = await screen.findByLabelText('备注')
  let left = 0
  remark.addEventListener('blur', () => left++)
  remark.focus()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await waitFor(() => expect(remark).toHaveFocus())
  expect(left).toBe(0)
})
