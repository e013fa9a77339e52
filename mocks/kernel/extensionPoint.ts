/**
 * An extension point: an area defines it, later areas contribute by `extends` in their definition, and the area reads
 * `all()`, so that it need not import later areas.
 */
export type ExtensionPoint<Answer> = {
  all: () => readonly Answer[]
  with: (answer: Answer) => Extension
}

/** A contribution to an extension point; takes effect when the API is composed. */
export type Extension = () => void

/** Creates an extension point without contributions. */
export function extensionPoint<Answer>(): ExtensionPoint<Answer> {
  const answers: Answer[] = []
  return {
    all: () => answers,
    with: (answer) => () => {
      answers.push(answer)
    },
  }
}
