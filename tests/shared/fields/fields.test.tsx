import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { type ReactNode, useState } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Field, field } from '#domain/field'
import { FieldInput } from '#shared/fields/FieldInput'
import { FieldValue } from '#shared/fields/FieldValue'
import { fieldText } from '#shared/fields/fieldText'
import { startI18n } from '#shared/i18n'
import textStyles from '#shared/ui/text.module.css'

const TABLE = { 0: { label: '待验收', color: 'warning' }, 1: { label: '已验收', color: 'success' } } as const
const server = setupServer(
  http.get('*/gd-system/dict/listByCode', () =>
    HttpResponse.json({
      code: 200,
      success: true,
      data: [
        { dictKey: 'TRUCK', dictValue: '司机配送' },
        { dictKey: 'LOGISTICS', dictValue: '普通物流' },
      ],
    }),
  ),
)
const inQueries = (children: ReactNode) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {children}
  </QueryClientProvider>
)
const showValue = (made: Field, value: unknown) =>
  render(inQueries(<FieldValue field={made} value={value} />)).container

/** An input whose value is held outside, as a form does. */
function Probe({ made, onValue }: { made: Field; onValue: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>('')
  const change = (next: unknown) => {
    setValue(next)
    onValue(next)
  }
  return <FieldInput field={made} id="probe" value={value} onChange={change} />
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  await startI18n()
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('the text of a field', () => {
  const options = [{ value: 'TRUCK', label: '司机配送', alias: '1' }]
  it.each<[made: Field, value: unknown, text: string]>([
    [field('text', ''), ' 滨江 ', '滨江'],
    [field('text', ''), '', '—'],
    [field('text', ''), -1, '—'],
    [field('money', ''), '1234567.8', '1,234,567.80'],
    [field('money', ''), '-1.005', '-1.01'],
    [field('money', ''), -1, '—'],
    [field('money', ''), '-1.00', '-1.00'],
    [field('quantity', ''), '31.230', '31.230'],
    [field('quantity', ''), {}, '—'],
    [field('percent', ''), '13.00', '13%'],
    [field('integer', ''), '60', '60'],
    [field('integer', ''), -1, '—'],
    [field('status', '', { table: TABLE }), 0, '待验收'],
    [field('status', '', { table: TABLE }), '', '—'],
    [field('dict', ''), 'TRUCK', '司机配送'],
    [field('dict', ''), '1', '司机配送'],
    [field('dict', ''), 'OTHER', 'OTHER'],
    [field('bool', ''), 1, '是'],
    [field('bool', ''), false, '否'],
    [field('date', ''), '2024-03-15 07:40:00', '2024-03-15'],
    [field('time', ''), '2024-03-15 07:40:00', '2024-03-15 07:40:00'],
    [field('plate', ''), '粤B12345', '粤B·12345'],
    [field('plate', ''), '', '—'],
  ])('%o of %j', (made, value, text) => {
    expect(fieldText(made, value, { options })).toBe(text)
  })
})

describe('the cell of a field', () => {
  it.each<[made: Field, value: unknown, text: string]>([
    [field('phone', ''), '19900010001', '199****0001'],
    [field('phone', ''), '', '—'],
    [field('status', '', { table: TABLE }), '1', '已验收'],
    [field('status', '', { table: TABLE }), '7', '7'],
    [field('bool', ''), 'true', '是'],
    [field('money', ''), '5', '5.00'],
    [field('image', ''), '', '—'],
  ])('%o of %j', (made, value, text) => {
    expect(showValue(made, value)).toHaveTextContent(new RegExp(`^${text.replaceAll('*', '\\*')}$`))
  })

  it('shows a negative figure as such', () => {
    expect(showValue(field('quantity', ''), '-0.046').querySelector(`.${textStyles.negative}`)).toHaveTextContent(
      '-0.046',
    )
    expect(showValue(field('quantity', ''), '0.046').querySelector(`.${textStyles.negative}`)).toBeNull()
  })

  it('of a dictionary is its word, never the raw key while that is on its way', async () => {
    let letGo = () => undefined as unknown
    server.use(
      http.get('*/gd-system/dict/listByCode', async () => {
        await new Promise<void>((resolve) => {
          letGo = resolve
        })
      }),
    )
    const cell = showValue(field('dict', '', { dictCode: 'delivery_mode' }), 'TRUCK')
    await delay(20)
    expect(cell).toHaveTextContent(/^$/)
    letGo()
    await waitFor(() => expect(cell).toHaveTextContent('司机配送'))
  })

  it('of a dictionary that fails is the raw key', async () => {
    server.use(http.get('*/gd-system/dict/listByCode', () => HttpResponse.json({ code: 500 }, { status: 500 })))
    const cell = showValue(field('dict', '', { dictCode: 'delivery_mode' }), 'TRUCK')
    await waitFor(() => expect(cell).toHaveTextContent('TRUCK'))
  })

  it('that people paste elsewhere has a copy button', async () => {
    const write = vi.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
    const cell = showValue(field('text', '', { copy: true }), 'JC-202403-0007')
    fireEvent.click(within(cell).getByRole('button', { name: '复制 JC-202403-0007' }))
    await waitFor(() => expect(write).toHaveBeenCalledWith('JC-202403-0007'))
    expect(showValue(field('text', '', { copy: true }), '')).toHaveTextContent('—')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  })
})

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

  it('is a text of limited length', async () => {
    const { input, onValue } = show(field('text', '', { maxLength: 40 }))
    expect(input()).toHaveAttribute('maxlength', '40')
    fireEvent.change(input(), { target: { value: 'JC' } })
    expect(onValue).toHaveBeenLastCalledWith('JC')
  })

  it.each<[made: Field, word: string, value: string]>([
    [field('status', '', { table: TABLE, order: ['1', '0'] }), '待验收', '0'],
    [field('bool', ''), '否', '0'],
    [field('dict', '', { dictCode: 'delivery_mode' }), '普通物流', 'LOGISTICS'],
  ])('is a choice of words for codes: $kind', async (made, word, value) => {
    const { input, onValue } = show(made)
    await pick(input(), word)
    expect(onValue.mock.lastCall?.[0]).toBe(value)
  })

  it.each<[kind: 'date' | 'time', typed: string, value: string]>([
    ['date', '2024-03-15', '2024-03-15'],
    ['time', '2024-03-15 07:40', '2024-03-15 07:40:00'],
  ])('takes a %s as text and gives it as text', async (kind, typed, value) => {
    const { input, onValue } = show(field(kind, ''))
    await waitFor(() => expect(input()).toBeEnabled())
    fireEvent.mouseDown(input())
    fireEvent.change(input(), { target: { value: typed } })
    fireEvent.keyDown(input(), { key: 'Enter' })
    await waitFor(() => expect(onValue).toHaveBeenLastCalledWith(value))
    expect(input()).toHaveValue(typed)
  })

  it('takes two days, or one of them, as start~end', async () => {
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
