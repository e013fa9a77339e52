import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { PositionPicker } from '#features/common/region/PositionPicker'
import { runAtHost } from '#tests/kit/host'
import { startWords } from '#tests/kit/words'

runAtHost('material')
beforeAll(startWords)

it('shows the place on a map once a key of the map service is configured', () => {
  render(<PositionPicker address="示例路8号" mapKey="abc" value="113.883,22.555" />)
  const { src } = screen.getByRole<HTMLImageElement>('img', { name: '113.883,22.555 的地图' })
  expect(new URL(src).searchParams.get('location')).toBe('113.883,22.555')
  expect(new URL(src).searchParams.get('key')).toBe('abc')
})

it.each([
  ['without a key', '', '113.883,22.555'],
  ['without a valid position', 'abc', '22.555,113.883'],
])('shows no map %s', (_why, mapKey, value) => {
  render(<PositionPicker address="示例路8号" mapKey={mapKey} value={value} />)
  expect(screen.queryByRole('img', { name: /的地图$/ })).toBeNull()
})
