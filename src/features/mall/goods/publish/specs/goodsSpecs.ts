import { memoizeByRef } from '#domain/memoizeByRef'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { SKU_KEYS, specLengthError } from '#features/mall/goods/model/checks'

/** A value of a spec as typed. `key` is unique among all values, and begins with the key of its spec. */
type SpecValueInput = { key: string; text: string; image: string }
/** A spec as typed, e.g. 颜色 with its values. */
export type SpecInput = { key: string; name: string; values: SpecValueInput[] }

/** Maximum number of specs of a product. */
export const MAX_SPECS = 5
/** Maximum number of values of one spec. */
export const MAX_SPEC_VALUES = 10
/** The largest number of SKUs. */
export const MAX_SKUS = 1000
/** The specs that make SKUs: named, with values; repeated and empty ones are left out, texts are trimmed. */
export const liveSpecs = memoizeByRef((specs: readonly SpecInput[]): readonly SpecInput[] => {
  const names = new Set<string>()
  return specs.flatMap(({ key, name, values }) => {
    const ownName = name.trim()
    const live = liveValues(values)
    if (ownName === '' || names.has(ownName) || live.length === 0) return []
    names.add(ownName)
    return [{ key, name: ownName, values: live }]
  })
})

function liveValues(values: readonly SpecValueInput[]): SpecValueInput[] {
  const texts = new Set<string>()
  return values.flatMap((value) => {
    const own = value.text.trim()
    if (own === '' || texts.has(own)) return []
    texts.add(own)
    return [{ ...value, text: own }]
  })
}

/** How many SKUs the specs make; 1 without specs. */
export function skuCount(specs: readonly SpecInput[]): number {
  return liveSpecs(specs).reduce((count, { values }) => count * values.length, 1)
}

/** The path of the error of a value's picture. */
export function imagePath(valueKey: string): string {
  return `${valueKey}-image`
}

/**
 * Errors of specs: of a name by the key of the spec, of a value by its key, of its picture by `imagePath`, of all of
 * them together under `all`.
 */
export function specErrors(specs: readonly SpecInput[], hasImages: boolean): Errors {
  const count = skuCount(specs)
  const checks: Record<string, Text | null> = {
    all:
      count > MAX_SKUS
        ? text('规格组合不能超过{{max}}个，现在有{{count}}个：请减少规格值', { max: MAX_SKUS, count })
        : null,
  }
  const names = new Set<string>()
  specs.forEach(({ key, name, values }, at) => {
    checks[key] = nameError(name, names) ?? (values.length === 0 ? text('至少保留一个规格值！') : null)
    names.add(name.trim())
    const texts = new Set<string>()
    for (const value of values) {
      checks[value.key] = valueError(value.text, texts)
      texts.add(value.text.trim())
      if (at === 0 && hasImages && value.image === '') {
        checks[imagePath(value.key)] = text('开启规格图片，所有规格图片不能为空！')
      }
    }
  })
  return onlyErrors(checks)
}

function nameError(name: string, others: ReadonlySet<string>): Text | null {
  const own = name.trim()
  if (own === '') return text('规格项不能为空！')
  if (others.has(own)) return text('存在重复规格项！')
  if (SKU_KEYS.has(own)) return text('规格项不能叫“{{name}}”', { name: own })
  return specLengthError(own)
}

function valueError(value: string, others: ReadonlySet<string>): Text | null {
  const own = value.trim()
  if (own === '') return text('规格值不能为空！')
  return others.has(own) ? text('存在重复规格值！') : specLengthError(own)
}

/** A new empty spec; its key differs from those of the others. */
export function newSpec(specs: readonly SpecInput[]): SpecInput {
  return { key: `s${nextNumber(specs.map(({ key }) => key))}`, name: '', values: [] }
}

/** The spec with values added; duplicates and those beyond the limit are left out. */
export function withValues(spec: SpecInput, texts: readonly string[]): SpecInput {
  const values = [...spec.values]
  for (const one of texts.map((value) => value.trim())) {
    if (one === '' || values.length >= MAX_SPEC_VALUES) continue
    const key = `${spec.key}-v${nextNumber(values.map((value) => value.key))}`
    values.push({ key, text: one, image: '' })
  }
  return { ...spec, values }
}

function nextNumber(keys: readonly string[]): number {
  return 1 + Math.max(0, ...keys.map((key) => Number(/(\d+)$/.exec(key)?.[1] ?? 0)))
}
