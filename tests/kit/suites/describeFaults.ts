import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { hostOf } from '#tests/kit/host'
import { askedAt, renderPage, server, setHost, user } from '#tests/kit/render'
import { WRITE_FAULTS, type WriteFault } from './writeFaults'

/** A form whose save meets faults. */
export type FaultSpec = {
  name: string
  account?: string
  path: () => string
  /** End of the path of its save request. */
  api: string
  /** Opens it and fills it in. */
  complete: () => Promise<void>
  /** The save button. */
  button: () => HTMLElement
  /** The button that answers its question; null while none is asked. A save is not asked about again after a fault. */
  confirm?: () => HTMLElement | null
  /** Fails unless everything that was filled in is still there. */
  kept: () => void
  /** How many records the server holds of the kind that the form makes. */
  count: () => number
  /** By how much one save raises it; 0 for a change of a record. */
  grows?: number
  /** Fails until the form is done. */
  done: () => void
  /** Faults that it meets: every form meets some, and each fault is met by several forms. */
  faults?: readonly WriteFault[]
}

/**
 * Sixteen kinds of fault, or some of them, one after another, in one form: each is reported, none is taken as a
 * success, and no typed input is lost; the save that succeeds in the end makes one record.
 */
export function describeFaults(spec: FaultSpec) {
  const { api, button, kept, count, done, grows = 1, faults = WRITE_FAULTS, account = 'yueheng' } = spec
  const confirm = () => {
    const asked = spec.confirm?.()
    if (asked) fireEvent.click(asked)
  }
  it(`${spec.name}: faults lose no input, make no second record and are reported truthfully`, {
    timeout: 60_000,
  }, async () => {
    setHost(hostOf(account))
    await renderPage({ path: spec.path(), account })
    await spec.complete()
    const before = count()
    for (const { name, reply, said, isDone } of faults) {
      const calls = askedAt(api).length
      server.use(http.all(`*${api}`, ({ request }) => reply(request), { once: true }))
      await waitFor(() => expect(button(), name).toBeEnabled())
      await user.click(button())
      await waitFor(() => {
        confirm()
        expect(askedAt(api), name).toHaveLength(calls + 1)
      })
      if (said) await waitFor(() => expect(document.body, name).toHaveTextContent(said))
      await waitFor(() => expect(button(), name).toBeEnabled())
      expect(document.body, name).not.toHaveTextContent(/已保存$|成功$/)
      kept()
      if (!isDone) expect(count(), name).toBe(before)
      await dismiss()
    }
    await user.click(button())
    await waitFor(() => {
      confirm()
      done()
    })
    expect(count()).toBe(before + grows)
  })
}

/** Closes the modal of the last error. */
async function dismiss(): Promise<void> {
  const known = screen.queryAllByText('知道了').map((text) => text.closest('button'))
  await act(async () => {
    for (const one of known) if (one) fireEvent.click(one)
  })
  await waitFor(() => expect(screen.queryByText('错误提示')).not.toBeInTheDocument())
}
