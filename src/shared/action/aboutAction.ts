import type { QueryClient } from '@tanstack/react-query'
import type { Text } from '#domain/text'
import type { Actions } from './action'

/**
 * Tells an editor what its record is now, for the action of that key which its form carries out; see `explainRefusal`.
 */
export function aboutAction<Row>(actions: Actions<Row>, key: string, row: Row) {
  return async (client: QueryClient, resources: readonly string[]): Promise<Text | null> => {
    const action = actions.all.find((one) => one.key === key)
    const { explainRefusal } = await import('./explainRefusal')
    return action ? explainRefusal(client, { actions, action, row }, resources) : null
  }
}
