/**
 * Why no release can be made of a tree, in words; '' when one can.
 *
 * @param version that of `package.json`
 * @param changelog its newest section with a date is of that version
 * @param changes the files that differ from the commit, as git lists them
 */
export function releaseFault(version, changelog, changes) {
  const [, released] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(changelog) ?? []
  if (released !== version) {
    return `package.json has ${version}, the newest release in CHANGELOG.md is ${released ?? 'none'}: make them agree`
  }
  return changes ? `a release is made of a commit, and these files differ from it:\n${changes}` : ''
}
