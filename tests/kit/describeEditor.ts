import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { dirtyForms, flushDrafts } from '#shared/dirtyForms'
import { listDrafts } from '#shared/drafts'
import { getSession } from '#shared/session'
import { dialog } from './drawerScreen'
import { askedAt, fill, page, reload, renderApp, server, user } from './render'

/** Describes a form; the suite is derived from it. */
export type EditorSpec = {
  name: string
  account: string
  /** Its address. */
  path: () => string | Promise<string>
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
  /** Also test the mechanics common to all forms on this one. */
  mechanics?: true
}

/** The suite of a form: its initial values, its required fields, and where a rejection is shown. */
export function describeEditor(spec: EditorSpec) {
  const { account, api, values, required, typed, refusal } = spec
  const form = () => (spec.drawer ? dialog(spec.drawer) : page())
  const input = (label: string) => within(form()).getByLabelText(label, { selector: 'input, textarea' })
  const button = () => within(form()).getByRole('button', { name: new RegExp(`^${[...spec.save].join('\\s?')}$`) })
  const errors = () => [...form().querySelectorAll('.ant-form-item-explain-error')].map((error) => error.textContent)
  const open = async () => {
    await renderApp({ path: await spec.path(), account })
    await isThere()
  }
  const isThere = () => waitFor(() => expect(input(typed.label)).toBeEnabled())
  // A list may be read under the path of its save.
  const saves = () => askedAt(api).filter(({ method }) => method !== 'GET')
  const complete = async () => {
    await spec.complete()
    await fill(input(typed.label), typed.value)
  }
  const isSaved = async () => {
    await waitFor(() => expect(dirtyForms()).toEqual([]))
    await waitFor(async () => expect(await listDrafts(userId())).toEqual([]))
  }
  const answer = (body: Record<string, unknown>, status = 200) =>
    server.use(http.post(`*${api}`, () => HttpResponse.json({ success: false, ...body }, { status })))

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

    it('shows a refusal at its field, takes no answer for no success, and keeps what was typed', async () => {
      await open()
      await complete()
      answer({ code: 400, message: refusal.message })
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

    if (!spec.mechanics) return

    it('brings its draft back after a reload, and drops it once it is saved', async () => {
      await open()
      await fill(input(typed.label), typed.value)
      await flushDrafts()
      await reload()
      await isThere()
      await waitFor(() => expect(form()).toHaveTextContent(/已恢复 .* 的草稿/))
      expect(input(typed.label)).toHaveValue(typed.value)
      expect(dirtyForms()).toHaveLength(1)
      await complete()
      await user.click(button())
      await isSaved()
    })

    it('keeps everything when saving fails, and is saved by the next attempt', async () => {
      await open()
      await complete()
      answer({ code: 500 }, 500)
      await user.click(button())
      await waitFor(() => expect(saves()).toHaveLength(1))
      await waitFor(() => expect(input(typed.label)).toBeEnabled())
      expect(input(typed.label)).toHaveValue(typed.value)
      await flushDrafts()
      expect(await listDrafts(userId())).toHaveLength(1)
      server.resetHandlers()
      await user.click(button())
      await isSaved()
    })

    it('sends one call for a double click', async () => {
      server.use(
        http.post(`*${api}`, async () => {
          await delay(30)
        }),
      )
      await open()
      await complete()
      const pressed = button()
      fireEvent.click(pressed)
      fireEvent.click(pressed)
      await isSaved()
      expect(saves()).toHaveLength(1)
    })

    it('is saved by Ctrl+Enter from any field', async () => {
      await open()
      await complete()
      fireEvent.keyDown(input(typed.label), { key: 'Enter', ctrlKey: true })
      await isSaved()
      expect(saves()).toHaveLength(1)
    })
  })
}

function userId(): string {
  return getSession().user?.userId ?? ''
}
