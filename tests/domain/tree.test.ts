import { describe, expect, it } from 'vitest'
import { findPath, flatten, type Region, regionText, toRegionTree } from '#domain/tree'

type Node = { id: string; children?: Node[] }

const tree: Node[] = [
  { id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }, { id: 'd' }] },
  { id: 'e', children: [] },
]
const ids = (nodes: readonly Node[]) => nodes.map(({ id }) => id).join('')

describe('trees', () => {
  it.each([
    ['a', 'a'],
    ['c', 'abc'],
    ['d', 'ad'],
    ['e', 'e'],
    ['x', ''],
  ])('path to %s is %j', (id, expected) => {
    expect(ids(findPath(tree, (node) => node.id === id))).toBe(expected)
  })

  it('lists every node before its children', () => {
    expect(ids(flatten(tree))).toBe('abcde')
    expect(flatten<Node>([])).toEqual([])
  })
})

describe('regions', () => {
  const shenzhen: Region = { id: '4403', name: '深圳市', parentId: '44', isLeaf: true }
  const guangdong: Region = { id: '44', name: '广东省', parentId: '00', isLeaf: false, children: [shenzhen] }

  it.each<[string, unknown, Region[]]>([
    [
      'whole tree',
      [
        {
          id: '44',
          name: '广东省',
          parentId: '00',
          code: '44',
          level: 1,
          children: [{ id: '4403', name: '深圳市', parentId: '44', code: '4403', level: 2 }],
        },
      ],
      [guangdong],
    ],
    [
      'lazy tree',
      [{ id: '44', parentId: '00', title: '广东省', key: '44', value: '44', hasChildren: true }],
      [{ id: '44', name: '广东省', parentId: '00', isLeaf: false }],
    ],
    [
      'lazy tree, last level',
      [{ id: '4403', parentId: '44', title: '深圳市', key: '4403', value: '4403', hasChildren: false }],
      [shenzhen],
    ],
    [
      'full rows',
      [{ id: 9, code: '4403', parentCode: '44', parentId: 7, name: '深圳市', hasChildren: false }],
      [shenzhen],
    ],
    [
      'city list of the mall, with its empty texts',
      [
        {
          id: '900',
          name: '广东省',
          parentId: '',
          adCode: '440000',
          code: '',
          level: 'province',
          children: [{ id: '901', name: '深圳市', parentId: '900' }],
        },
      ],
      [
        {
          id: '900',
          name: '广东省',
          parentId: '',
          isLeaf: false,
          children: [{ id: '901', name: '深圳市', parentId: '900', isLeaf: true }],
        },
      ],
    ],
    ['nothing', {}, []],
    ['null', null, []],
  ])('from the %s', (_name, payload, expected) => {
    expect(toRegionTree(payload)).toEqual(expected)
  })

  it.each([
    [['广东省', '深圳市', '宝安区'], '广东省 / 深圳市 / 宝安区'],
    [['北京市', '北京市', '东城区'], '北京市 / 东城区'],
    [[], ''],
  ])('%j reads %j', (names, expected) => {
    expect(regionText(names.map((name) => ({ name })))).toBe(expected)
  })
})
