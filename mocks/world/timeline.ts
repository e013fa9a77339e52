import { atMoment } from '#mocks/kernel/store/now'
import { type Day, dayText, momentOf } from './calendar'

/** Runs steps in order of their time; a step may plan later ones. */
export class Timeline {
  #steps: { time: string; run: () => void }[] = []

  /** Plans a step, by day and minutes after midnight. */
  at(day: Day, minutes: number, run: () => void): void {
    const time = momentOf(day, minutes)
    // Sorted with the earliest last; steps of the same second run in the order of planning.
    let [place, after] = [0, this.#steps.length]
    while (place < after) {
      const middle = (place + after) >> 1
      if ((this.#steps[middle]?.time ?? '') <= time) after = middle
      else place = middle + 1
    }
    this.#steps.splice(place, 0, { time, run })
  }

  /** Runs the steps before a day begins, and discards later ones. */
  runUntil(day: Day): void {
    const end = dayText(day)
    for (let step = this.#steps.at(-1); step && step.time < end; step = this.#steps.at(-1)) {
      this.#steps.pop()
      atMoment(step.time, step.run)
    }
    this.#steps = []
  }
}
