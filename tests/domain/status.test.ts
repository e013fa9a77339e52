import { describe, expect, it } from 'vitest'
import {
  allowedActions,
  canDo,
  defineStatus,
  nextStatus,
  type StatusTable,
  statusOf,
  type Transition,
} from '#domain/status'

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

describe('a status said once', () => {
  const status = defineStatus({
    open: {
      code: 8,
      label: '待对账',
      color: 'processing',
      step: 'reconcile',
      isOwnStep: true,
      progress: '下一步：核对',
      actions: { confirm: 'done', note: 'open' },
    },
    done: { code: 1, label: '已对账', color: 'success', step: 'pay', progress: '下一步：付款' },
    failed: { code: 9, label: '异常', color: 'error', step: 'repost', progress: '下一步：重新入账' },
    dropped: { code: 4, label: '已作废', color: 'default', progress: '已作废', countsInSums: false },
    unsent: { code: 0, label: '待提交', color: 'default', isHidden: true, actions: { submit: 'open' } },
  })

  it('has its codes by name, its tabs in order, and every action', () => {
    expect(status.code).toEqual({ open: 8, done: 1, failed: 9, dropped: 4, unsent: 0 })
    expect(status.order).toEqual(['8', '1', '9', '4'])
    expect(status.actions).toEqual(['confirm', 'note', 'submit'])
  })

  it.each<[unknown, 'confirm' | 'note' | 'submit', number | null]>([
    [8, 'confirm', 1],
    ['8', 'note', 8],
    [8, 'submit', null],
    [1, 'confirm', null],
    [5, 'confirm', null],
    ['constructor', 'confirm', null],
    [null, 'confirm', null],
  ])('in %j %s leads to %j', (code, action, after) => {
    expect(status.next(code, action)).toBe(after)
    expect(status.can(code, action)).toBe(after !== null)
  })

  it.each<[unknown, boolean, string[], string, string]>([
    ['8', true, ['confirm', 'note'], 'reconcile', '待对账'],
    [0, true, ['submit'], '', '待提交'],
    [1, false, [], 'pay', '已对账'],
    [5, false, [], '', '5'],
    [-1, false, [], '', '—'],
  ])('%j is open or unsent: %j', (code, isEither, allowed, step, label) => {
    expect(status.is(code, 'open', 'unsent')).toBe(isEither)
    expect(status.allowed(code)).toEqual(allowed)
    expect(status.stepOf(code)).toBe(step)
    expect(status.labelOf(code).label).toBe(label)
  })

  it('says what follows from a status, and nothing of an unknown one', () => {
    expect([8, '1', 4, 0, 5].map(status.progressOf)).toEqual(['下一步：核对', '下一步：付款', '已作废', '', ''])
    expect(status.entryOf('4')).toMatchObject({ label: '已作废', countsInSums: false })
    expect(status.entryOf(1).countsInSums).toBeUndefined()
    expect(status.entryOf('toString')).toEqual({})
  })
})
