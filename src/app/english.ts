/** The English texts of all folders; a chunk of its own, loaded on the first switch. */
const files = import.meta.glob<Record<string, string>>(['../features/**/en.json', '../shared/en.json', './en.json'], {
  import: 'default',
  eager: true,
})

export const english: Record<string, string> = Object.assign({}, ...Object.values(files))
