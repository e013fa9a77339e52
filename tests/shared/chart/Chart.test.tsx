import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Chart } from '#shared/chart/Chart'

const show = (values: (string | null)[]) =>
  render(
    <Chart kind="bar" label="货款" names={values.map(String)} series={[{ name: '金额', values }]} format={String} />,
  )

it.each([
  ['no values', []],
  ['missing values', [null, null]],
  ['nothing but 0', ['0.00', '0']],
])('of %s says so instead of an axis', (_, values) => {
  show(values)
  expect(screen.getByRole('region', { name: '货款' })).toHaveTextContent('没有可画成图的数值')
  expect(screen.queryByRole('img', { name: '货款' })).toBeNull()
})

it.each([[['0', '-1.00']], [[null, '0.01']]])('of %j is drawn', (values) => {
  show(values)
  expect(screen.getByRole('img', { name: '货款' })).toBeInTheDocument()
  expect(screen.queryByText('没有可画成图的数值')).toBeNull()
})
