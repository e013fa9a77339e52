import { fireEvent, render, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Field, field } from '#domain/field'
import { FieldValue } from '#shared/fields/FieldValue'
import textStyles from '#shared/ui/text.module.css'
import { startWords } from '#tests/kit/words'
import { dictionaryServer, inQueries } from './dictionary'

const TABLE = { 0: { label: '待验收', color: 'warning' }, 1: { label: '已验收', color: 'success' } } as const
const showValue = (made: Field, value: unknown) =>
  render(inQueries(<FieldValue field={made} value={value} />)).container

beforeAll(async () => {
  dictionaryServer.listen({ onUnhandledRequest: 'error' })
  await startWords()
})
afterEach(() => dictionaryServer.resetHandlers())
afterAll(() => dictionaryServer.close())

describe('the cell of a field', () => {
  it.each<[made: Field, value: unknown, text: string]>([
    [field('phone', ''), '19900010001', '199****0001'],
    [field('phone', ''), '', '—'],
    [field('status', '', { table: TABLE }), '1', '已验收'],
    [field('status', '', { table: TABLE }), '7', '未知状态 7'],
    [field('status', '', { table: TABLE }), '已开具', '已开具'],
    [field('bool', ''), 'true', '是'],
    [field('money', ''), '5', '5.00'],
    [field('image', ''), '', '—'],
  ])('%o of %j', (made, value, text) => {
    expect(showValue(made, value)).toHaveTextContent(new RegExp(`^${text.replaceAll('*', '\\*')}$`))
  })

  it('highlights negative money, and no quantity: its tolerance judges it', () => {
    const marked = (kind: 'money' | 'quantity', value: string) =>
      showValue(field(kind, ''), value).querySelector(`.${textStyles.negative}`)
    expect(marked('money', '-0.46')).toHaveTextContent('-0.46')
    expect(marked('money', '0.46')).toBeNull()
    expect(marked('quantity', '-0.046')).toBeNull()
  })

  it('of a dictionary shows its label, and never the raw key while loading', async () => {
    let letGo: (() => void) | undefined
    dictionaryServer.use(
      http.get('*/gd-system/dict/listByCode', async () => {
        await new Promise<void>((resolve) => {
          letGo = resolve
        })
      }),
    )
    const cell = showValue(field('dict', '', { dictCode: 'delivery_mode' }), 'TRUCK')
    await waitFor(() => expect(letGo).toBeDefined())
    expect(cell).toHaveTextContent(/^$/)
    letGo?.()
    await waitFor(() => expect(cell).toHaveTextContent('司机配送'))
  })

  it('of a dictionary that failed shows the raw key with a retry', async () => {
    dictionaryServer.use(
      http.get('*/gd-system/dict/listByCode', () => HttpResponse.json({ code: 500 }, { status: 500 })),
    )
    const cell = showValue(field('dict', '配送方式', { dictCode: 'delivery_mode' }), 'TRUCK')
    await waitFor(() => expect(cell).toHaveTextContent('TRUCK'))
    dictionaryServer.resetHandlers()
    fireEvent.click(within(cell).getByRole('button', { name: '配送方式没有加载成功，重试' }))
    await waitFor(() => expect(cell).toHaveTextContent('司机配送'))
    expect(within(cell).queryByRole('button')).toBeNull()
  })

  it('with values for pasting elsewhere has a copy button', async () => {
    const write = vi.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } })
    const cell = showValue(field('text', '', { copy: true }), 'JC-202403-0007')
    fireEvent.click(within(cell).getByRole('button', { name: '复制 JC-202403-0007' }))
    await waitFor(() => expect(write).toHaveBeenCalledWith('JC-202403-0007'))
    expect(showValue(field('text', '', { copy: true }), '')).toHaveTextContent('—')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  })
})
