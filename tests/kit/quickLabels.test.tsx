import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { quickLabels } from './quickLabels'

it('finds the same labels as jsdom', () => {
  render(
    <>
      <label htmlFor="a">by id</label>
      <label htmlFor="a">by id, too</label>
      <input id="a" data-testid="field" />
      <label>
        around <input data-testid="field" /> and not <textarea data-testid="field" />
      </label>
      <label htmlFor="a">
        for another one <input data-testid="field" />
      </label>
      <label htmlFor="">
        for none <select data-testid="field" />
      </label>
      <label htmlFor="b">of a button</label>
      <button id="b" type="button" data-testid="field" />
      <label htmlFor="c">of what is hidden</label>
      <input type="hidden" id="c" data-testid="field" />
      <input data-testid="field" />
    </>,
  )
  const labels = () =>
    screen
      .getAllByTestId<HTMLInputElement>('field')
      .map((field) => field.labels && [...field.labels].map((one) => one.textContent))
  const asJsdom = labels()
  const takeBack = quickLabels()
  expect(labels()).toEqual(asJsdom)
  expect(asJsdom[0]).toHaveLength(3)
  takeBack()
  expect(labels()).toEqual(asJsdom)
})
