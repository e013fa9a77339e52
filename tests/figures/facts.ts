import type { Fact, Places } from './book'

/** What `figures.ts` of a feature says. */
type FiguresModule = {
  /** Facts of the feature, with the place first that names all that the fact is about. */
  facts?: Places
  /** Places of the feature that show facts of others. */
  places?: Places
}

const areas = Object.entries(import.meta.glob<FiguresModule>('../features/*/*/figures.ts', { eager: true }))
const namesOf = (of: Places = {}) => Object.keys(of)
const known = new Set(areas.flatMap(([, { facts }]) => namesOf(facts)))
const unknown = areas.flatMap(([, { places }]) => namesOf(places).filter((name) => !known.has(name)))
if (unknown.length > 0) throw new Error(`places of no fact: ${unknown.join(', ')}`)

/** The facts of the features of one module, or of all, with the places of every feature. */
export function factsOf(module = ''): Fact[] {
  return areas
    .filter(([path]) => path.startsWith(`../features/${module}`))
    .flatMap(([, { facts = {} }]) => Object.entries(facts))
    .map(([name, own]) => ({
      name,
      places: joined(name, [own, ...areas.map(([, { places }]) => places?.[name] ?? {})]),
    }))
}

function joined(name: string, parts: readonly Fact['places'][]): Fact['places'] {
  const all = parts.flatMap((part) => Object.entries(part))
  const places = Object.fromEntries(all)
  if (Object.keys(places).length < all.length) throw new Error(`two places of ${name} are called the same`)
  return places
}
