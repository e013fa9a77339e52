import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { text } from '#domain/text'
import { dirtyForms, flushDrafts, forgetTab } from '#shared/dirtyForms'
import { listDrafts } from '#shared/drafts'
import { switchLanguage } from '#shared/i18n'
import { renderPart, runPart, said, shown } from '#tests/kit/part'
import { deferred, done, runServer, seenAt, server } from '#tests/shared/http/harness'
import { COMMIT, commit, DROP, DriverRows, drivers, drop, LIST, REMOVE, remove, ZHANG } from './driverActions'

runServer()
runPart()

const refusal = (msg: string) => HttpResponse.json({ code: 400, success: false, msg })
const rowOf = (name: string) => within(screen.getByRole('region', { name }))
const press = (label: string, name = '张三') => fireEvent.click(rowOf(name).getByRole('button', { name: label }))
const dialog = () => screen.getByRole('dialog')
const inDialog = () => within(dialog())
const ok = (name: string) => inDialog().getByRole('button', { name })
const type = (label: string, value: string) => fireEvent.change(inDialog().getByLabelText(label), { target: { value } })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Opens the dialog of an action on the first driver. */
async function open(action: typeof remove, label: string) {
  const view = renderPart(<DriverRows actions={[action]} />)
  press(label)
  await screen.findByRole('dialog')
  return view
}

describe('an action with a confirmation', () => {
  it('shows its question and the consequences, and sends nothing yet', async () => {
    await open(remove, '删除')
    expect(dialog()).toHaveAccessibleName('删除司机 张三？')
    expect(dialog()).toHaveTextContent('删除后不能在送货单中选择他；已有的送货单不受影响。')
    expect(ok('删除')).toHaveClass('ant-btn-dangerous')
    expect(seenAt(REMOVE)).toHaveLength(0)
  })

  it('sends nothing when it is cancelled', async () => {
    await open(remove, '删除')
    fireEvent.click(ok('取消'))
    await isClosed()
    expect(seenAt(REMOVE)).toHaveLength(0)
    expect(said).toEqual([])
  })

  it('is sent once on a double click, shows its success message and closes', async () => {
    const gate = deferred()
    server.use(
      http.post(REMOVE, async () => {
        await gate.promise
        return done()
      }),
    )
    await open(remove, '删除')
    const button = ok('删除')
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(seenAt(REMOVE)).toHaveLength(1))
    gate.resolve()
    await isClosed()
    expect(said).toEqual(['已删除司机 张三'])
    expect(shown).toEqual([])
    const [sent] = seenAt(REMOVE)
    expect(seenAt(REMOVE)).toHaveLength(1)
    expect(JSON.parse((await sent?.body) ?? '')).toEqual({ id: '1' })
  })

  it('cannot be cancelled while it runs', async () => {
    const gate = deferred()
    server.use(
      http.post(REMOVE, async () => {
        await gate.promise
        return done()
      }),
    )
    await open(remove, '删除')
    fireEvent.click(ok('删除'))
    await waitFor(() => expect(ok('取消')).toBeDisabled())
    expect(inDialog().queryByRole('button', { name: /close/i })).not.toBeInTheDocument()
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    expect(dialog()).toBeInTheDocument()
    gate.resolve()
    await isClosed()
  })

  it('that fails keeps the dialog, shows the error once, and succeeds on retry', async () => {
    server.use(http.post(REMOVE, () => refusal('司机正在送货'), { once: true }))
    await open(remove, '删除')
    fireEvent.click(ok('删除'))
    await waitFor(() => expect(shown).toEqual([{ modal: '司机正在送货' }]))
    expect(dialog()).toHaveAccessibleName('删除司机 张三？')
    expect(said).toEqual([])
    server.use(http.post(REMOVE, () => done()))
    await waitFor(() => expect(ok('取消')).toBeEnabled())
    fireEvent.click(ok('删除'))
    await isClosed()
    expect(said).toEqual(['已删除司机 张三'])
    expect(shown).toHaveLength(1)
  })

  it('is in the current language', async () => {
    server.use(http.post(REMOVE, () => done()))
    await switchLanguage(2)
    await open(remove, 'Delete')
    expect(dialog()).toHaveAccessibleName('Delete driver 张三?')
    expect(dialog()).not.toHaveTextContent(/[\u3400-\u9fff]{4}/)
    fireEvent.click(ok('Delete'))
    await isClosed()
    expect(said).toEqual(['Driver 张三 deleted'])
  })
})

describe('an action with a form', () => {
  const label = '司机 张三'

  it('shows its fields with their initial values, under its own labels', async () => {
    await open(drop, label)
    expect(dialog()).toHaveTextContent('第1行请填写作废原因')
    expect(inDialog().getByLabelText('作废原因')).toHaveValue('')
    expect(inDialog().getByLabelText('备注')).toHaveValue('张三')
    expect(ok('确认')).not.toHaveClass('ant-btn-dangerous')
  })

  it('is not sent while a field is invalid', async () => {
    await open(drop, label)
    fireEvent.click(ok('确认'))
    expect(await inDialog().findByText('请填写作废原因')).toBeInTheDocument()
    expect(seenAt(DROP)).toHaveLength(0)
  })

  it('looks again at a wrong field when another changes that it depends on', async () => {
    await open(drop, label)
    type('作废原因', '张三')
    fireEvent.click(ok('确认'))
    expect(await inDialog().findByText('请填写作废原因')).toBeInTheDocument()
    type('备注', '同名')
    await waitFor(() => expect(inDialog().queryByText('请填写作废原因')).toBeNull())
  })

  it('sends the input once', async () => {
    server.use(http.post(DROP, () => done()))
    await open(drop, label)
    type('作废原因', '重复')
    const button = ok('确认')
    fireEvent.click(button)
    fireEvent.click(button)
    await isClosed()
    expect(await Promise.all(seenAt(DROP).map(({ body }) => body))).toEqual([
      JSON.stringify({ id: '1', reason: '重复', remark: '张三' }),
    ])
  })

  it('that is rejected at a field shows the error only there, and keeps the input', async () => {
    server.use(http.post(DROP, () => refusal('作废原因太短')))
    await open(drop, label)
    type('作废原因', '错')
    fireEvent.click(ok('确认'))
    expect(await inDialog().findByText('作废原因太短')).toBeInTheDocument()
    expect(inDialog().getByLabelText('作废原因')).toHaveAccessibleDescription('作废原因太短')
    expect(inDialog().getByLabelText('作废原因')).toHaveValue('错')
    expect(shown).toEqual([])
    server.use(http.post(DROP, () => done()))
    type('作废原因', '录入错误')
    fireEvent.click(ok('确认'))
    await isClosed()
    expect(seenAt(DROP)).toHaveLength(2)
  })

  it('that fails without a field shows the error once and keeps the input', async () => {
    server.use(http.post(DROP, () => new HttpResponse('<html>', { status: 500 })))
    await open(drop, label)
    type('作废原因', '重复')
    fireEvent.click(ok('确认'))
    await waitFor(() => expect(shown).toEqual([{ toast: '系统异常' }]))
    expect(inDialog().getByLabelText('作废原因')).toHaveValue('重复')
    expect(inDialog().queryByText('系统异常')).not.toBeInTheDocument()
  })

  it('starts with fresh values the next time', async () => {
    await open(drop, label)
    type('作废原因', '重复')
    fireEvent.click(ok('取消'))
    await isClosed()
    press('司机 李四', '李四')
    await screen.findByRole('dialog')
    expect(inDialog().getByLabelText('作废原因')).toHaveValue('')
    expect(inDialog().getByLabelText('备注')).toHaveValue('李四')
  })
})

/** Drivers as the server lists them. */
function Listed({ actions }: { actions: (typeof commit)[] }) {
  const { data } = useQuery(drivers.all(null))
  return data ? <DriverRows actions={actions} /> : null
}

describe('the text typed for an action', () => {
  const label = '司机 张三'
  const reason = () => inDialog().getByLabelText('作废原因')

  /** Types a reason, and loads the page again. */
  async function typed(): Promise<void> {
    const { unmount } = await open(drop, label)
    type('作废原因', '重复录入的司机')
    expect(dirtyForms()).toMatchObject([{ title: text('删除司机 {{name}}？', { name: '张三' }) }])
    await flushDrafts()
    unmount()
    for (const { tabKey } of dirtyForms()) forgetTab(tabKey)
  }

  it('is offered again after F5, and removed once the action is done', async () => {
    await typed()
    server.use(http.post(DROP, () => done()))
    const { unmount } = await open(drop, label)
    await waitFor(() => expect(reason()).toHaveValue('重复录入的司机'))
    expect(inDialog().getByText(/^已恢复/)).toBeInTheDocument()
    fireEvent.click(ok('确认'))
    await isClosed()
    expect(await Promise.all(seenAt(DROP).map(({ body }) => body))).toEqual([
      JSON.stringify({ id: '1', reason: '重复录入的司机', remark: '张三' }),
    ])
    await waitFor(async () => expect(await listDrafts('')).toEqual([]))
    expect(dirtyForms()).toEqual([])
    unmount()
    await open(drop, label)
    expect(reason()).toHaveValue('')
  })

  it('is kept when the dialog is closed, for the same record only', async () => {
    await open(drop, label)
    type('作废原因', '重复录入的司机')
    fireEvent.click(ok('取消'))
    await isClosed()
    expect(dirtyForms()).toEqual([])
    await waitFor(async () => expect(await listDrafts('')).toHaveLength(1))
    press('司机 李四', '李四')
    await screen.findByRole('dialog')
    expect(reason()).toHaveValue('')
    fireEvent.click(ok('取消'))
    await isClosed()
    press(label)
    await screen.findByRole('dialog')
    await waitFor(() => expect(reason()).toHaveValue('重复录入的司机'))
  })

  it('is not kept where nothing is typed, and a plain question keeps nothing', async () => {
    await open(remove, '删除')
    fireEvent.click(ok('取消'))
    await isClosed()
    expect(await listDrafts('')).toEqual([])
  })
})

describe('an action without a confirmation', () => {
  it.each([
    ['is gone', [], '张三 已不在这里：可能已被处理或删除，请核对后再操作。'],
    ['has moved on', [{ ...ZHANG, isCommitted: true }], '张三 已有变化，不能再提交。现在没有可做的操作。'],
  ])('that is refused because its record %s says so with the refusal', async (_name, later, now) => {
    let rows: object[] = [ZHANG]
    server.use(
      http.get(LIST, () => done(rows)),
      http.post(COMMIT, () => refusal('合同已作废')),
    )
    renderPart(<Listed actions={[commit]} />)
    await screen.findByRole('region', { name: '张三' })
    rows = later
    press('提交')
    await waitFor(() => expect(shown).toEqual([{ modal: `合同已作废 ${now}` }]))
  })

  it('is sent at once and only once, without a dialog', async () => {
    server.use(http.post(COMMIT, () => done()))
    renderPart(<DriverRows actions={[commit]} />)
    press('提交')
    press('提交')
    await waitFor(() => expect(said).toEqual(['司机 张三']))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(seenAt(COMMIT)).toHaveLength(1)
  })

  it('that fails shows the error once, and may be retried', async () => {
    server.use(http.post(COMMIT, () => refusal('合同已作废'), { once: true }))
    renderPart(<DriverRows actions={[commit]} />)
    press('提交')
    await waitFor(() => expect(shown).toEqual([{ modal: '合同已作废' }]))
    server.use(http.post(COMMIT, () => done()))
    press('提交')
    await waitFor(() => expect(said).toEqual(['司机 张三']))
    expect(shown).toHaveLength(1)
  })
})
