import { beforeEach, expect, it } from 'vitest'
import { idleLimit, isIdleOver, noteActivity } from '#shared/idle'
import { storeSite } from '#shared/site/settings'

const allow = (idleMinutes?: number) =>
  storeSite({ text: '{}', settings: idleMinutes === undefined ? {} : { idleMinutes }, css: '', isFaulty: false })

beforeEach(() => {
  localStorage.clear()
  allow()
})

it.each([
  ['two hours where the site says nothing', undefined, 30, 30],
  ['two hours where the site says nothing', undefined, 240, 120],
  ['two hours where the site says nothing', undefined, 0, 120],
  ['the operator’s', 15, 30, 15],
  ['the operator’s', 15, 5, 5],
  ['the operator’s', 15, 0, 15],
  ['none where the operator allows that', 0, 0, 0],
  ['none where the operator allows that', 0, 600, 600],
])('the longest idle time is %s: %s allows %i as %i', (_, longest, chosen, minutes) => {
  allow(longest)
  expect(idleLimit(chosen)).toBe(minutes)
})

it.each([
  ['just before its end', 29, undefined, false],
  ['after its end', 31, undefined, true],
  ['after the end that the operator has set since', 16, 15, true],
])('%s a session of 30 minutes is judged without the settings', (_, minutes, longest, isOver) => {
  noteActivity(30)
  localStorage.setItem('lastActivity', String(Date.now() - minutes * 60_000))
  allow(longest)
  expect(isIdleOver()).toBe(isOver)
})

it('goes on where nothing is known, and where the clock was set back', () => {
  expect(isIdleOver()).toBe(false)
  localStorage.setItem('lastActivity', String(Date.now() + 3_600_000))
  expect(isIdleOver()).toBe(false)
})
