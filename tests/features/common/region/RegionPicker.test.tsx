import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Form } from 'antd'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import type { RegionDepth, RegionPath } from '#features/common/region/model'
import { RegionPicker } from '#features/common/region/RegionPicker'
import { renderPart, runPart } from '#tests/kit/part'
import { asked, askedAt, runApp, server, signIn, user } from '#tests/kit/render'

runApp('supplier')
runPart()
beforeEach(() => signIn('yueheng'))

const STORED: RegionPath = { idPath: '44,4403,440306', namePath: '广东省,深圳市,宝安区' }
const LAZY = '/region/lazy-tree'

let value: RegionPath | undefined

function open(depth: RegionDepth, initial?: RegionPath) {
  value = initial
  renderPart(
    <Form onValuesChange={(_changed, all) => (value = all.region)}>
      <Form.Item name="region" label="所在地区" initialValue={initial}>
        <RegionPicker depth={depth} />
      </Form.Item>
    </Form>,
  )
}

const input = () => screen.getByRole('combobox', { name: '所在地区' })
const isThere = (name: string) => waitFor(() => item(name))
const columns = () => [...document.querySelectorAll<HTMLElement>('.ant-cascader-menu')]
function item(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('.ant-cascader-menu-item')].find(
    ({ textContent }) => textContent === name,
  )
  if (!found) throw new Error(`no region ${name}`)
  return found
}
const pick = async (...names: string[]) => {
  for (const name of names) await user.click(await isThere(name))
}

it('shows the stored names without sending a request', async () => {
  open(3, STORED)
  expect(screen.getByText('广东省 / 深圳市 / 宝安区')).toBeInTheDocument()
  expect(askedAt(LAZY)).toEqual([])
})

it('opens on the columns of the stored region', async () => {
  open(4, STORED)
  await user.click(input())
  await isThere('新安街道')
  expect(columns()).toHaveLength(4)
  await pick('西乡街道')
  expect(value).toEqual({ idPath: '44,4403,440306,440306002', namePath: '广东省,深圳市,宝安区,西乡街道', isEnd: true })
})

it('loads a level when its parent is opened, and takes the region once it is deep enough', async () => {
  open(3)
  await user.click(input())
  await pick('江苏省', '南京市')
  expect(value).toBeUndefined()
  await pick('江宁区')
  expect(value).toEqual({ idPath: '32,3201,320115', namePath: '江苏省,南京市,江宁区', isEnd: true })
  expect(askedAt(LAZY).map(({ query }) => query.get('parentCode'))).toEqual(['00', '32', '3201'])
})

it('rejects a region that is not deep enough, and says so', async () => {
  open(3, STORED)
  await user.click(input())
  await pick('江苏省')
  fireEvent.keyDown(input(), { key: 'Escape', keyCode: 27 })
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('没有更改：请选择到区（县）'))
  expect(screen.getAllByText('广东省 / 深圳市 / 宝安区')[0]).toBeInTheDocument()
  expect(value).toEqual(STORED)
})

it('is chosen by keyboard', async () => {
  // The cascader reads key codes, which user-event does not send.
  const press = (key: string, keyCode: number) => fireEvent.keyDown(input(), { key, keyCode })
  open(2)
  press('Enter', 13)
  await isThere('北京市')
  fireEvent.keyUp(input(), { key: 'Enter', keyCode: 13 })
  press('ArrowDown', 40)
  press('ArrowDown', 40)
  await waitFor(() => expect(columns()).toHaveLength(2))
  press('ArrowRight', 39)
  press('Enter', 13)
  expect(value?.namePath).toBe('天津市,天津市')
})

it('searches the loaded regions', async () => {
  open(2)
  await user.click(input())
  await pick('浙江省')
  await isThere('温州市')
  await user.type(input(), '温州')
  await pick('浙江省 / 温州市')
  expect(value?.namePath).toBe('浙江省,温州市')
})

it('shows an error when a level fails to load, and recovers on retry', async () => {
  server.use(http.get(`*${LAZY}`, () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
  open(3)
  await user.click(input())
  const alert = await waitFor(() => screen.getByRole('alert'))
  expect(alert).toHaveTextContent('地区没有加载成功')
  server.resetHandlers()
  asked.length = 0
  await user.click(within(alert).getByRole('button', { name: '重试' }))
  await isThere('广东省')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
