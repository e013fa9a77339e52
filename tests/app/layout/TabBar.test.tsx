import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { changeElsewhere } from '#tests/kit/changeElsewhere'
import {
  address,
  askedAt,
  field,
  fill,
  idle,
  inPage,
  openPrepared,
  page,
  reload,
  renderApp,
  runApp,
  shows,
  signIn,
  tabNames,
  user,
  visit,
} from '#tests/kit/render'
import { rows, settled } from '#tests/kit/suites/listScreen'

runApp('supplier')
afterEach(() => resize(1440))

const contracts = () => db.contracts.filter(({ supplierId }) => supplierId === '9001')
const tab = (name: string) => screen.getByRole('tab', { name })

describe('tabs', () => {
  it('hold two contracts side by side, each under its number', async () => {
    await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
    await settled()
    const codes = inPage()
      .getAllByRole('link')
      .slice(0, 2)
      .map((link) => link.textContent ?? '')
    for (const code of codes) {
      await user.click(tab('集采合同'))
      await user.click(inPage().getByRole('link', { name: code }))
      await shows('合同信息')
    }
    expect(tabNames()).toEqual(['首页', '集采合同', `合同详情 ${codes[0]}`, `合同详情 ${codes[1]}`])
    await user.click(tab(`合同详情 ${codes[0]}`))
    const name = contracts().find(({ contractCode }) => contractCode === codes[0])?.contractName ?? ''
    expect(inPage().getByRole('heading', { level: 1 })).toHaveTextContent(name)
    expect(document.title).toMatch(`合同详情 ${codes[0]}`)
  })

  it('keep typed text, filters and ticked rows while another tab is on screen', async () => {
    await renderApp({ path: '/supplier/deliver/list?size=20', account: 'yueheng' })
    await settled()
    await fill(field('送货单号'), '还没搜索')
    await user.click(inPage().getAllByRole('checkbox', { name: /^选择 / })[0] as HTMLElement)
    await user.click(tab('首页'))
    await shows('您好，陈敏')
    await user.click(tab('送货单'))
    expect(field('送货单号')).toHaveValue('还没搜索')
    expect(inPage().getByText('已选 1 项')).toBeInTheDocument()
    expect(address()).toBe('/supplier/deliver/list?size=20')
    expect(rows()).toHaveLength(20)
  })

  it('have unique field ids, though forms of two pages name their fields alike', async () => {
    await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
    await settled()
    const [all] = inPage().getAllByRole('radio')
    await visit('/supplier/deliver/chooseMaterial?source=contract')
    await settled()
    await visit('/supplier/deliver/list')
    await settled()
    await user.click(inPage().getByText('材料名称', { selector: 'label' }))
    expect(page()).toContainElement(document.activeElement as HTMLElement)
    expect(all).toBeChecked()
    const ids = [...document.querySelectorAll('form [id]')].map(({ id }) => id).filter((id) => id !== 'test-id')
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('send no requests while hidden, and refetch what changed when they are shown', async () => {
    await renderApp({ path: '/supplier/deliver/list', account: 'yueheng' })
    await settled()
    await user.click(tab('首页'))
    await shows('您好，陈敏')
    await inPage().findByText('待验收送货单')
    await idle()
    const asked = () => askedAt('/get-deliver-page/1').map(({ query }) => query.get('size'))
    const before = asked().length
    changeElsewhere('delivery')
    await waitFor(() => expect(asked().length).toBeGreaterThan(before))
    // Home has three cards about notes.
    await waitFor(() => expect(asked().slice(before)).toEqual(['3', '3', '3']))
    await user.click(tab('送货单'))
    await waitFor(() => expect(asked().slice(before)).toContain('10'))
  })

  it('come back after a reload with their addresses, and load when shown', async () => {
    await renderApp({ path: '/supplier/agreementList?contractName=钢筋', account: 'yueheng' })
    await settled()
    const link = inPage().getAllByRole('link')[0] as HTMLElement
    const name = `合同详情 ${link.textContent}`
    await user.click(link)
    await shows('合同信息')
    await reload()
    await shows('合同信息')
    expect(tabNames()).toEqual(['首页', '集采合同', name])
    expect(askedAt('/contract/queryContractById')).toHaveLength(2)
    // The title of a tab that is not loaded yet says so.
    expect(tab('集采合同')).toHaveAttribute('title', '集采合同（休眠中，点开时重新加载）')
    await user.click(tab('集采合同'))
    expect(tab('集采合同')).toHaveAttribute('title', '集采合同')
    await settled()
    expect(field('合同名称')).toHaveValue('钢筋')
  })

  it('are stored from the first page on, though the next address is entered at once', async () => {
    await signIn('yueheng')
    await openPrepared('/supplier/deliver/list')
    await settled()
    await openPrepared('/supplier/agreementList')
    await settled()
    expect(tabNames()).toEqual(['首页', '送货单', '集采合同'])
  })

  it('of another user never show', async () => {
    await renderApp({ path: '/supplier/deliver/list', account: 'yueheng' })
    await settled()
    await signIn('yueheng01')
    window.history.replaceState(null, '', '/home')
    await reload()
    await shows('您好，何军')
    expect(tabNames()).toEqual(['首页'])
  })
})

describe('closing', () => {
  const command = async (name: string, word: string) => {
    fireEvent.contextMenu(tab(name))
    const items = await screen.findAllByRole('menuitem', { name: word })
    await user.click(items.at(-1) as HTMLElement)
  }

  it('a tab shows its neighbour; home cannot be closed', async () => {
    await openThree()
    await user.click(screen.getByRole('button', { name: '关闭 创建送货单' }))
    expect(tabNames()).toEqual(['首页', '合同详情', '送货单详情'])
    await waitFor(() => expect(address()).toBe('/supplier/deliver/detail'))
    tab('送货单详情').focus()
    await user.keyboard('{Delete}')
    expect(tabNames()).toEqual(['首页', '合同详情'])
    fireEvent(tab('合同详情'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
    expect(tabNames()).toEqual(['首页'])
    expect(screen.queryByRole('button', { name: '关闭 首页' })).not.toBeInTheDocument()
    tab('首页').focus()
    await user.keyboard('{Delete}')
    expect(tabNames()).toEqual(['首页'])
  })

  it.each([
    ['关闭其他', '合同详情', ['首页', '合同详情'], '/supplier/agreementDetail'],
    ['关闭左侧', '送货单详情', ['首页', '送货单详情', '创建送货单'], '/supplier/deliver/createDeliver'],
    ['关闭右侧', '合同详情', ['首页', '合同详情'], '/supplier/agreementDetail'],
    ['关闭全部', '送货单详情', ['首页'], '/home'],
  ])('by %s', async (word, name, left, at) => {
    await openThree()
    await command(name, word)
    await waitFor(() => expect(tabNames()).toEqual(left))
    await waitFor(() => expect(address()).toBe(at))
  })

  it('refreshing a tab remounts its page', async () => {
    await renderApp({ path: '/supplier/deliver/chooseMaterial?source=contract', account: 'yueheng' })
    await settled()
    await fill(field('材料名称'), '还没搜索')
    await command('选择材料', '刷新')
    await waitFor(() => expect(field('材料名称')).toHaveValue(''))
    await settled()
  })
})

it('a tab with unsaved input is marked and asks before it closes; the draft stays', async () => {
  const contract = contracts()[0]
  const line = db.materials.find(({ contractId }) => contractId === contract?.id)
  await renderApp({
    path: `/supplier/deliver/createDeliver?contractId=${contract?.id}&items=${line?.id}`,
    account: 'yueheng',
  })
  await shows('保存送货单')
  expect(screen.queryByRole('img', { name: '未保存' })).not.toBeInTheDocument()
  await fill(field('送货人（经办）'), '李工')
  expect(screen.getByRole('img', { name: '未保存' })).toBeInTheDocument()
  await shows(/^草稿已保存/)
  const close = () => user.click(screen.getByRole('button', { name: `关闭 创建送货单 ${contract?.contractCode}` }))
  await close()
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent(`送货单 ${contract?.contractCode} 尚未提交`)
  await user.click(within(dialog).getByRole('button', { name: '取消' }))
  expect(field('送货人（经办）')).toHaveValue('李工')
  await close()
  await user.click(
    within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement).getByRole('button', { name: /关\s?闭/ }),
  )
  await waitFor(() => expect(tabNames()).toEqual(['首页']))
  const link = await waitFor(() => inPage().getByRole('link', { name: `送货单 ${contract?.contractCode}` }))
  await user.click(link)
  await waitFor(() => expect(field('送货人（经办）')).toHaveValue('李工'))
  expect(await shows(/^已恢复/)).toBeInTheDocument()
})

it('a narrow window shows home and two more tabs; the rest are in 更多', async () => {
  await openThree()
  expect(tabNames()).toHaveLength(4)
  resize(1200)
  expect(tabNames()).toEqual(['首页', '合同详情', '创建送货单'])
  await user.click(screen.getByRole('button', { name: /^更多 1/ }))
  await user.click(await screen.findByRole('menuitem', { name: '送货单详情' }))
  await waitFor(() => expect(tabNames()).toEqual(['首页', '合同详情', '送货单详情']))
  expect(tab('送货单详情')).toHaveAttribute('aria-selected', 'true')
  tab('送货单详情').focus()
  await user.keyboard('{ArrowRight}')
  expect(tab('首页')).toHaveFocus()
})

/** Opens three pages that send no requests. */
async function openThree() {
  await renderApp({ path: '/supplier/agreementDetail', account: 'yueheng' })
  await shows('没有找到这条记录，它可能已被删除。')
  await visit('/supplier/deliver/detail')
  await visit('/supplier/deliver/createDeliver')
  await shows('请先选择要送货的材料。')
  expect(tabNames()).toEqual(['首页', '合同详情', '送货单详情', '创建送货单'])
}

function resize(width: number) {
  act(() => {
    window.innerWidth = width
    window.dispatchEvent(new Event('resize'))
  })
}

describe('a closed tab', () => {
  it('opens again by its key and by the menu of a tab, also after a reload', async () => {
    await renderApp({ path: '/supplier/deliver/list?size=20', account: 'yueheng' })
    await settled()
    await user.click(screen.getByRole('button', { name: '关闭 送货单' }))
    await shows('您好，陈敏')
    await user.keyboard('{Control>}{Shift>}{Backspace}{/Shift}{/Control}')
    await waitFor(() => expect(address()).toBe('/supplier/deliver/list?size=20'))
    await user.click(screen.getByRole('button', { name: '关闭 送货单' }))
    await shows('您好，陈敏')
    await reload()
    fireEvent.contextMenu(await screen.findByRole('tab', { name: '首页' }))
    await user.click(await screen.findByRole('menuitem', { name: '重新打开关闭的页面' }))
    await waitFor(() => expect(tabNames()).toEqual(['首页', '送货单']))
  })
})
