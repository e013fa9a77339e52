import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { field, fill, user } from '#tests/kit/render'

/** Types a moment into a date input of a form, once its part is loaded. */
export async function fillTime(label: string, moment: string): Promise<void> {
  await waitFor(() => expect(field(label)).toBeEnabled())
  await fill(field(label), moment)
  await user.keyboard('{Enter}')
}
