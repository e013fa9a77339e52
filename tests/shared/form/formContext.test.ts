import { describe, expect, it } from 'vitest'
import { pathOf } from '#shared/form/formContext'

describe('the path of a field as models write it', () => {
  it.each<[string | (string | number)[], string]>([
    ['carNo', 'carNo'],
    [['carNo'], 'carNo'],
    [['weighTickets', 0, 'ticketNo'], 'weighTickets[0].ticketNo'],
    [['photos', 12], 'photos[12]'],
    [['invoice', 'title'], 'invoice.title'],
    [['trips', 1, 'tickets', 0, 'no'], 'trips[1].tickets[0].no'],
  ])('%j → %s', (name, path) => {
    expect(pathOf(name)).toBe(path)
  })
})
