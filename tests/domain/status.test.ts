import { describe, expect, it } from 'vitest'
import { allowedActions, canDo, nextStatus, type StatusTable, statusOf, type Transition } from '#domain/status'

const table: StatusTable<'0' | '8'> = {
  0: { label: '待提交', color: 'default' },
  8: { label: '已通过', color: 'success' },
}

const transitions: readonly Transition<'commit' | 'update' | 'approve'>[] = [
  { from: ['0', '4'], action: 'update' },
  { from: ['0', '4'], action: 'commit', to: '2' },
  { from: ['2'], action: 'approve', to: '8' },
  { from: ['8'], action: 'update' },
]

describe('labels of a status', () => {
  it.each<[unknown, string, string]>([
    ['8', '已通过', 'success'],
    [8, '已通过', 'success'],
    ['0', '待提交', 'default'],
    [0, '待提交', 'default'],
    ['7', '7', 'default'],
    ['constructor', 'constructor', 'default'],
    ['', '—', 'default'],
    [null, '—', 'default'],
    [-1, '—', 'default'],
    [{}, '—', 'default'],
  ])('%j is %s', (code, label, color) => {
    expect(statusOf(table, code)).toEqual({ label, color })
  })
})

describe('allowed actions', () => {
  it.each<[unknown, string[]]>([
    ['0', ['update', 'commit']],
    [4, ['update', 'commit']],
    [2, ['approve']],
    ['8', ['update']],
    ['1', []],
    ['', []],
    [null, []],
  ])('in %j: %j', (status, expected) => {
    expect(allowedActions(transitions, status)).toEqual(expected)
  })

  it.each<[unknown, 'commit' | 'update' | 'approve', string | null]>([
    ['0', 'commit', '2'],
    [4, 'update', '4'],
    [2, 'approve', '8'],
    ['2', 'commit', null],
    ['1', 'update', null],
    [null, 'update', null],
  ])('%j %s leads to %j', (status, action, expected) => {
    expect(nextStatus(transitions, status, action)).toBe(expected)
    expect(canDo(transitions, status, action)).toBe(expected !== null)
  })
})
