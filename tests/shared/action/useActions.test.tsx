import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { text } from '#domain/text'
import { type Action, drawerAction, linkAction, localAction } from '#shared/action/action'
import { type ActionButton, useActions } from '#shared/action/useActions'
import { switchLanguage } from '#shared/i18n'
import { client, gone, renderPart, runPart, search, shown } from '#tests/kit/part'
import { deferred } from '#tests/shared/http/harness'
import { actionsOf, type Driver, LI, ZHANG } from './driverActions'

runPart()

/** The buttons of each driver's actions at the last render. */
let buttons: Record<string, ActionButton[]> = {}

/** Rows that render their actions and click them. */
function Rows({ actions }: { actions: Action<Driver>[] | undefined }) {
  const actsOfRow = useActions(actions && actionsOf(...actions))
  buttons = { [ZHANG.id]: actsOfRow(ZHANG), [LI.id]: actsOfRow(LI) }
  return [ZHANG, LI].map((row) => (
    <section key={row.id} aria-label={row.name}>
      {buttons[row.id]?.map(({ key, label, isBusy, run }) => (
        <button key={key} type="button" aria-busy={isBusy} onClick={run}>
          {label}
        </button>
      ))}
    </section>
  ))
}

const offered = (row = ZHANG) => buttons[row.id]?.map(({ key }) => key)
const first = (row = ZHANG) => buttons[row.id]?.[0]
const button = (label: string, row = ZHANG) =>
  within(screen.getByRole('region', { name: row.name })).getByRole('button', { name: label })
const press = (label: string, row = ZHANG) => fireEvent.click(button(label, row))
const action = (key: string, more: Partial<Parameters<typeof localAction<Driver>>[0]> = {}) =>
  localAction<Driver>({ key, label: '编辑', run: () => undefined, ...more })

describe('the actions offered', () => {
  it('are all, in order', () => {
    renderPart(<Rows actions={[action('b'), action('a')]} />)
    expect(offered()).toEqual(['b', 'a'])
  })

  it('are none without actions', () => {
    renderPart(<Rows actions={undefined} />)
    expect(offered()).toEqual([])
  })

  it('exclude those that the record does not allow', () => {
    renderPart(<Rows actions={[action('a', { isAllowed: ({ id }) => id === '2' }), action('b')]} />)
    expect(offered(ZHANG)).toEqual(['b'])
    expect(offered(LI)).toEqual(['a', 'b'])
  })

  it('exclude links to screens that the account cannot open', () => {
    const to = (key: string, name: 'createDeliver' | 'contractList') =>
      linkAction<Driver>({ key, label: '编辑', go: () => ({ name }) as never })
    renderPart(<Rows actions={[to('a', 'contractList'), to('b', 'createDeliver')]} />)
    expect(offered()).toEqual(['b'])
  })

  it('are plain by default', () => {
    renderPart(<Rows actions={[action('a')]} />)
    expect(first()).toMatchObject({
      label: '编辑',
      short: '编辑',
      isDanger: false,
      isPrimary: false,
      isDisabled: false,
      isBusy: false,
    })
  })

  it('may depend on the record', () => {
    const actions = [
      action('a', {
        label: ({ name }) => text('司机 {{name}}', { name }),
        isPrimary: ({ id }) => id === '1',
        isDisabled: ({ id }) => id === '2',
        isDanger: true,
      }),
    ]
    renderPart(<Rows actions={actions} />)
    expect(first(ZHANG)).toMatchObject({ label: '司机 张三', isPrimary: true, isDisabled: false, isDanger: true })
    expect(first(LI)).toMatchObject({ label: '司机 李四', isPrimary: false, isDisabled: true, isDanger: true })
  })

  it('are in the current language, with a short label for rows', async () => {
    await switchLanguage(2)
    renderPart(<Rows actions={[action('a', { label: '编辑', short: '删除' })]} />)
    expect(first()).toMatchObject({ label: 'Edit', short: 'Delete' })
  })
})

describe('an action that navigates', () => {
  it('opens its screen with its query', () => {
    const go = linkAction<Driver>({
      key: 'go',
      label: '编辑',
      go: ({ id }) => ({ name: 'createDeliver', query: { orderSn: id, items: '' } }),
    })
    renderPart(<Rows actions={[go]} />)
    press('编辑', LI)
    expect(gone).toEqual(['/deliver/create?orderSn=2'])
  })

  it('within its tab keeps the other keys of the address', async () => {
    const stay = drawerAction<Driver>({ key: 'stay', label: '编辑', open: ({ id }) => ({ edit: id, tab: undefined }) })
    renderPart(<Rows actions={[stay]} />, { search: '?status=1&name=%E5%BC%A0&edit=9' })
    press('编辑')
    const query = () => Object.fromEntries(new URLSearchParams(search()))
    await waitFor(() => expect(query()).toEqual({ status: '1', name: '张', edit: '1' }))
  })
})

describe('an action with its own function', () => {
  it('receives the record and the cache', async () => {
    const run = vi.fn()
    renderPart(<Rows actions={[action('run', { run })]} />)
    press('编辑', LI)
    await waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith(LI, expect.objectContaining({ client })))
  })

  it('is busy on its record until it ends, and cannot be started again meanwhile', async () => {
    const gate = deferred()
    const run = vi.fn(() => gate.promise)
    renderPart(<Rows actions={[action('run', { run })]} />)
    press('编辑')
    press('编辑')
    await waitFor(() => expect(button('编辑')).toHaveAttribute('aria-busy', 'true'))
    press('编辑')
    expect(button('编辑', LI)).toHaveAttribute('aria-busy', 'false')
    gate.resolve()
    await waitFor(() => expect(button('编辑')).toHaveAttribute('aria-busy', 'false'))
    expect(run).toHaveBeenCalledTimes(1)
    press('编辑')
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  })

  it('that rejects shows one notification, and may be started again', async () => {
    const run = vi.fn(() => Promise.reject(new Error('broken')))
    renderPart(<Rows actions={[action('run', { run })]} />)
    press('编辑')
    await waitFor(() => expect(shown).toEqual([{ toast: '系统异常' }]))
    await waitFor(() => expect(button('编辑')).toHaveAttribute('aria-busy', 'false'))
    press('编辑')
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2))
  })

  it('that throws synchronously shows a notification too', async () => {
    const run = () => {
      throw new Error('broken')
    }
    renderPart(<Rows actions={[action('run', { run })]} />)
    press('编辑')
    await waitFor(() => expect(shown).toEqual([{ toast: '系统异常' }]))
  })

  it('may show a message with a single button', async () => {
    renderPart(
      <Rows
        actions={[
          action('run', {
            run: ({ name }, { inform }) =>
              inform(text('司机 {{name}}', { name }), text('没有找到这条记录，它可能已被删除。')),
          }),
        ]}
      />,
    )
    press('编辑')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('司机 张三')
    expect(dialog).toHaveTextContent('没有找到这条记录，它可能已被删除。')
    const [understood, ...others] = within(dialog).getAllByRole('button')
    expect(others).toEqual([])
    expect(understood).toHaveTextContent('知道了')
  })
})
