import { expect, it } from 'vitest'
import { inPage, renderPage, runApp, shows } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('material')

it('lists the units of the platform, and says whom to ask for another', async () => {
  await renderPage({ path: '/goods-units', account: 'haichuan' })
  await settled()
  await shows('共 26 条')
  expect(inPage().getByText('单位由平台统一维护，需要新单位请联系平台')).toBeInTheDocument()
  expect(inPage().queryByRole('button', { name: /添加|编辑|删除/ })).toBeNull()
})
