import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type FieldKind, field } from '#domain/field'
import { switchLanguage } from '#shared/i18n'
import { DescriptionList } from '#shared/record/DescriptionList'
import styles from '#shared/record/DescriptionList.module.css'
import { Catcher, renderPart, runPart } from '#tests/kit/part'

runPart()

const FIELDS = { name: field('text', '备注'), amount: field('money', '金额'), reason: field('text', '作废原因') }

/** The facts on screen as labels and values. */
const facts = () => screen.getAllByRole('term').map((word) => [word.textContent, word.nextElementSibling?.textContent])

describe('facts', () => {
  it('are labels and values, in the order of their names', () => {
    renderPart(
      <DescriptionList fields={FIELDS} record={{ name: '盘螺', amount: '1234.5' }} names={['amount', 'name']} />,
    )
    expect(facts()).toEqual([
      ['金额', '1,234.50'],
      ['备注', '盘螺'],
    ])
  })

  it.each<[FieldKind, unknown]>([
    ['text', ''],
    ['text', null],
    ['text', undefined],
    ['money', null],
    ['quantity', null],
    ['percent', null],
    ['integer', null],
    ['date', ''],
    ['time', ''],
    ['status', -1],
    ['phone', ''],
    ['plate', ''],
    ['image', ''],
  ])('of kind %s that are %j show as —', (kind, value) => {
    renderPart(<DescriptionList fields={{ it: field(kind, '备注') }} record={{ it: value }} names={['it']} />)
    expect(facts()).toEqual([['备注', '—']])
  })

  it('that are 0 or false are values', () => {
    const fields = { count: field('integer', '备注'), isTotal: field('bool', '金额') }
    renderPart(<DescriptionList fields={fields} record={{ count: 0, isTotal: false }} names={['count', 'isTotal']} />)
    expect(facts()).toEqual([
      ['备注', '0'],
      ['金额', '否'],
    ])
  })

  it.each<[string, ReactNode, string]>([
    ['text', '七', '七'],
    ['nought', 0, '0'],
    ['an element', <b key="b">b</b>, 'b'],
    ['empty text', '', '—'],
    ['null', null, '—'],
    ['undefined', undefined, '—'],
    ['false', false, '—'],
  ])('may have custom content: %s', (_name, render, text) => {
    renderPart(<DescriptionList fields={FIELDS} record={{}} names={[{ field: 'reason', render }]} />)
    expect(facts()).toEqual([['作废原因', text]])
  })

  it('take a whole row when configured so', () => {
    renderPart(
      <DescriptionList
        fields={FIELDS}
        record={{ name: '盘螺', amount: '1' }}
        names={['amount', { field: 'name', isWide: true }, { field: 'reason', render: 'x', isWide: true }]}
      />,
    )
    const wide = screen.getAllByRole('term').filter((word) => word.parentElement?.classList.contains(styles.wide ?? ''))
    expect(wide.map(({ textContent }) => textContent)).toEqual(['备注', '作废原因'])
  })

  it('are in the current language', async () => {
    await switchLanguage(2)
    renderPart(<DescriptionList fields={FIELDS} record={{ name: '盘螺' }} names={['name']} />)
    expect(facts()).toEqual([['Remark', '盘螺']])
  })

  it('without a field definition throw', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const faults: Error[] = []
    renderPart(
      <Catcher faults={faults}>
        <DescriptionList fields={FIELDS} record={{ name: '' }} names={['nowhere' as 'name']} />
      </Catcher>,
    )
    expect(faults.map(({ message }) => message)).toEqual(['no field named nowhere'])
  })
})
