import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { WidthInput } from '#shared/list/views/WidthInput'

function Setting() {
  const [width, setWidth] = useState(136)
  return (
    <>
      <WidthInput label="金额的宽度" width={width} onSet={setWidth} />
      <output>{width}</output>
    </>
  )
}

it.each([
  ['120', 120],
  ['600', 600],
  ['55', 136],
  ['999', 136],
  ['12x', 136],
  ['', 136],
])('a width typed as %j stays as typed; the column is %i wide', (typed, width) => {
  render(<Setting />)
  const input = screen.getByLabelText('金额的宽度')
  fireEvent.change(input, { target: { value: typed } })
  fireEvent.blur(input)
  expect(input).toHaveValue(typed)
  expect(input).toHaveAttribute('aria-invalid', String(typed !== String(width)))
  expect(screen.getByRole('status')).toHaveTextContent(`${width}`)
})
