import { headerWord } from '#domain/cell/headerDetection'
import { formatTime, serverNow, serverToday } from '#domain/time'
import type { ChosenPlaces } from '#domain/workbook/importColumns'
import type { Worksheet } from '#domain/workbook/worksheet'
import { readPref, writePref } from '#shared/prefs'
import { useSession } from '#shared/session'

/** Maximum number of files of an import that are remembered. */
const MAX_FILES = 50

type Heads = Readonly<Record<string, string>>
type SeenFile = { content: string; time: string }

/** The columns of a table that this user chose by hand before, found again by their heads. */
export function rememberedPlaces(name: string, heads: readonly string[]): ChosenPlaces {
  const words = heads.map(headerWord)
  const known = Object.entries(readPref<Heads>(headsPref(name), {}))
  const found = known.map(([field, word]) => [field, words.indexOf(word)] as const).filter(([, at]) => at !== -1)
  return Object.fromEntries(found)
}

/** Remembers the heads of the columns that were chosen by hand. */
export function rememberPlaces(name: string, heads: readonly string[], places: ChosenPlaces): void {
  const chosen = Object.entries(places).flatMap(([field, at]) => {
    const word = at === null ? '' : headerWord(heads[at] ?? '')
    return word === '' ? [] : [[field, word] as const]
  })
  if (chosen.length > 0) {
    writePref(headsPref(name), { ...readPref<Heads>(headsPref(name), {}), ...Object.fromEntries(chosen) })
  }
}

/** Identifies the content of a worksheet, whatever the file is called. */
export async function contentOf({ rows }: Worksheet): Promise<string> {
  const { md5 } = await import('js-md5')
  return md5(JSON.stringify(rows))
}

/** When this user last imported the same content; '' when never. Of today only the time of day. */
export function importedAt(name: string, content: string): string {
  const time = filesOf(name).find((file) => file.content === content)?.time ?? ''
  if (time === '') return ''
  return formatTime(time, formatTime(time, 'YYYY-MM-DD') === serverToday() ? 'HH:mm' : 'YYYY-MM-DD HH:mm')
}

/** Remembers that content was imported now. */
export function rememberImport(name: string, content: string): void {
  const others = filesOf(name).filter((file) => file.content !== content)
  writePref(filesPref(name), [{ content, time: serverNow() }, ...others].slice(0, MAX_FILES))
}

function filesOf(name: string): SeenFile[] {
  return readPref<SeenFile[]>(filesPref(name), [])
}

function headsPref(name: string): string {
  return `importHeads.${userId()}.${name}`
}

function filesPref(name: string): string {
  return `importFiles.${userId()}.${name}`
}

function userId(): string {
  return useSession.getState().user?.userId ?? ''
}
