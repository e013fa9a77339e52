import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderPart, runPart, said, shown } from '#tests/kit/part'
import { deferred, done, runServer, seen, seenAt, server } from '#tests/shared/http/harness'
import { COMMIT, commit, DriverRows, LI, REMOVE, remove } from './driverActions'

runServer()
runPart()

const press = (label: string, name = '张三') =>
  fireEvent.click(within(screen.getByRole('region', { name })).getByRole('button', { name: label }))
const dialogs = () => screen.queryAllByRole('dialog', { hidden: true })
const ok = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '删除' }))
const paths = () => seen.map(({ url }) => url.pathname)

/** A request that is answered only when released. */
function slow(path: string, answer: () => HttpResponse<never> | ReturnType<typeof done> = () => done()) {
  const gate = deferred()
  server.use(
    http.post(path, async () => {
      await gate.promise
      return answer()
    }),
  )
  return gate.resolve
}

describe('a page', () => {
  it('opens one dialog however often an action is started', async () => {
    renderPart(<DriverRows actions={[remove]} />)
    press('删除')
    press('删除')
    press('删除', '李四')
    await screen.findByRole('dialog')
    expect(dialogs()).toHaveLength(1)
  })

  it('finishes an action whose row has disappeared', async () => {
    server.use(http.post(REMOVE, () => done()))
    const view = renderPart(<DriverRows actions={[remove]} />)
    press('删除')
    await screen.findByRole('dialog')
    view.show(<DriverRows rows={[LI]} actions={[remove]} />)
    ok()
    await waitFor(() => expect(said).toEqual(['已删除司机 张三']))
  })
})

describe('consecutive actions', () => {
  it('on the same record wait for each other', async () => {
    const release = slow(COMMIT)
    server.use(http.post(REMOVE, () => done()))
    renderPart(<DriverRows actions={[commit, remove]} />)
    press('提交')
    await waitFor(() => expect(seenAt(COMMIT)).toHaveLength(1))
    press('删除')
    await screen.findByRole('dialog')
    ok()
    // The other driver's action is started later and sent earlier.
    press('提交', '李四')
    await waitFor(() => expect(seenAt(COMMIT)).toHaveLength(2))
    expect(paths()).toEqual([COMMIT, COMMIT])
    release()
    await waitFor(() => expect(said).toHaveLength(3))
    expect(paths()).toEqual([COMMIT, COMMIT, REMOVE])
  })

  it('continue after a failed one', async () => {
    const release = slow(COMMIT, () => HttpResponse.json({ code: 400, success: false, msg: '合同已作废' }) as never)
    server.use(http.post(REMOVE, () => done()))
    renderPart(<DriverRows actions={[commit, remove]} />)
    press('提交')
    await waitFor(() => expect(seenAt(COMMIT)).toHaveLength(1))
    press('删除')
    await screen.findByRole('dialog')
    ok()
    release()
    await waitFor(() => expect(said).toEqual(['已删除司机 张三']))
    expect(shown).toEqual([{ modal: '合同已作废' }])
  })
})

describe('a page that is hidden while its action runs', () => {
  const refused = () => HttpResponse.json({ code: 400, success: false, msg: '司机正在送货' }) as never

  it('has its dialog closed when the action is done', async () => {
    const release = slow(REMOVE)
    const view = renderPart(<DriverRows actions={[remove]} />)
    press('删除')
    await screen.findByRole('dialog')
    ok()
    await waitFor(() => expect(seenAt(REMOVE)).toHaveLength(1))
    view.hide()
    release()
    await waitFor(() => expect(said).toEqual(['已删除司机 张三']))
    view.unhide()
    await waitFor(() => expect(dialogs()).toHaveLength(0))
  })

  it('can retry a failed action in its dialog', async () => {
    const release = slow(REMOVE, refused)
    const view = renderPart(<DriverRows actions={[remove]} />)
    press('删除')
    await screen.findByRole('dialog')
    ok()
    await waitFor(() => expect(seenAt(REMOVE)).toHaveLength(1))
    view.hide()
    release()
    await waitFor(() => expect(shown).toEqual([{ modal: '司机正在送货' }]))
    view.unhide()
    server.use(http.post(REMOVE, () => done()))
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('button', { name: '取消' })).toBeEnabled())
    ok()
    await waitFor(() => expect(said).toEqual(['已删除司机 张三']))
  })

  it('can restart a failed action without a dialog', async () => {
    const release = slow(COMMIT, refused)
    const view = renderPart(<DriverRows actions={[commit]} />)
    press('提交')
    await waitFor(() => expect(seenAt(COMMIT)).toHaveLength(1))
    view.hide()
    release()
    await waitFor(() => expect(shown).toEqual([{ modal: '司机正在送货' }]))
    view.unhide()
    server.use(http.post(COMMIT, () => done()))
    press('提交')
    await waitFor(() => expect(said).toEqual(['司机 张三']))
  })
})
