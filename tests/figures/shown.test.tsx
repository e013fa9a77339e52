import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { send, signIn } from '#tests/kit/api'
import { hostOf } from '#tests/kit/host'
import { renderApp, renderPage, runApp, setHost } from '#tests/kit/render'
import { rowsOfFile } from '#tests/kit/worksheet'
import { ACCOUNT, type Shown } from './shown'

// What a user reads of the main figures, on screens, papers and in workbooks, against the stored documents summed.

runApp('material')

/** The figures of all areas, as each area lists them. */
const areas = import.meta.glob<{ shown: readonly Shown[] }>('../features/*/*/shown.ts', { eager: true })
const figures = Object.values(areas).flatMap(({ shown }) => shown)

/** Whether a text on screen says a figure: neighbouring cells are texts of their own. */
function isShown(figure: string): boolean {
  const whole = new RegExp(`(^|[^\\d,.])${figure.replaceAll('.', '\\.')}(?![\\d,.]*\\d)`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (whole.test(texts.currentNode.textContent ?? '')) return true
  return false
}

describe.each(figures)('$name', ({ figure, places, workbook }) => {
  it.each(Object.entries(places))('is read on %s', async (_, place) => {
    setHost(hostOf(ACCOUNT))
    const path = place()
    const render = path.includes('Preview?') ? renderApp : renderPage
    await render({ path, account: ACCOUNT })
    const said = figure()
    await waitFor(() => expect(isShown(said), `${said} at ${path}`).toBe(true), { timeout: 15_000 })
  })

  if (!workbook) return
  it('ends the workbook', async () => {
    const { token } = await signIn(ACCOUNT)
    const query = workbook.query?.()
    const response = await send('GET', workbook.path(), { query, headers: { Authorization: `Bearer ${token}` } })
    const numberOf = (text: string) => Number(text.replaceAll(',', ''))
    const cells = (await rowsOfFile(await response.blob())).flat()
    expect(cells.map(numberOf)).toContain(numberOf(figure()))
  })
})
