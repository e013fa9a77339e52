import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ConfigProvider, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Zone } from '#features/mall/decoration/model/link/zones'
import ZoneDialog from '#features/mall/decoration/zone/ZoneDialog'
import { ZoneField } from '#features/mall/decoration/zone/ZoneField'
import type { RenderLink } from '#features/mall/decoration/zone/ZoneList'
import { ANNOUNCED } from '#shared/dialog/announce'
import { PageModalContext } from '#shared/dialog/pageModal'
import { runApp, user } from '#tests/kit/render'

runApp('material')

const HOME = { ___type: 'other', title: '首页' }
const FIRST = { topPer: 0.1, leftPer: 0.1, widthPer: 0.2, heightPer: 0.2, type: '', link: HOME, title: '', x: 1 }
const SECOND = { topPer: '0.5', leftPer: 0.5, widthPer: 9, heightPer: 0.3, type: 'shops', ids: ['7'], names: ['一店'] }
const NEW = { type: '', link: '', title: '', ids: [], names: [] }

/** A field that leads to the shopping cart when it is pressed. */
const renderLink: RenderLink = ({ label, onChange }) => (
  <button type="button" onClick={() => onChange({ ___type: 'other', title: '购物车' })}>
    {label}
  </button>
)

/** What was picked last. */
let picked: readonly Zone[] | null = null

/** A page with its confirmations, which close without an animation. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <Questions>{children}</Questions>
    </ConfigProvider>
  )
}

function Questions({ children }: { children: ReactNode }) {
  const [modal, questions] = Modal.useModal()
  return (
    <PageModalContext value={modal}>
      {questions}
      {children}
    </PageModalContext>
  )
}

function Page({ zones, picture }: { zones: readonly Zone[]; picture: string }) {
  const [isOpen, setOpen] = useState(true)
  const pick = (next: readonly Zone[]) => {
    picked = next
  }
  const props = { picture, zones, renderLink, onPick: pick, onClose: () => setOpen(false) }
  return isOpen ? <ZoneDialog {...props} /> : '已关闭'
}

const open = (zones: readonly Zone[] = [FIRST, SECOND], picture = '/files/banner.png') => {
  picked = null
  render(<Page zones={zones} picture={picture} />, { wrapper: Frame })
}
const stage = () => screen.getByRole('group', { name: '图片上的热区' })
const boxes = () => within(stage()).queryAllByRole('button')
const names = () => boxes().map((box) => box.getAttribute('aria-label'))
const box = (number: number) => boxes()[number - 1] as HTMLElement

/** What a screen reader said last. */
let said = ''
beforeEach(() => {
  said = ''
  const listen = (event: Event) => {
    said = String((event as CustomEvent).detail)
  }
  window.addEventListener(ANNOUNCED, listen)
  return () => window.removeEventListener(ANNOUNCED, listen)
})
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const confirm = async () => {
  await press(/^确\s?定$/)
  await screen.findByText('已关闭')
}
/** Drags on the picture, whose size in a test is 680×363 px. */
const drag = (from: Element, start: [number, number], end: [number, number]) => {
  const at = ([clientX, clientY]: [number, number]) => ({ pointerId: 1, button: 0, clientX, clientY })
  fireEvent.pointerDown(from, at(start))
  fireEvent.pointerMove(stage(), at([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]))
  fireEvent.pointerMove(stage(), at(end))
  fireEvent.pointerUp(stage(), at(end))
}

it('numbers the zones and says where each leads', async () => {
  open([FIRST, SECOND, {}])
  expect(names()).toEqual(['热区 1：首页', '热区 2：店铺：一店', '热区 3：没有链接'])
  expect(within(screen.getByRole('list', { name: '热区列表' })).getAllByText('没有链接')).toHaveLength(1)
  await confirm()
  expect(picked).toBeNull()
})

it('adds a zone at the first free place, and says when there is none', async () => {
  open([])
  await press('添加热区')
  expect(box(1)).toHaveFocus()
  expect(said).toContain('已添加热区 1')
  await confirm()
  expect(picked).toEqual([{ ...NEW, topPer: 0, leftPer: 0, widthPer: 0.211765, heightPer: 0.264463 }])
})

it('adds nothing to a picture without room', async () => {
  open([{ ...FIRST, topPer: 0, leftPer: 0, widthPer: 1, heightPer: 1 }])
  await press('添加热区')
  expect(names()).toEqual(['热区 1：首页'])
  expect(said).toContain('没有空位了')
})

it('moves and resizes by keys, and leaves other zones as they came', async () => {
  open()
  box(1).focus()
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Alt>}{ArrowUp}{/Alt}')
  expect(said).toContain('热区 1：左 11%，上 12%，宽 21%，高 19%')
  expect(box(1)).toHaveFocus()
  await confirm()
  expect(picked).toEqual([{ ...FIRST, leftPer: 0.11, topPer: 0.12, widthPer: 0.21, heightPer: 0.19 }, SECOND])
  expect(picked?.[1]).toBe(SECOND)
})

it('stops at the edge of the picture and says so', async () => {
  open([{ ...FIRST, leftPer: 0 }])
  box(1).focus()
  await user.keyboard('{ArrowLeft}')
  expect(said).toContain('不能再移动或调整')
  await confirm()
  expect(picked).toBeNull()
})

it('draws, moves and resizes by pointer', async () => {
  open([FIRST])
  drag(stage(), [340, 181.5], [476, 290.4])
  await waitFor(() => expect(box(2)).toHaveFocus())
  drag(box(1), [80, 50], [148, 50])
  await waitFor(() => expect(box(1)).toHaveFocus())
  drag(box(1).parentElement?.querySelector('[data-edges="1 1"]') as Element, [272, 108.9], [306, 108.9])
  await waitFor(() => expect(box(1).parentElement?.style.width).toBe('25%'))
  await confirm()
  expect(picked).toEqual([
    { ...FIRST, leftPer: 0.2, widthPer: 0.25 },
    { ...NEW, leftPer: 0.5, topPer: 0.5, widthPer: 0.2, heightPer: 0.3 },
  ])
})

it('refuses a drawing that is too small, and ignores a click', async () => {
  open([])
  drag(stage(), [10, 10], [11, 11])
  expect(said).toBe('')
  drag(stage(), [10, 10], [100, 40])
  await waitFor(() => expect(said).toContain('没有添加：热区至少 48×48 像素'))
  expect(boxes()).toEqual([])
})

it('removes a zone by key or button, and undoes it with its target', async () => {
  open()
  box(1).focus()
  await user.keyboard('{Delete}')
  expect(names()).toEqual(['热区 1：店铺：一店'])
  expect(box(1)).toHaveFocus()
  await press('删除热区 1')
  expect(names()).toEqual([])
  expect(screen.getByRole('button', { name: '添加热区' })).toHaveFocus()
  await user.keyboard('{Control>}z{/Control}')
  await press('撤销')
  expect(names()).toEqual(['热区 1：首页', '热区 2：店铺：一店'])
  expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled()
})

it('goes from a zone to its link, which is chosen for that zone alone', async () => {
  open()
  box(2).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '热区 2 的链接' })).toHaveFocus()
  await press('删除热区 1')
  await press('热区 1 的链接')
  expect(names()).toEqual(['热区 1：购物车'])
  await confirm()
  const link = { ___type: 'other', title: '购物车' }
  expect(picked).toEqual([{ ...SECOND, type: 'other', link, title: '购物车', ids: [], names: ['购物车'] }])
})

it('highlights a zone together with its entry', async () => {
  open()
  const entry = screen.getAllByRole('listitem')[1] as HTMLElement
  const looks = () => [box(2).parentElement?.className, entry.className]
  const before = looks()
  fireEvent.pointerEnter(entry)
  await waitFor(() => expect(looks().map((look, at) => look !== before[at])).toEqual([true, true]))
  fireEvent.pointerLeave(entry)
  await waitFor(() => expect(looks()).toEqual(before))
})

it('asks before changes are discarded, and then keeps none', async () => {
  open()
  await press('添加热区')
  await press(/^取\s?消$/)
  await user.click(await screen.findByRole('button', { name: '继续编辑' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '放弃修改' })).toBeNull())
  expect(boxes()).toHaveLength(3)
  await press(/^取\s?消$/)
  await user.click(await screen.findByRole('button', { name: '放弃修改' }))
  await screen.findByText('已关闭')
  expect(picked).toBeNull()
})

it('closes without a question if nothing has changed', async () => {
  open()
  await press(/^取\s?消$/)
  await screen.findByText('已关闭')
})

it('says that a picture is broken or missing; its zones can be edited all the same', async () => {
  open([], '/files/gone.png')
  fireEvent.error(stage().querySelector('img') as HTMLElement)
  expect(stage()).toHaveTextContent('图片无法显示')
  await press('添加热区')
  expect(boxes()).toHaveLength(1)
})

it('has a place for a picture that is missing', () => {
  open([], '')
  expect(stage()).toHaveTextContent('还没有图片')
})

function Field() {
  const [zoneInfo, setZones] = useState<readonly Zone[]>([FIRST])
  const card = { img: '', zoneInfo }
  return <ZoneField card={card} label="第 1 张" disabled={false} onChange={setZones} renderLink={renderLink} />
}

it('opens from the field of a card, which counts its zones', async () => {
  render(<Field />, { wrapper: Frame })
  await press('第 1 张 绘制热区 (1 个)')
  await screen.findByRole('dialog', { name: '绘制热区' })
  await press('添加热区')
  await press(/^确\s?定$/)
  await waitFor(() => expect(screen.getByRole('button', { name: '第 1 张 绘制热区 (2 个)' })).toBeEnabled())
})
