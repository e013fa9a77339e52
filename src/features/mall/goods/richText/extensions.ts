import { Extension, Mark } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { safeUrl } from '#shared/safeUrl'
import { alignmentOf, colorOf } from '#shared/ui/html/textStyle'

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'superscript subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
})

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript subscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
})

/** The colour of a text; `editorHtml` brings it as `<font color>`. */
const TextColor = Mark.create({
  name: 'textColor',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: colorOf,
      renderHTML: ({ color }) => ({ style: `color: ${color}` }),
    },
  }),
  parseHTML: () => [{ tag: 'font[color]', getAttrs: (element) => (colorOf(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** The alignment of paragraphs and headings; `editorHtml` brings it as `align`. */
const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: alignmentOf,
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
})

/** What the editor of descriptions keeps. `cleanHtml` shows the same. */
export const EXTENSIONS = [
  StarterKit.configure({
    // A click in the editor places the cursor; buyers follow the link.
    link: { openOnClick: false, isAllowedUri: (address) => safeUrl(address) !== null },
  }),
  // Pictures may be data, see `editorHtml`.
  Image.configure({ allowBase64: true }),
  TableKit,
  Superscript,
  Subscript,
  TextColor,
  TextAlign,
]
