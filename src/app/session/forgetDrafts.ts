import { removeDrafts } from '#shared/drafts'
import { removeVersions } from '#shared/editor/draft/versions'
import { sessionStore } from '#shared/storage/webStorage'

/**
 * Removes from this computer what a user typed or edited: drafts, kept states of records, values of forms without one.
 */
export async function forgetDrafts(userId: string): Promise<void> {
  sessionStore.clear()
  await Promise.all([removeDrafts(userId), removeVersions(userId)])
}
