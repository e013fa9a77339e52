import { isRecord } from '#domain/wire'

/** What differs between two documents: lines of what came, of what went, and of what a gateway must do otherwise. */
export type Changes = { added: string[]; removed: string[]; breaking: string[] }

type Json = Record<string, unknown>

/**
 * What a newer document has otherwise than an older one. A call that is sent newly, a parameter or body member that is
 * sent newly in each call, and a member of another kind are breaking: a gateway that was right may be wrong now.
 */
export function changesOf(before: Json, after: Json): Changes {
  const [old, now] = [factsOf(before), factsOf(after)]
  const added = [...now.keys()].filter((fact) => !old.has(fact))
  const removed = [...old.keys()].filter((fact) => !now.has(fact))
  const changed = [...now].filter(([fact, kind]) => old.has(fact) && old.get(fact) !== kind)
  const isCall = (fact: string) => !fact.includes(': ')
  const callsAdded = new Set(added.filter(isCall))
  const callsRemoved = new Set(removed.filter(isCall))
  // Of a whole call its parts are not listed.
  const partsOf = (facts: string[], calls: ReadonlySet<string>) =>
    facts.filter((fact) => isCall(fact) || !calls.has(fact.split(': ')[0] ?? ''))
  return {
    added: partsOf(added, callsAdded),
    removed: partsOf(removed, callsRemoved),
    breaking: [
      ...[...callsAdded].map((call) => `${call} is sent newly`),
      ...changed.map(([fact, kind]) => `${fact} was ${old.get(fact)}, is ${kind}`),
    ],
  }
}

/** The changes as text, by their kind; '' without any. */
export function changesText({ added, removed, breaking }: Changes): string {
  const sections = [
    ['Breaking', breaking],
    ['Added', added],
    ['Removed', removed],
  ] as const
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => [`## ${title}`, ...lines.map((line) => `- ${line}`), ''].join('\n'))
    .join('\n')
}

/**
 * Everything that a document says, each by its place, with its kind: calls, parameters, members of bodies and answers.
 */
function factsOf(document: Json): Map<string, string> {
  const facts = new Map<string, string>()
  for (const [path, methods] of entriesOf(document.paths))
    for (const [method, item] of entriesOf(methods)) {
      const call = `${method.toUpperCase()} ${path}`
      facts.set(call, '')
      for (const parameter of listOf(item.parameters)) {
        const { name, required } = parameter
        if (typeof name === 'string')
          facts.set(`${call}: parameter ${name}`, required === true ? 'always sent' : 'sometimes sent')
      }
      membersOf(bodyOf(item.requestBody), `${call}: body`, document, facts)
      const ok = isRecord(item.responses) ? item.responses[200] : null
      membersOf(bodyOf(ok), `${call}: answer`, document, facts)
    }
  return facts
}

/** The members of a schema by their path, with the names of the kinds that they may be. */
function membersOf(
  schema: unknown,
  place: string,
  document: Json,
  facts: Map<string, string>,
  seen: string[] = [],
): void {
  if (!isRecord(schema)) return
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? ''
    // Kinds of values are a leaf; a record inside itself ends here.
    if (!/^[A-Z]/.test(name) || seen.includes(name)) return
    const components =
      isRecord(document.components) && isRecord(document.components.schemas) ? document.components.schemas : {}
    membersOf(components[name], place, document, facts, [...seen, name])
    return
  }
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  for (const [name, member] of entriesOf(schema.properties)) {
    const at = `${place}.${name}`
    facts.set(at, `${kindOf(member)}${required.has(name) ? ', required' : ''}`)
    membersOf(member, at, document, facts, seen)
  }
  for (const part of [...listOf(schema.anyOf), ...listOf(schema.allOf), ...listOf(schema.items ? [schema.items] : [])])
    membersOf(part, place, document, facts, seen)
}

function kindOf(schema: Json): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? ''
  return typeof schema.type === 'string' ? schema.type : Array.isArray(schema.anyOf) ? 'one of several' : 'anything'
}

function bodyOf(part: unknown): unknown {
  const content = isRecord(part) && isRecord(part.content) ? part.content : {}
  const [first] = Object.values(content)
  return isRecord(first) ? first.schema : null
}

function entriesOf(value: unknown): [string, Json][] {
  return Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, Json] => isRecord(entry[1]))
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
