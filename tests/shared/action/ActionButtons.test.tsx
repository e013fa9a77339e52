import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ActionButtons } from '#shared/action/ActionButtons'
import { type Action, localAction } from '#shared/action/action'
import { renderPart, runPart } from '#tests/kit/part'
import { deferred } from '#tests/shared/http/harness'
import { actionsOf, type Driver, remove, ZHANG } from './driverActions'

runPart()

const action = (label: string, more: Partial<Parameters<typeof localAction<Driver>>[0]> = {}) =>
  localAction<Driver>({ key: label, label, run: () => undefined, ...more })
const show = (actions: Action<Driver>[], except?: string[]) =>
  renderPart(<ActionButtons actions={actionsOf(...actions)} record={ZHANG} except={except} />)
const button = (name: string) => screen.getByRole('button', { name })

describe('the buttons of a record', () => {
  it('are in order, without hidden or forbidden ones', () => {
    show([action('编辑'), action('提交'), action('删除', { isAllowed: () => false }), action('关闭')], ['提交'])
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['编辑', '关闭'])
  })

  it('mark the primary, the dangerous and the disabled action', () => {
    show([
      action('提交', { isPrimary: true }),
      action('删除', { isDanger: true }),
      action('关闭', { isDisabled: () => true }),
    ])
    expect(button('提交')).toHaveClass('ant-btn-primary')
    expect(button('提交')).not.toHaveClass('ant-btn-dangerous')
    expect(button('删除')).toHaveClass('ant-btn-dangerous')
    expect(button('删除')).not.toHaveClass('ant-btn-primary')
    expect(button('关闭')).toBeDisabled()
    expect(button('提交')).toBeEnabled()
  })

  it('have an icon hidden from screen readers', () => {
    show([action('编辑', { icon: <i aria-hidden="true" data-testid="icon" /> })])
    expect(button('编辑')).toContainElement(screen.getByTestId('icon'))
  })

  it('do nothing while disabled', () => {
    const run = vi.fn()
    show([action('编辑', { isDisabled: () => true, run })])
    fireEvent.click(button('编辑'))
    expect(run).not.toHaveBeenCalled()
  })

  it('show their progress', async () => {
    const gate = deferred()
    show([action('编辑', { run: () => gate.promise }), action('关闭')])
    fireEvent.click(button('编辑'))
    await waitFor(() => expect(screen.getByRole('button', { name: /编辑/ })).toHaveClass('ant-btn-loading'))
    expect(button('关闭')).not.toHaveClass('ant-btn-loading')
    gate.resolve()
    await waitFor(() => expect(button('编辑')).not.toHaveClass('ant-btn-loading'))
  })

  it('ask first when the action requires a confirmation', async () => {
    show([remove])
    fireEvent.click(button('删除'))
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('删除司机 张三？')
  })
})
