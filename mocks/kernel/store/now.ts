import { serverNow } from '#domain/time'

let moment: string | null = null

/** Current time of the demo, YYYY-MM-DD HH:mm:ss: the server's time, or the past time of `atMoment`. */
export function worldNow(): string {
  return moment ?? serverNow()
}

/** Current day of the demo, YYYY-MM-DD. */
export function worldToday(): string {
  return worldNow().slice(0, 10)
}

/** Whether the past is being simulated. */
export function isPast(): boolean {
  return moment !== null
}

/** Runs a step at a past time, so that the code of the routes can simulate the history of the demo. */
export function atMoment(time: string, step: () => void): void {
  moment = time
  try {
    step()
  } finally {
    moment = null
  }
}
