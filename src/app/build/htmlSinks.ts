import type { Plugin } from 'vite'

/** Lines of libraries that hand a text to the HTML parser, which the policy of the site refuses. */
const EDITED: readonly { file: RegExp; from: RegExp; to: string; before?: string }[] = [
  // A chart that begins, or is taken away.
  { file: /\/zrender\/lib\/canvas\/Painter\.js/, from: /\.innerHTML = ''/g, to: ".textContent = ''" },
  {
    file: /\/@tiptap\/core\/dist\/index\.js/,
    from: /new window\.DOMParser\(\)\.parseFromString\((\w+), "text\/html"\)/g,
    to: 'parseHtml($1)',
    before: "import { parseHtml } from '/src/shared/ui/html/parseHtml.ts'\n",
  },
]

/**
 * Lets libraries run under `require-trusted-types-for 'script'` without a default policy, which would let every text
 * pass. An update of a library that has such a line no more stops the build.
 */
export function htmlSinks(): Plugin {
  const found = new Set<RegExp>()
  return {
    name: 'html-sinks',
    apply: 'build',
    transform(code, id) {
      const edit = EDITED.find(({ file }) => file.test(id))
      if (!edit) return null
      const edited = code.replace(edit.from, edit.to)
      if (edited === code) this.error(`${id} has changed: it has no ${edit.from} to replace`)
      found.add(edit.file)
      return { code: (edit.before ?? '') + edited, map: null }
    },
    buildEnd(error) {
      const gone = EDITED.filter(({ file }) => !found.has(file))
      if (!error && gone.length > 0) this.error(`nothing matches ${gone.map(({ file }) => file.source).join(', ')}`)
    },
  }
}
