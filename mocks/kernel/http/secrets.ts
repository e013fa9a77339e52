/** Stands for a secret that is set; sent back, it leaves the secret as it is. */
const KEPT_SECRET = '******'

/** A record as it is answered: of its secrets only whether they are set. */
export function withoutSecrets<Row extends object>(row: Row, names: readonly (keyof Row)[]): Row {
  return { ...row, ...Object.fromEntries(names.map((name) => [name, row[name] ? KEPT_SECRET : ''])) }
}

/** What is stored of a sent record: a secret that came back as it was answered is the stored one. */
export function withSecrets<Row extends object>(sent: Row, stored: Partial<Row>, names: readonly (keyof Row)[]): Row {
  const kept = names.filter((name) => sent[name] === KEPT_SECRET)
  return { ...sent, ...Object.fromEntries(kept.map((name) => [name, stored[name] ?? ''])) }
}
