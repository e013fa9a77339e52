import { serverNow } from '#domain/time'

let moment: string | null = null

/** Now in the demo world, 'YYYY-MM-DD HH:mm:ss': the server's time, or the past moment of `atMoment`. */
export function worldNow(): string {
  return moment ?? serverNow()
}

/** Today in the demo world, 'YYYY-MM-DD'. */
export function worldToday(): string {
  return worldNow().slice(0, 10)
}

/** Whether a past moment is being grown. */
export function isPast(): boolean {
  return moment !== null
}

/** Runs a step at a past moment, so that the code that handles calls can grow the history of the demo world. */
export function atMoment(time: string, step: () => void): void {
  moment = time
  try {
    step()
  } finally {
    moment = null
  }
}
