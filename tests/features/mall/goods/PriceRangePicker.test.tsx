import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PriceRangePicker } from '#features/mall/goods/PriceRangePicker'

function Filter() {
  const [value, setValue] = useState('')
  return <PriceRangePicker value={value} onChange={setValue} />
}

it.each([
  ['158.5', '158.5', false],
  ['１５８', '158', false],
  ['999999999999', '999999999999', false],
  ['约100', '约100', true],
])('a price typed as %s shows as %s, marked as an error: %s', (typed, shown, isWrong) => {
  render(<Filter />)
  const least = screen.getAllByRole('textbox')[0] as HTMLElement
  fireEvent.change(least, { target: { value: typed } })
  expect(least).toHaveValue(shown)
  expect(least.matches('[aria-invalid=true]')).toBe(isWrong)
})
