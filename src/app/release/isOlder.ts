/**
 * Whether a version such as `1.2.0` comes before another; false where one of them is none. What follows a hyphen or a
 * plus is not compared.
 */
export function isOlder(version: string, than: string): boolean {
  const [own, other] = [partsOf(version), partsOf(than)]
  if (!own || !other) return false
  const at = own.findIndex((part, index) => part !== other[index])
  return at >= 0 && (own[at] ?? 0) < (other[at] ?? 0)
}

function partsOf(version: string): number[] | null {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(version.trim()) ?? []
  return parts.length === 3 ? parts.map(Number) : null
}
