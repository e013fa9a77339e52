import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { serverNow, shiftMinutes } from '#domain/time'
import type { StudioStatus } from '#features/promotion/live/model'
import { db } from '#mocks/areas'
import { statusOfStudio } from '#mocks/promotion/live/rules'
import { field, fill, user } from '#tests/kit/render'

/** A seeded room of a status. */
export function studioIn(status: StudioStatus) {
  const found = db.studios.find((row) => statusOfStudio(row) === status && row.goodsIds.length > 2)
  if (!found) throw new Error(`no room in ${status}`)
  return found
}

/** A moment from now, to the minute, as a picker takes it. */
export function fromNow(minutes: number): string {
  return shiftMinutes(serverNow(), minutes).slice(0, 16)
}

/** Types a time into a picker and accepts it. */
export async function enterTime(label: string, time: string): Promise<void> {
  // Disabled until the code of date fields is there.
  const input = await waitFor(() => {
    expect(field(label)).toBeEnabled()
    return field(label)
  })
  fireEvent.mouseDown(input)
  await fill(input, time)
  await user.keyboard('{Enter}')
}
