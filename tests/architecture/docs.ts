import { paths, read, sources } from './source'

// Each rule returns its violations.

/** The documents that name parts of the code. */
const DOCUMENTS = ['docs/code.md', 'docs/glossary.md']

/** What these documents name in backticks and the code does not have: a file, a command, or an identifier. */
export function unknownNames(): string[] {
  const known = new Set(sources.flatMap(({ text }) => text.match(/\w+/g) ?? []))
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  return DOCUMENTS.flatMap((document) =>
    [...proseOf(read(document)).matchAll(/`([^`]+)`/g)]
      .map(([, cited = '']) => cited)
      .filter((cited) => !isKnown(cited, known, scripts))
      .map((cited) => `${document}: ${cited}`),
  )
}

/** A document without its drawings, and of the glossary without the words that are replaced. */
function proseOf(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '')
}

function isKnown(cited: string, known: ReadonlySet<string>, scripts: Readonly<Record<string, string>>): boolean {
  const [, script] = /^npm (?:run )?(\S+)/.exec(cited) ?? []
  if (script) return script === 'ci' || script in scripts
  // A pattern, or a name that stands for any.
  if (/[*…→]|\bX{1,2}\w*|^X\./.test(cited)) return true
  if (/\.(tsx?|json|md|css)$/.test(cited)) return paths.some((path) => path === cited || path.endsWith(`/${cited}`))
  if (/^[\w/-]+\/$|^#/.test(cited)) return true
  const words = cited.replace(/'[^']*'|"[^"]*"/g, '').match(/[A-Za-z_]\w*/g) ?? []
  return words.every((word) => known.has(word) || paths.some((path) => path.split('/').includes(word)))
}
