import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { switchLanguage } from '#shared/i18n'
import { RecordPage } from '#shared/record/RecordPage'
import { client, renderPart, runPart, shown, titles } from '#tests/kit/part'
import { deferred, done, runServer, seenAt, server } from '#tests/shared/http/harness'
import { answering, DETAIL, failing, NOT_FOUND, notes } from './notes'

runServer()
runPart()

const page = (
  <RecordPage resource={notes.detail} title={({ name }) => `note ${name}`}>
    {({ name }) => <p>{name}</p>}
  </RecordPage>
)
const open = (...identity: string[]) => renderPart(page, { identity })
const refetch = () => client.invalidateQueries({ queryKey: ['note'] })

describe('a record page', () => {
  it('shows a skeleton, then its record, and names the tab after it', async () => {
    const gate = deferred()
    server.use(
      http.get(DETAIL, async () => {
        await gate.promise
        return done({ id: '7', name: '盘螺' })
      }),
    )
    open('7', 'of no interest')
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
    expect(titles).toEqual([])
    gate.resolve()
    expect(await screen.findByText('盘螺')).toBeInTheDocument()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(titles).toEqual(['note 盘螺'])
    expect(seenAt(DETAIL).map(({ url }) => url.searchParams.get('id'))).toEqual(['7'])
  })

  it.each([
    ['without an identity', []],
    ['with an empty one', ['']],
  ])('%s says that there is no record, and sends no request', async (_name, identity) => {
    open(...identity)
    expect(await screen.findByText(NOT_FOUND)).toBeInTheDocument()
    expect(seenAt(DETAIL)).toHaveLength(0)
    expect(titles).toEqual([])
  })

  it('says that there is no record when the server has none', async () => {
    answering({})
    open('7')
    expect(await screen.findByText(NOT_FOUND)).toBeInTheDocument()
    expect(titles).toEqual([])
    expect(shown).toEqual([])
  })

  it('shows a failure in place, and recovers on retry', async () => {
    failing()
    open('7')
    expect(await screen.findByRole('alert')).toHaveTextContent('加载失败服务器异常')
    answering({ 7: '盘螺' })
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('盘螺')).toBeInTheDocument()
    expect(titles).toEqual(['note 盘螺'])
  })

  it('shows an answer of the wrong shape as a failure', async () => {
    server.use(http.get(DETAIL, () => done('x')))
    open('7')
    expect(await screen.findByRole('alert')).toHaveTextContent('加载失败系统异常')
  })

  it('keeps the record when a refetch fails', async () => {
    answering({ 7: '盘螺' })
    open('7')
    await screen.findByText('盘螺')
    failing()
    await refetch()
    await waitFor(() => expect(shown).toEqual([{ toast: '服务器异常' }]))
    expect(screen.getByText('盘螺')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('updates after a change, including its title', async () => {
    answering({ 7: '盘螺' })
    open('7')
    await screen.findByText('盘螺')
    answering({ 7: '线材' })
    await refetch()
    expect(await screen.findByText('线材')).toBeInTheDocument()
    expect(titles).toEqual(['note 盘螺', 'note 线材'])
  })

  it('says that there is no record any more when it was deleted', async () => {
    answering({ 7: '盘螺' })
    open('7')
    await screen.findByText('盘螺')
    answering({})
    await refetch()
    expect(await screen.findByText(NOT_FOUND)).toBeInTheDocument()
    expect(screen.queryByText('盘螺')).not.toBeInTheDocument()
  })

  it('is in the current language', async () => {
    await switchLanguage(2)
    open()
    expect(await screen.findByText('This record was not found; it may have been deleted.')).toBeInTheDocument()
  })

  it('shows failures in the current language', async () => {
    await switchLanguage(2)
    server.use(http.get(DETAIL, () => done('x')))
    open('7')
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not be loadedSystem error')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  })
})
