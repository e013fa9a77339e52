import type { Client } from '#tests/kit/api'
import { altered, takesOnly } from './bodies'

const UPLOAD = '/api/common/common/upload/file'
const MEGABYTES = 1024 * 1024
/** Content that fits the ending as far as that is known. */
const STARTS: Record<string, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** What names a file, what its content begins with, and the other members of its upload. */
type Sent = { name: string; start: string; directoryPath?: string }

/** Of random files, by name, size and kind, only those are taken that the form takes. */
export async function filesTaken(client: Client, errorOf: (file: File) => string | null, sound: Sent): Promise<void> {
  await takesOnly(
    altered({ ...sound, size: 20_000 }),
    (body) => client.post(UPLOAD, formOf(body)),
    (body) => {
      const error = errorOf(formOf(body).get('file') as File)
      return error ? { file: error } : {}
    },
    1000,
  )
}

/** The request of a file: small ones are more frequent, as they are faster. */
function formOf({ name, start, size, ...fields }: Sent & { size: unknown }): FormData {
  const length = typeof size === 'number' && Number.isFinite(size) ? Math.max(0, Math.round(size)) : 16
  const bytes = new Uint8Array(Math.min(length, 21 * MEGABYTES))
  bytes.set((STARTS[start] ?? []).slice(0, bytes.length))
  const form = new FormData()
  form.set('file', new File([bytes], String(name)))
  for (const [member, value] of Object.entries(fields)) form.set(member, String(value))
  return form
}
