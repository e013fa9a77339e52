import { dirtyForms, flushDrafts, skipLeaveQuestion } from '#shared/dirtyForms'
import { DRAFTS } from '#shared/drafts'
import { refusedPlaces } from '#shared/storage/refusal'

/** Whether drafts keep all that is typed in the open forms over a reload. */
export function isInputSafe(): boolean {
  const forms = dirtyForms()
  return forms.length === 0 || (!refusedPlaces().includes(DRAFTS) && !forms.some(({ hasNoDraft }) => hasNoDraft))
}

/** Saves all drafts and reloads; the browser asks only where something would be lost. */
export async function reloadWithDrafts(): Promise<void> {
  await flushDrafts()
  if (isInputSafe()) skipLeaveQuestion()
  window.location.reload()
}
