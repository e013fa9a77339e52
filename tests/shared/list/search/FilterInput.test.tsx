import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Field, field } from '#domain/field'
import { FilterInput } from '#shared/list/search/FilterInput'
import { startWords } from '#tests/kit/words'
import { dictionaryServer, inQueries } from '#tests/shared/fields/dictionary'

const TABLE = { 0: { label: '待验收', color: 'warning' }, 1: { label: '已验收', color: 'success' } } as const

/** An input whose value is held outside, as in a form. */
function Probe({ made, onValue }: { made: Field; onValue: (value: unknown) => void }) {
  const [value, setValue] = useState('')
  const change = (next: unknown) => {
    setValue(String(next ?? ''))
    onValue(next)
  }
  return <FilterInput field={made} id="probe" value={value} onChange={change} />
}

beforeAll(async () => {
  dictionaryServer.listen({ onUnhandledRequest: 'error' })
  await startWords()
})
afterEach(() => dictionaryServer.resetHandlers())
afterAll(() => dictionaryServer.close())

describe('the input of a field', () => {
  const show = (made: Field) => {
    const onValue = vi.fn()
    const { container } = render(inQueries(<Probe made={made} onValue={onValue} />))
    return { onValue, container, input: () => container.querySelector('#probe') as HTMLInputElement }
  }
  const pick = async (input: HTMLElement, word: string) => {
    fireEvent.mouseDown(input)
    fireEvent.click(await screen.findByText(word, { selector: '.ant-select-item-option-content' }))
  }

  it('is a text that is marked, and not cut, over its limit', async () => {
    const { input, onValue, container } = show(field('text', '', { maxLength: 4 }))
    fireEvent.change(input(), { target: { value: 'JC' } })
    expect(onValue).toHaveBeenLastCalledWith('JC')
    expect(container.querySelector('.ant-input-out-of-range')).toBeNull()
    fireEvent.change(input(), { target: { value: 'JC-001' } })
    expect(onValue).toHaveBeenLastCalledWith('JC-001')
    expect(container.querySelector('[class*=out-of-range]')).not.toBeNull()
  })

  it('reads a phone in any spelling', () => {
    const { input, onValue } = show(field('phone', ''))
    fireEvent.change(input(), { target: { value: '138 0013 8000' } })
    expect(onValue).toHaveBeenLastCalledWith('13800138000')
  })

  it.each<[made: Field, word: string, value: string]>([
    [field('status', '', { table: TABLE, order: ['1', '0'] }), '待验收', '0'],
    [field('bool', ''), '否', '0'],
    [field('dict', '', { dictCode: 'delivery_mode' }), '普通物流', 'LOGISTICS'],
  ])('is a select of labels for codes: $kind', async (made, word, value) => {
    const { input, onValue } = show(made)
    await pick(input(), word)
    expect(onValue.mock.lastCall?.[0]).toBe(value)
  })

  it.each<[kind: 'date' | 'time', typed: string, value: string]>([
    ['date', '2024-03-15', '2024-03-15'],
    ['time', '2024-03-15 07:40', '2024-03-15 07:40:00'],
  ])('reads and returns a %s as text', async (kind, typed, value) => {
    const { input, onValue } = show(field(kind, ''))
    await waitFor(() => expect(input()).toBeEnabled())
    fireEvent.mouseDown(input())
    fireEvent.change(input(), { target: { value: typed } })
    fireEvent.keyDown(input(), { key: 'Enter' })
    await waitFor(() => expect(onValue).toHaveBeenLastCalledWith(value))
    expect(input()).toHaveValue(typed)
  })

  it('reads two dates, or one of them, as start~end', async () => {
    const { container, onValue } = show(field('dateRange', ''))
    const inputs = () => [...container.querySelectorAll('input')]
    await waitFor(() => expect(inputs()).toHaveLength(2))
    fireEvent.mouseDown(inputs()[0] as HTMLElement)
    fireEvent.change(inputs()[0] as HTMLElement, { target: { value: '2024-03-01' } })
    fireEvent.keyDown(inputs()[0] as HTMLElement, { key: 'Enter' })
    fireEvent.change(inputs()[1] as HTMLElement, { target: { value: '2024-03-31' } })
    fireEvent.keyDown(inputs()[1] as HTMLElement, { key: 'Enter' })
    await waitFor(() => expect(onValue).toHaveBeenLastCalledWith('2024-03-01~2024-03-31'))
  })
})
