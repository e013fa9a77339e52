import { get, set } from 'idb-keyval'
import { describe, expect, it, vi } from 'vitest'
import { text } from '#domain/text'
import { type DraftKey, listDrafts, loadDraft, removeDraft, saveDraft } from '#shared/drafts'

const key = (userId: string, screen = 'createDeliver', record = ''): DraftKey => ({ userId, screen, record })

describe('drafts', () => {
  it('come back unchanged, with the time they were saved', async () => {
    const values = {
      note: '“急”',
      lines: [{ id: '1898765432109876543', quantity: '1.50' }],
      day: new Date('2024-03-01'),
      none: undefined,
    }
    const before = Date.now()
    await saveDraft(key('u1'), values, text('创建送货单'))
    const draft = await loadDraft<typeof values>(key('u1'))
    expect(draft).toMatchObject({ values, title: text('创建送货单') })
    expect(draft?.savedAt).toBeGreaterThanOrEqual(before)
    expect(draft?.savedAt).toBeLessThanOrEqual(Date.now())
  })

  it('are overwritten by later ones', async () => {
    await saveDraft(key('u2'), { n: 1 })
    await saveDraft(key('u2'), { n: 2 })
    expect((await loadDraft<{ n: number }>(key('u2')))?.values).toEqual({ n: 2 })
  })

  it.each([
    ['another user', key('u4')],
    ['another screen', key('u3', 'agreementEdit', 'c1')],
    ['another record', key('u3', 'createDeliver', 'c2')],
    ['no record', key('u3', 'createDeliver')],
    ['parts that read the same when joined', key('u3', 'createDeliverc', '1')],
  ])('%s has its own', async (_name, other) => {
    const mine = key('u3', 'createDeliver', 'c1')
    await saveDraft(mine, { n: 1 })
    expect(await loadDraft(other)).toBeNull()
    await saveDraft(other, { n: 2 })
    await removeDraft(other)
    expect((await loadDraft<{ n: number }>(mine))?.values).toEqual({ n: 1 })
    expect(await loadDraft(other)).toBeNull()
  })

  it('are listed for their user only, newest first', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const save = async (at: number, whose: DraftKey) => {
      vi.setSystemTime(at)
      await saveDraft(whose, {}, text(`saved at ${at}`))
    }
    await save(1000, key('lister', 'a', '1'))
    await save(3000, key('lister', 'b', '2'))
    await save(2000, key('lister', 'a', '3'))
    await save(4000, key('somebody'))
    vi.useRealTimers()
    expect(await listDrafts('lister')).toEqual([
      { ...key('lister', 'b', '2'), savedAt: 3000, title: text('saved at 3000') },
      { ...key('lister', 'a', '3'), savedAt: 2000, title: text('saved at 2000') },
      { ...key('lister', 'a', '1'), savedAt: 1000, title: text('saved at 1000') },
    ])
    expect(await listDrafts('nobody')).toEqual([])
  })

  it('can be removed without existing', async () => {
    await removeDraft(key('u9'))
    expect(await loadDraft(key('u9'))).toBeNull()
  })

  it('have a store of their own', async () => {
    await set('prefs', { a: 1 })
    await saveDraft(key('u5'), {})
    expect(await get('prefs')).toEqual({ a: 1 })
  })

  it('reject a value that cannot be stored, so that the form can say so', async () => {
    await expect(saveDraft(key('u6'), { call: () => undefined })).rejects.toBeInstanceOf(Error)
  })

  it('of a browser without a store reject saving, and live until the page unloads', async () => {
    vi.resetModules()
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('denied')
      },
    })
    const drafts = await import('#shared/drafts')
    expect(await drafts.loadDraft(key('u1'))).toBeNull()
    expect(await drafts.listDrafts('u1')).toEqual([])
    await drafts.removeDraft(key('u1'))
    await expect(drafts.saveDraft(key('u1'), { n: 1 }, text('typed'))).rejects.toBeInstanceOf(Error)
    expect((await drafts.loadDraft<{ n: number }>(key('u1')))?.values).toEqual({ n: 1 })
    expect(await drafts.listDrafts('u1')).toMatchObject([{ title: text('typed') }])
    await drafts.removeDrafts('u1')
    expect(await drafts.loadDraft(key('u1'))).toBeNull()
    vi.unstubAllGlobals()
  })
})
