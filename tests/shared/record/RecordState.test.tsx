import { onlineManager, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RecordState } from '#shared/record/RecordState'
import { client, renderPart, runPart } from '#tests/kit/part'
import { runServer } from '#tests/shared/http/harness'
import { answering, NOT_FOUND, type Note, notes } from './notes'

runServer()
runPart()
afterEach(() => onlineManager.setOnline(true))

/** A page that queries its record itself. */
function Page({ id, initial }: { id: string; initial?: Note | null }) {
  const query = useQuery({ ...notes.detail(id), enabled: id !== '', initialData: initial })
  return <RecordState query={query}>{({ name }) => <p>{`name: ${name}`}</p>}</RecordState>
}

describe('the state of a record', () => {
  it('is not found without an id', () => {
    renderPart(<Page id="" />)
    expect(screen.getByText(NOT_FOUND)).toBeInTheDocument()
  })

  it('is loading while offline, and continues online', async () => {
    answering({ 7: '盘螺' })
    onlineManager.setOnline(false)
    renderPart(<Page id="7" />)
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
    onlineManager.setOnline(true)
    expect(await screen.findByText('name: 盘螺')).toBeInTheDocument()
  })

  it('shows the cached record at once, while it is refetched', async () => {
    answering({ 7: '线材' })
    client.setQueryData<Note>(['note', 'detail', '7'], { id: '7', name: '盘螺' }, { updatedAt: 1 })
    renderPart(<Page id="7" />)
    expect(screen.getByText('name: 盘螺')).toBeInTheDocument()
    expect(await screen.findByText('name: 线材')).toBeInTheDocument()
  })

  it('shows a record whose values are all empty', () => {
    renderPart(<Page id="7" initial={{ id: '7', name: '' }} />)
    expect(screen.getByText('name:')).toBeInTheDocument()
  })
})
