/**
 * A question an area leaves open for the areas after it, so that it needs to import nothing of theirs: they add answers by `extends` in
 * their definition, and it reads `all()` when it needs them.
 */
export type Point<Answer> = {
  all: () => readonly Answer[]
  with: (answer: Answer) => Extension
}

/** An answer to a point; it counts once the API is composed. */
export type Extension = () => void

/** A point without answers yet. */
export function point<Answer>(): Point<Answer> {
  const answers: Answer[] = []
  return {
    all: () => answers,
    with: (answer) => () => {
      answers.push(answer)
    },
  }
}
