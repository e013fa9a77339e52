import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => sessionStorage.clear())

/** The module as after a reload. */
function reload() {
  vi.resetModules()
  return import('#shared/diagnosis/ring')
}

it('after a reload has what went wrong before, without its values, beside what goes wrong now', async () => {
  const before = await reload()
  before.noteFault(new TypeError('no 张三 13912345678'))
  expect(sessionStorage.getItem('failureEvents')).not.toMatch(/张三|13912345678/)
  const after = await reload()
  expect(after.failureEvents()).toEqual([])
  expect(after.earlierFailureEvents().map(({ what }) => what)).toEqual(['TypeError no … #'])
  after.noteFault(new RangeError('again'))
  const last = await reload()
  expect(last.earlierFailureEvents().map(({ what }) => what)).toEqual(['TypeError no … #', 'RangeError again'])
})

it.each(['{', '{}', 'null', '[null, 3, {"time":1e99,"status":0,"screen":"","what":"","where":"","trace":""}]'])(
  'begins without those of another version: %s',
  async (kept) => {
    sessionStorage.setItem('failureEvents', kept)
    expect((await reload()).earlierFailureEvents()).toEqual([])
  },
)
