import { fireEvent, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNewVersion } from '#app/release/newVersion'
import { noteReload, watchRelease } from '#app/release/watchRelease'
import { runApp, server } from '#tests/kit/render'
import { asPageOf, entryTag, leavePageOf } from './pageVersion'

runApp('supplier')

let asked: string[] = []
let stop = () => {}

beforeEach(() => {
  asPageOf('aaa', '1.0.0')
  stop = watchRelease()
})
afterEach(() => {
  vi.useRealTimers()
  stop()
  leavePageOf()
  useNewVersion.setState({ isThere: false, lowest: '' })
  asked = []
})

/** What the site serves from now on: the file of its version, which may be none, and its page. */
function serve(file: unknown, entry = 'none') {
  server.use(
    http.get('*/version.json', () => {
      asked.push('version.json')
      if (file === null) return new HttpResponse(null, { status: 404 })
      return typeof file === 'string' ? HttpResponse.html(file) : HttpResponse.json(file as object)
    }),
    http.get('*/', () => {
      asked.push('index.html')
      return HttpResponse.html(entryTag(entry))
    }),
  )
}

/** The tab comes back into view some minutes after now. */
function comeBack(minutes: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  fireEvent(document, new Event('visibilitychange'))
  vi.useRealTimers()
}

const of = (entry: string, version: string, lowest?: string) => ({
  version,
  entry: `/assets/index-${entry}.js`,
  lowest,
})

it.each([
  ['its file', of('bbb', '1.0.0'), ['version.json']],
  ['its page, without the file', null, ['version.json', 'index.html']],
  ['its page, where the file is a page', '<div id="root"></div>', ['version.json', 'index.html']],
  ['its page, where the file is no record', [1], ['version.json', 'index.html']],
  ['its page, where the file names no entry', { version: 2, lowest: 3 }, ['version.json', 'index.html']],
])('finds a new version by %s', async (_by, file, calls) => {
  serve(file, 'bbb')
  comeBack(11)
  await waitFor(() => expect(useNewVersion.getState()).toEqual({ isThere: true, lowest: '' }))
  expect(asked).toEqual(calls)
})

it('asks at most every ten minutes, and says nothing of the version that the page has', async () => {
  serve(of('bbb', '1.1.0'))
  comeBack(3)
  serve(of('aaa', '1.0.0', '9.0.0'))
  comeBack(11)
  await waitFor(() => expect(asked).toEqual(['version.json']))
  serve(of('bbb', '1.1.0'))
  comeBack(20)
  expect(useNewVersion.getState().isThere).toBe(false)
  expect(asked).toEqual(['version.json'])
  comeBack(22)
  await waitFor(() => expect(useNewVersion.getState().isThere).toBe(true))
})

it('says nothing where neither can be read', async () => {
  server.use(
    http.get('*/version.json', () => HttpResponse.error()),
    http.get('*/', () => {
      asked.push('index.html')
      return HttpResponse.error()
    }),
  )
  comeBack(11)
  await waitFor(() => expect(asked).toEqual(['index.html']))
  expect(useNewVersion.getState().isThere).toBe(false)
})

it.each([
  ['is lower than the lowest', of('bbb', '1.1.0', '1.1.0'), '1.1.0'],
  ['is the lowest', of('bbb', '1.1.0', '1.0.0'), ''],
  ['is lower than one that the site itself is below', of('bbb', '1.1.0', '2.0.0'), ''],
  ['is compared with no version', of('bbb', '1.1.0', 'newest'), ''],
])('takes a page out of use whose version %s', async (_which, file, lowest) => {
  serve(file)
  comeBack(11)
  await waitFor(() => expect(useNewVersion.getState()).toEqual({ isThere: true, lowest }))
})

it('reloads once for a lowest version', async () => {
  noteReload('1.1.0')
  serve(of('bbb', '1.1.0', '1.1.0'))
  comeBack(11)
  await waitFor(() => expect(useNewVersion.getState()).toEqual({ isThere: true, lowest: '' }))
})
