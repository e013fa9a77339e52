/** What the answer of `npm audit --json` says, in words, and whether it names a weakness. */
export function auditResult(answer) {
  const { metadata, vulnerabilities, error, message } = parsed(answer)
  if (!metadata) {
    const why = error?.summary || error?.code || message || 'no answer'
    return { text: `NOT AUDITED: the registry refused: ${why}`, isFault: false }
  }
  const { total } = metadata.vulnerabilities
  if (total === 0) return { text: 'audit: no known weakness in what the site is made of', isFault: false }
  const named = Object.values(vulnerabilities).map(({ name, severity, range }) => `  ${name} ${range}: ${severity}`)
  return { text: [`audit: ${total} known weaknesses`, ...named].join('\n'), isFault: true }
}

function parsed(answer) {
  try {
    return JSON.parse(answer)
  } catch {
    return {}
  }
}
