import { expect, it } from 'vitest'
import { nextStatus } from '#domain/status'
import {
  type ComplainStatus,
  complainStatuses,
  complaintTransitions,
  dueOf,
  mayAppeal,
  mayTalk,
  validateAppeal,
} from '#features/mall/complaint/model'

const always = { appeal: 'WAIT_ARBITRATION', arbitrate: 'COMPLETE' }
const open = { ...always, askAppeal: 'WAIT_APPEAL', discuss: 'COMMUNICATION', cancel: 'CANCEL' }
/** The next status of each action in each status, written out again by hand; a message keeps the status. */
const TABLE: Record<ComplainStatus, Record<string, string>> = {
  NEW: { ...open, communicate: 'NEW' },
  WAIT_APPEAL: { ...open, communicate: 'WAIT_APPEAL' },
  COMMUNICATION: { ...open, communicate: 'COMMUNICATION' },
  WAIT_ARBITRATION: { ...open, communicate: 'WAIT_ARBITRATION' },
  COMPLETE: { ...always, communicate: 'COMPLETE' },
  CANCEL: { ...always, cancel: 'CANCEL', communicate: 'CANCEL' },
}
const statuses = Object.keys(complainStatuses) as ComplainStatus[]

it.each(statuses)('%s allows the actions of the table and no others', (status) => {
  const allowed = complaintTransitions.flatMap(({ action }) => {
    const to = nextStatus(complaintTransitions, status, action)
    return to ? [[action, to]] : []
  })
  expect(Object.fromEntries(allowed)).toEqual(TABLE[status])
})

it('an appeal is offered before arbitration, and a message until the end', () => {
  expect(statuses.filter((complainStatus) => mayAppeal({ complainStatus })).sort()).toEqual([
    'COMMUNICATION',
    'NEW',
    'WAIT_APPEAL',
  ])
  expect(statuses.filter((complainStatus) => !mayTalk({ complainStatus })).sort()).toEqual(['CANCEL', 'COMPLETE'])
})

it('the deadline of an appeal is three days after the complaint', () => {
  expect(dueOf({ complainStatus: 'NEW', createTime: '2026-03-01 10:00:00' })).toBe('2026-03-04')
  expect(dueOf({ complainStatus: 'COMPLETE', createTime: '2026-03-01 10:00:00' })).toBe('')
})

it.each([
  ['', '请填写{{label}}'],
  ['长'.repeat(201), '{{label}}不能超过{{max}}个字'],
  ['有理有据\n第二行', undefined],
])('the appeal %s: %s', (appealContent, error) => {
  expect(validateAppeal({ appealContent }).appealContent?.text).toBe(error)
})
