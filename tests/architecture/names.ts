import { paths, placeOf, sources } from './source'

// Each rule returns its violations.

/** Words that the design's glossary has replaced, as parts of names. */
const RETIRED = new Set(
  'ancestor wing act acts acted actor actors desk dice luck fate season grow grows nearest twin twins kept repair repaired finds sheet sheets papers package packages early trial trials'.split(
    ' ',
  ),
)
/** Names that the glossary has replaced, wherever they stand in code. */
const REPLACED =
  /\b(toDraft|DeliverDraft|SettlementBill|useAsk|askedOf|isOff|isMomentary|inTurn|lazyPart|loadSurely|recordNow|useSeen|useMovedOn|useLed|textLeaf|decimalLeaf|idLeaf|timeLeaf|Proposal|proposed\()(?!\w)/g
/** Names that the platform gives: style sheets. */
const GIVEN = /StyleSheet/

/** Files, folders and exports whose name has a retired word. */
export function retiredNames(): string[] {
  const files = paths.filter((path) => path.split('/').some((part) => hasRetired(part.replace(/\..*/, ''))))
  const exported = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:default )?(?:async )?(?:function|const|let|class|type|interface) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter(hasRetired)
      .map((name) => `${path}: ${name}`),
  )
  return [...files, ...exported]
}

/** Replaced names in code, each place once. */
export function replacedNames(): string[] {
  return sources
    .filter(({ path }) => !path.endsWith('architecture/names.ts'))
    .flatMap((source) =>
      [...source.text.matchAll(REPLACED)].map(({ 0: name, index }) => `${placeOf(source, index)} ${name}`),
    )
}

function hasRetired(name: string): boolean {
  return !GIVEN.test(name) && wordsOf(name).some((word) => RETIRED.has(word))
}

/** The words of a name in camel case. */
function wordsOf(name: string): string[] {
  return [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase())
}

/** Sections and pickers that do not export their own name. */
export function misnamedParts(): string[] {
  return sources.flatMap(({ path, text }) => {
    const [, name = ''] = /\/(\w+(?:Section|Picker))\.tsx$/.exec(path) ?? []
    return name && !new RegExp(`^export (default )?function ${name}\\b`, 'm').test(text) ? [path] : []
  })
}

/** Most files that a folder holds; a larger one has subfolders. */
const MAX_FILES = 25

/** Folders with too many files of their own. */
export function crowdedFolders(): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    // Each language has a file of texts.
    if (/\/[a-z]{2}\.json$/.test(path)) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > MAX_FILES).map(([folder, count]) => `${folder}: ${count} files`)
}
