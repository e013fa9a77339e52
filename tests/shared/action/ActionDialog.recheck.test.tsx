import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderPart, runPart } from '#tests/kit/part'
import { done, runServer, seenAt, server } from '#tests/shared/http/harness'
import { DROP, DriverRows, drivers, LIST, note, ZHANG } from './driverActions'

runServer()
runPart()

const press = (label: string, name = '张三') =>
  fireEvent.click(within(screen.getByRole('region', { name })).getByRole('button', { name: label }))
const dialog = () => screen.getByRole('dialog')
const inDialog = () => within(dialog())
const ok = (name: string) => inDialog().getByRole('button', { name })
const type = (label: string, value: string) => fireEvent.change(inDialog().getByLabelText(label), { target: { value } })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

describe('an action that is checked before it is sent', () => {
  const opened = async (later: object[]) => {
    let rows: object[] = [ZHANG]
    server.use(
      http.get(LIST, () => done(rows)),
      http.post(DROP, () => done()),
    )
    renderPart(<Listed actions={[note]} />)
    await screen.findByRole('region', { name: '张三' })
    press('备注')
    await screen.findByRole('dialog')
    type('备注', '我的备注')
    rows = later
    fireEvent.click(ok('备注'))
  }

  it('says what its record has now, and is sent by another confirmation', async () => {
    await opened([{ ...ZHANG, name: '别人的备注' }])
    await waitFor(() => expect(dialog()).toHaveTextContent('刚刚有变化，请核对后再确认。'))
    expect(dialog()).toHaveTextContent('备注现为：别人的备注')
    expect(inDialog().getByLabelText('备注')).toHaveValue('我的备注')
    expect(seenAt(DROP)).toHaveLength(0)
    fireEvent.click(ok('备注'))
    await isClosed()
    expect(seenAt(DROP)).toHaveLength(1)
  })

  it.each([
    ['as it was', [ZHANG]],
    ['gone', []],
  ])('is sent where its record is %s: a refusal says the rest', async (_name, later) => {
    await opened(later)
    await isClosed()
    expect(seenAt(DROP)).toHaveLength(1)
  })
})

function Listed({ actions }: { actions: (typeof note)[] }) {
  const { data } = useQuery(drivers.all(null))
  return data ? <DriverRows actions={actions} /> : null
}
