import { field, fill, user } from '#tests/kit/render'

/** Types a moment into a date input of a form. */
export async function fillTime(label: string, moment: string): Promise<void> {
  await fill(field(label), moment)
  await user.keyboard('{Enter}')
}
