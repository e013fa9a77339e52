import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { dirtyForms } from '#shared/dirtyForms'
import { hostOf } from '#tests/kit/host'
import { askedAt, fill, page, renderPage, server, setHost, user } from '#tests/kit/render'
import { dialog } from './drawerScreen'

/** A form; `describeEditor` runs the same tests on every form. */
export type EditorSpec = {
  /** Its component, by file. */
  screen: string
  name: string
  account: string
  /** Its address. */
  path: () => string
  /** The title of its drawer; missing for a full page. */
  drawer?: string
  /** The label of the save button. */
  save: string
  /** End of the path of the save call. */
  api: string
  /** Initial values, by label. */
  values: Record<string, string>
  /** Errors of the required fields when saved untouched; missing when it is complete from the start. */
  required?: string[]
  /** Fills in all required fields. */
  complete: () => Promise<void>
  /** A text typed by the user. */
  typed: { label: string; value: string }
  /** A rejection of the server, and its field. */
  refusal: { message: string; label: string }
}

/**
 * Tests of every form: its initial values, its required fields, and where a rejection is shown. What forms have in
 * common is proven on one of them, in `shared/editor/DrawerEditor.test.tsx`.
 */
export function describeEditor(spec: EditorSpec) {
  const { account, api, values, required, typed, refusal } = spec
  const form = () => (spec.drawer ? dialog(spec.drawer) : page())
  const input = (label: string) => within(form()).getByLabelText(label, { selector: 'input, textarea' })
  const button = () => within(form()).getByRole('button', { name: new RegExp(`^${[...spec.save].join('\\s?')}$`) })
  const errors = () => [...form().querySelectorAll('.ant-form-item-explain-error')].map((error) => error.textContent)
  const open = async () => {
    setHost(hostOf(account))
    await renderPage({ path: spec.path(), account })
    await waitFor(() => expect(input(typed.label)).toBeEnabled())
  }
  // A list may be read under the path of its save.
  const saves = () => askedAt(api).filter(({ method }) => method !== 'GET')

  describe(spec.name, () => {
    it('opens with its values; saved untouched it marks its required fields, and sends nothing', async () => {
      await open()
      for (const [label, value] of Object.entries(values)) {
        await waitFor(() => expect(input(label)).toHaveValue(value))
      }
      expect(dirtyForms()).toEqual([])
      if (!required) return
      await user.click(button())
      await waitFor(() => expect(errors()).toEqual(required))
      expect(saves()).toEqual([])
    })

    it('shows a rejection at its field, takes an empty answer as a failure, and keeps typed input', async () => {
      await open()
      await spec.complete()
      await fill(input(typed.label), typed.value)
      const refused = { success: false, code: 400, message: refusal.message }
      server.use(http.post(`*${api}`, () => HttpResponse.json(refused)))
      await user.click(button())
      await waitFor(() => expect(errors()).toEqual([refusal.message]))
      expect(input(refusal.label).closest('.ant-form-item')).toHaveTextContent(refusal.message)
      expect(input(typed.label)).toHaveValue(typed.value)
      server.use(http.post(`*${api}`, () => new HttpResponse('')))
      await waitFor(() => expect(button()).toBeEnabled())
      await user.click(button())
      await waitFor(() => expect(screen.getByText(/^服务器没有给出明确的结果/)).toBeInTheDocument())
      expect(input(typed.label)).toHaveValue(typed.value)
      expect(dirtyForms()).toHaveLength(1)
    })
  })
}
