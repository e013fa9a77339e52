/**
 * An extension point: an area defines it, later areas contribute by `extends` in their definition, and the area reads
 * `all()`. So it need not import later areas.
 */
export type Point<Answer> = {
  all: () => readonly Answer[]
  with: (answer: Answer) => Extension
}

/** A contribution to a point; it applies once the API is composed. */
export type Extension = () => void

/** A point without contributions. */
export function point<Answer>(): Point<Answer> {
  const answers: Answer[] = []
  return {
    all: () => answers,
    with: (answer) => () => {
      answers.push(answer)
    },
  }
}
