import type { Actions } from '#shared/action/action'

/** What `todos.ts` of a feature's test folder says of its cards, by their keys. */
export type TodoModule = {
  /** The action that completes a document, for cards that only open it. */
  next?: Readonly<Record<string, readonly [actions: Actions<never>, key: string]>>
  /** Documents that are worked on where they open, without an action of their own: whether the account may. */
  opened?: Readonly<Record<string, (record: never) => boolean>>
  /** Cards that announce a day: nothing is to be done in the app yet. */
  notices?: readonly string[]
}
