import { afterEach, describe, expect, it } from 'vitest'
import { canGo, closeAndGo, go, hrefTo, internalPath, setNavigator, toSearch } from '#shared/navigation'

const moves: string[] = []
const paths: Record<string, string> = { home_index: '/home', deliverDetail: '/supplier/deliver/detail' }
const restore: (() => void)[] = []

function withNavigator(known = paths) {
  restore.push(
    setNavigator({
      pathOf: (name) => known[name] ?? null,
      mayOperate: (name) => name in known,
      navigate: (to) => moves.push(to),
      closeTab: () => moves.push('close'),
    }),
  )
}

afterEach(() => {
  for (const undo of restore.splice(0).reverse()) undo()
  moves.length = 0
})

describe('a query in an address', () => {
  it.each([
    [{}, ''],
    [{ id: '1898765432109876543' }, 'id=1898765432109876543'],
    [{ n: 0, empty: '', none: undefined, nil: null }, 'n=0'],
    [{ name: '螺纹 钢&x' }, 'name=%E8%9E%BA%E7%BA%B9+%E9%92%A2%26x'],
  ])('%j is %s', (query, text) => {
    expect(toSearch(query)).toBe(text)
  })
})

describe('going to a screen', () => {
  it('goes nowhere before the shell is mounted', () => {
    go('home_index')
    closeAndGo('home_index')
    expect(moves).toEqual([])
    expect([hrefTo('home_index'), canGo('home_index')]).toEqual([null, false])
  })

  it('opens its path with the query', () => {
    withNavigator()
    go('deliverDetail', { deliverSn: 'SH1', edit: '' })
    closeAndGo('home_index')
    expect(moves).toEqual(['/supplier/deliver/detail?deliverSn=SH1', 'close', '/home'])
    expect(hrefTo('deliverDetail')).toBe('/supplier/deliver/detail')
    expect(canGo('deliverDetail')).toBe(true)
  })

  it('does not open a screen that the account cannot open, but still closes the finished one', () => {
    withNavigator()
    go('carList')
    closeAndGo('carList')
    expect(moves).toEqual(['close'])
    expect([hrefTo('carList', { edit: 1 }), canGo('carList')]).toEqual([null, false])
  })

  it('removes the navigator of an unmounted shell, but not a later one', () => {
    withNavigator()
    withNavigator({ carList: '/car' })
    restore[0]?.()
    expect(canGo('carList')).toBe(true)
    restore[1]?.()
    expect(canGo('carList')).toBe(false)
  })
})

describe('the target of a redirect', () => {
  it.each([
    '/',
    '/home',
    '/supplier/deliver/detail?deliverSn=SH1&next=//x',
    '/a?url=https://mall.example',
    '/a#b',
    '/%5C%5Cevil.example',
    '/送货单',
  ])('%s is accepted', (target) => {
    expect(internalPath(target)).toBe(target)
  })

  it.each([
    null,
    undefined,
    '',
    'home',
    '?a=1',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'https:/evil.example',
    'http:evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    ' //evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\t//evil.example',
  ])('%j is rejected', (target) => {
    expect(internalPath(target)).toBeNull()
  })
})
