import { copyText } from '#shared/copyText'

/** Copies what happened in this page, and first the failure that is looked at; false when the browser refuses. */
export async function copyDiagnosis(line = ''): Promise<boolean> {
  const { diagnosis } = await import('./diagnosis')
  return copyText(diagnosis(line))
}
