import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { nothing } from '#domain/shape'
import { text } from '#domain/text'
import { type Action, mutationAction } from '#shared/action/action'
import { switchLanguage } from '#shared/i18n'
import { BatchActions } from '#shared/list/batch/BatchActions'
import { defineResource, mutation } from '#shared/resource'
import { renderPart, runPart, said, shown } from '#tests/kit/part'
import { post } from '#tests/shared/http/calls'
import { done, runServer, seenAt, server } from '#tests/shared/http/harness'
import { actionsOf, remove as alone, type Driver, LI, REMOVE, ZHANG } from './driverActions'

runServer()
runPart()

const WANG: Driver = { id: '3', name: '王五' }

const drivers = defineResource('driver', { remove: mutation((ids: string[]) => post(REMOVE, nothing, { ids })) })

/** An action that can be done to several drivers. */
const remove = mutationAction<Driver, string[], void>({
  key: 'remove',
  label: '删除',
  isDanger: true,
  mutation: drivers.remove,
  argOf: ({ id }) => [id],
  question: ({ name }) => text('删除司机 {{name}}？', { name }),
  done: ({ name }) => text('已删除司机 {{name}}', { name }),
  batch: {
    label: '批量删除',
    question: (count) => text('删除 {{count}} 名司机？', { count }),
    consequence: text('删除后不能在送货单中选择他们；已有的送货单不受影响。'),
  },
})

/** The ticked rows of a list, and the buttons of their batch actions. */
function Ticked({ rows = [ZHANG, LI, WANG], actions = [remove] }: { rows?: Driver[]; actions?: Action<Driver>[] }) {
  const [ticked, setTicked] = useState(rows)
  const selection = {
    rows: ticked,
    clear: () => setTicked([]),
    untick: (done: readonly Driver[]) => setTicked((before) => before.filter((row) => !done.includes(row))),
  }
  return (
    <>
      <BatchActions actions={actionsOf(...actions)} selection={selection} />
      <p data-testid="ticked">{ticked.map(({ name }) => name).join()}</p>
    </>
  )
}

const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }))
const ticked = () => screen.getByTestId('ticked').textContent
const sent = async () =>
  (await Promise.all(seenAt(REMOVE).map(({ body }) => body))).flatMap((body) => JSON.parse(body).ids as string[])

async function open(name = '批量删除（3）') {
  fireEvent.click(screen.getByRole('button', { name }))
  await screen.findByRole('dialog')
}

/** Rejects some drivers and accepts the others. */
function refusing(...ids: string[]) {
  server.use(
    http.post<never, { ids: string[] }>(REMOVE, async ({ request }) => {
      const [id = ''] = (await request.json()).ids
      return ids.includes(id) ? HttpResponse.json({ code: 400, success: false, msg: '司机正在送货' }) : done()
    }),
  )
}

describe('batch actions', () => {
  it('are only those that define a batch', () => {
    renderPart(<Ticked actions={[alone]} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('are disabled with nothing ticked', () => {
    renderPart(<Ticked rows={[]} />)
    expect(screen.getByRole('button', { name: '批量删除' })).toBeDisabled()
  })

  it('ask first, with the count', async () => {
    renderPart(<Ticked />)
    await open()
    expect(screen.getByRole('dialog')).toHaveAccessibleName('删除 3 名司机？')
    expect(screen.getByRole('dialog')).toHaveTextContent('删除后不能在送货单中选择他们；已有的送货单不受影响。')
    expect(dialog().getByRole('button', { name: '批量删除（3）' })).toHaveClass('ant-btn-dangerous')
    press('取消')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(seenAt(REMOVE)).toHaveLength(0)
    expect(ticked()).toBe('张三,李四,王五')
  })

  it('run row by row, show the result and untick the rows', async () => {
    refusing()
    renderPart(<Ticked />)
    await open()
    press('批量删除（3）')
    await waitFor(() => expect(said).toEqual(['批量删除：完成 3 项，共 3 项']))
    expect((await sent()).sort()).toEqual(['1', '2', '3'])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(ticked()).toBe('')
  })

  it('report failures with their reasons in the dialog alone, and retry only those', async () => {
    refusing('2')
    renderPart(<Ticked />)
    await open()
    press('批量删除（3）')
    await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent('成功 2，失败 1，未执行 0'))
    const line = dialog().getByText('李四').closest('tr') as HTMLElement
    expect(line).toHaveTextContent('司机正在送货')
    expect(shown).toEqual([])
    expect(said).toEqual([])
    refusing()
    press('重试失败的 1 项')
    await waitFor(() => expect(said).toEqual(['批量删除：完成 3 项，共 3 项']))
    expect((await sent()).filter((id) => id === '2')).toHaveLength(2)
    expect(ticked()).toBe('')
  })

  it('leave failed rows ticked', async () => {
    refusing('2')
    renderPart(<Ticked />)
    await open()
    press('批量删除（3）')
    await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent('成功 2，失败 1，未执行 0'))
    press('关闭')
    expect(ticked()).toBe('李四')
  })

  it('are in the current language', async () => {
    await switchLanguage(2)
    renderPart(<Ticked />)
    fireEvent.click(screen.getByRole('button'))
    const asking = await screen.findByRole('dialog')
    expect(asking).toHaveAccessibleName('Delete 3 drivers?')
    expect(asking).not.toHaveTextContent(/[\u3400-\u9fff]/)
  })
})
