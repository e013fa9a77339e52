import type { Plugin } from 'vite'
import { type BundledLibrary, librariesOf } from './libraries.ts'
import { isAllowedLicence } from './licences.ts'

/** Beside the page; nothing in it is loaded by the page. */
export const THIRD_PARTY = 'THIRD-PARTY.txt'

const LINE = '='.repeat(80)

/**
 * Writes `THIRD-PARTY.txt` into the built site: each library whose code or styles are in the bundle, with its licence
 * and notices. A library under a licence that is not allowed ends the build.
 */
export function thirdParty(): Plugin {
  return {
    name: 'third-party',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      // Style sheets are in no chunk by now: all that were read count.
      const styles = [...this.getModuleIds()].filter((id) => /\.css(?:$|\?)/.test(id))
      const libraries = librariesOf([...chunks.flatMap(({ moduleIds }) => moduleIds), ...styles])
      const refused = libraries.filter(({ licence }) => !isAllowedLicence(licence))
      if (refused.length > 0)
        this.error(`no allowed licence: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')}`)
      this.emitFile({ type: 'asset', fileName: THIRD_PARTY, source: thirdPartyText(libraries) })
    },
  }
}

/** The text of the file: a list of the libraries, then the texts of each. */
function thirdPartyText(libraries: readonly BundledLibrary[]): string {
  const list = libraries.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
  const parts = libraries.map(({ texts }, at) => [
    LINE,
    list[at],
    ...texts.flatMap(({ file, text }) => [`---- ${file}`, '', text, '']),
  ])
  return [`This site contains code of ${libraries.length} packages:`, '', ...list, '', ...parts.flat()].join('\n')
}
