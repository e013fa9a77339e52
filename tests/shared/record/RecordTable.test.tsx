import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RecordTable } from '#shared/record/RecordTable'
import { renderPart, runPart } from '#tests/kit/part'

runPart()

it.each([false, true])('is no live region, loading or not, so that no reader says all of it: %s', async (loading) => {
  renderPart(
    <RecordTable
      caption="材料"
      columns={[{ title: '名称', dataIndex: 'name' }]}
      dataSource={[{ id: '1' }]}
      loading={loading}
    />,
  )
  const table = await screen.findByRole('table', { name: '材料' })
  expect(table.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
})

it.each([
  ['the first column', undefined, '螺纹钢'],
  ['the one it is told', 'spec', 'Φ12'],
])('names its rows by %s that is no row number', async (_what, rowName, named) => {
  renderPart(
    <RecordTable
      caption="材料"
      rowName={rowName}
      columns={['seq', 'name', 'spec'].map((key) => ({ key, title: key, dataIndex: key }))}
      dataSource={[{ id: '1', seq: 1, name: '螺纹钢', spec: 'Φ12' }]}
    />,
  )
  expect(await screen.findByRole('rowheader')).toHaveTextContent(named)
})
