import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serverNow } from '#domain/time'
import { db } from '#mocks/areas'
import { storeSite } from '#shared/site/settings'
import { renderApp, runApp } from '#tests/kit/render'

runApp('supplier')

const say = (settings: { watermark?: boolean }) => storeSite({ text: '', settings, css: '', isFaulty: false })
const marks = () => [...document.querySelectorAll<HTMLElement>('[data-watermark]')]

beforeEach(() => say({ watermark: true }))
afterEach(() => say({}))

describe('the watermark', () => {
  it('is over the screens of a signed-in user: name, account and minute, for eyes alone', async () => {
    await renderApp({ path: '/supplier/driver/list', account: 'yueheng' })
    await waitFor(() => expect(marks()).toHaveLength(1))
    const [mark] = marks()
    expect(mark?.dataset.watermark).toMatch(/^\S+ yueheng \d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(mark?.dataset.watermark?.slice(-16, -6)).toBe(serverNow().slice(0, 10))
    expect(mark).toHaveAttribute('aria-hidden', 'true')
    expect(decodeURIComponent(mark?.style.backgroundImage ?? '')).toContain(mark?.dataset.watermark)
  })

  it('is on each printed sheet, below its text', async () => {
    const note = db.delivers.find(({ supplierId }) => supplierId === '9001')
    await renderApp({ path: `/deliverPreview?ids=${note?.id}&paper=241x140`, account: 'yueheng' })
    await waitFor(() => expect(document.querySelector('.sheet')).not.toBeNull())
    const sheets = [...document.querySelectorAll('.sheet')]
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) expect(sheet.firstElementChild).toHaveAttribute('data-watermark')
  })

  it('is nowhere before sign-in, and where the site has none', async () => {
    await renderApp({ path: '/loginSupplier' })
    await screen.findByRole('button', { name: '登录' })
    expect(marks()).toEqual([])
    say({})
    await renderApp({ path: '/supplier/driver/list', account: 'yueheng' })
    await screen.findByRole('table', { name: '司机管理' })
    expect(marks()).toEqual([])
  })
})
